"""Scripts that make the pictures of the documents."""
