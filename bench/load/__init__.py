"""People at tables, as a load: who they are, when they do what, and how long the house takes."""
