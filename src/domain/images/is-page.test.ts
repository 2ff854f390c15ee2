import { expect, test } from 'vitest';
import { isPage } from './is-page.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['a page', '<!DOCTYPE html><title>Shop</title>', true],
  ['one behind empty lines', '\r\n\r\n  <html lang="en">', true],
  ['one behind a byte-order mark', '\u00ef\u00bb\u00bf<head>', true],
  ['one behind a comment', '<!-- served by cache 3 --><html>', true],
  ['an error in JSON', '{"error":"not found"}', true],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', false],
  ['a PNG', '\u0089PNG\r\n\u001a\n', false],
  ['a GIF', 'GIF89a', false],
  ['an SVG, which is a picture that is not readable here', '<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['an SVG behind its declaration', '<?xml version="1.0"?><svg>', false],
  ['nothing', '', false],
  ['a tag that only begins alike', '<path d="M0 0"/>', false],
])('%s', (_name, text, is) => {
  expect(isPage(bytesOf(text))).toBe(is);
});
