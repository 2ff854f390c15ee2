// Whether bytes are a web page, even if they came as a picture: servers answer a missing picture with their start page, and call it a JPEG.

/** The tags a page begins with, as browsers know one by its bytes (WHATWG MIME Sniffing, 7.1), and JSON, which shops answer errors with. */
const beginning =
  /^(?:<!doctype html|<(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta)[\s>]|<!--|\{|\[)/i;

/** This much of a file is enough; servers put empty lines and a byte-order mark before their pages. */
const readBytes = 1_024;

/** True for a page of HTML or an answer in JSON. No format of pictures begins like either. */
export function isPage(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, readBytes));
  return beginning.test(text.replace(/^\u00ef\u00bb\u00bf/, '').trimStart());
}
