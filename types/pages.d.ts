// Types for the scripts of the pages, for the type checker alone (`make lint`).

// An element found by a selector. The checker cannot know its kind, so it has the properties of all kinds that are used.
interface Found extends HTMLElement {
  action: string;
  checked: boolean;
  content: DocumentFragment;
  disabled: boolean;
  files: FileList | null;
  href: string;
  open: boolean;
  options: HTMLOptionsCollection;
  pathname: string;
  type: string;
  value: string;
  viewBox: SVGAnimatedRect;
  close(): void;
  cloneNode(deep?: boolean): Found;
  getBBox(): DOMRect;
  getScreenCTM?(): DOMMatrix | null;
  requestSubmit(): void;
  select(): void;
  setCustomValidity(error: string): void;
  showModal(): void;
}
interface ParentNode {
  querySelector(selectors: `form${string}`): HTMLFormElement | null;
  querySelector(selectors: string): Found | null;
  querySelectorAll(selectors: string): NodeListOf<Found>;
}
interface Element {
  closest(selectors: string): Found | null;
}
interface DocumentFragment {
  cloneNode(deep?: boolean): DocumentFragment;
}

// A legal move: MoveShown in pages/moves_shown.py.
interface Move {
  text: string;
  label: string;
  targets: string[];
  button?: string;
  gain?: number;
  brings?: string;
  group?: string;
  part?: string;
  about?: string;
  price?: number | string;
  warning?: string;
  yes?: string;
}

// The HTML of parts of a page by name; and a part in pieces: new text, or a range of pieces of the part before.
type PartTexts = Record<string, string>;
type Pieces = (string | [number, number])[];

// What a page receives after a change: Update in pages/table_page.py.
interface Update {
  seq: number;
  seat: number;
  mine: boolean;
  title: string;
  moves: Move[];
  parts: PartTexts;
  grown?: PartTexts;
  cut?: Record<string, Pieces>;
  marks?: Record<string, string>;
  on?: Record<string, string>;
  symbols?: string;
  hand_over?: boolean;
}

// A moment of a replay: MomentShown in pages/moments.py.
interface Moment {
  move: number;
  event: number;
  said: string[];
  about: string[];
  parts: PartTexts;
  grown?: PartTexts;
  cut?: Record<string, Pieces>;
}

// What the server answered: a status, and JSON whose shape depends on the request.
interface Answer {
  status: number;
  body: any;
}

interface Point {
  x: number;
  y: number;
}

// The sentences that scripts use, by name.
type Say = (name: string) => any;
type Play = (move: Move) => unknown;
