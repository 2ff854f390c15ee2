// Keeping a few characters of a file must not keep the file: V8 cuts strings without copying, so a kept sku holds the whole piece
// of text it was cut from (198 MB of a Shopify file stayed in memory that way).

/** The same text in memory of its own, for keys that are kept while a file is read. */
export function detach(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
