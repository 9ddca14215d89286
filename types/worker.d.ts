// What the service worker uses of its scope: TypeScript's own types of workers exclude those of pages.

interface WaitingEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}

interface PageEvent extends WaitingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

// A page of ours that is open.
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface NoticeEvent extends WaitingEvent {
  readonly notification: Notification;
}

interface ServiceWorkerScope {
  readonly location: WorkerLocation;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", act: (event: WaitingEvent) => void): void;
  addEventListener(kind: "notificationclick", act: (event: NoticeEvent) => void): void;
  addEventListener(kind: "fetch", act: (event: PageEvent) => void): void;
}

interface WorkerLocation {
  readonly href: string;
}
