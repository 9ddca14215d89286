"""Scripts that generate the pictures of the documents."""
