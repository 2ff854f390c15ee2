// A place of a product's source that speaks for or against a claim.

/** Where something stands: a field such as `title`, `bullets.2`, `attributes.Material` or `dataSources.0`, and the characters in it. */
export type Evidence = { field: string; start: number; end: number; text: string };
