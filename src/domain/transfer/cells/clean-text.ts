// Makes text of files clean: entities, odd spaces, control characters, HTML, placeholders; every cleaning is reported as bits.
import { decodeHTMLStrict } from 'entities';
import { dirt } from './cleaning-log.ts';
import { isHtml, readHtml } from './read-html.ts';

/** A cleaned value and the kinds of dirt taken out of it (bits of `dirt`). */
export type CleanText = { text: string; bits: number };

// Everything that can need cleaning; a value without any of these goes through untouched.
const suspect =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
  /[<&\u0000-\u001f\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200b\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff\ufffe\uffff\ud800-\udfff]| {2}|^ | $/;
const entity = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const placeholder = /^(?:null|n\/a|#n\/a|undefined|-+|–|—|\[\s*\]|\{\s*\}|"")$/i;
/** As programs write them; in other capitals they are names. */
const programWord = /^(?:nan|NaN|nil)$/;

// Letters of Windows-1252 that files mislabelled as ISO-8859-1 bring as control characters 80-9F.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Words that mean "no value": `null`, `N/A`, `-`, `[]` and the like. */
export function isPlaceholder(text: string): boolean {
  if (text.length > 12) return false;
  const word = text.trim();
  return placeholder.test(word) || programWord.test(word);
}

/** References people read although their `;` is lost or a space is in them; `&reg=` of an address is none. */
const cutReference =
  /&(?:(amp|quot|lt|gt|nbsp|apos|reg|trade|copy|deg)(?![;=_a-zA-Z])|(#\d{2,5})(?![;=\d])|(#x[\da-fA-F]{2,5})(?![\w=;])| ?(amp|quot|lt|gt|nbsp|apos|#\d{2,5}) ?;)/g;

/** Takes out the marks of an XML section that should not be there, and completes references that are cut. */
export function fixMarkup(raw: string): CleanText {
  let text = raw;
  if (text.includes('<![CDATA[')) text = text.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  // Inside a text the sign may be meant.
  else if (/\]\]>\s*$/.test(text.slice(-20))) text = text.trimEnd().slice(0, -3).trimEnd();
  if (text.includes('&'))
    text = text.replace(
      cutReference,
      (_, ...names: (string | undefined)[]) => `&${names.find((name) => name !== undefined)};`,
    );
  return { text, bits: text === raw ? 0 : dirt.entities };
}

/** Decodes references until none is left, three times at most: feeds escape twice (`&amp;quot;`), title casers write `&Amp;`. */
export function decodeEntities(text: string): string {
  let decoded = text.replace(/&(?:amp|quot|lt|gt|nbsp|apos|reg|trade);/gi, (found) => found.toLowerCase());
  for (let round = 0; round < 3 && decoded.includes('&') && entity.test(decoded); round += 1) {
    const next = decodeHTMLStrict(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Evens out spaces, line breaks and characters that print nothing; lines stay. */
export function tidyText(raw: string): CleanText {
  if (!suspect.test(raw)) return { text: raw, bits: 0 };
  let bits = 0;
  let text = raw;
  const replace = (pattern: RegExp, by: string | ((found: string) => string), bit: number) => {
    const next = typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by);
    if (next !== text) bits |= bit;
    text = next;
  };
  if (text.includes('\r')) text = text.replaceAll('\r\n', '\n');
  replace(/[\r\u2028\u2029\u0085\v\f]/g, '\n', dirt.lineBreaks);
  replace(/[\u0080-\u009f]/g, (found) => windows1252.charAt(found.charCodeAt(0) - 0x80), dirt.controlCharacters);
  replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
    /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/g,
    '',
    dirt.controlCharacters,
  );
  if (!text.isWellFormed()) {
    bits |= dirt.controlCharacters;
    text = text.toWellFormed();
  }
  replace(/[\t\u00a0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000]+/g, ' ', dirt.spaces);
  replace(/ {2,}/g, ' ', dirt.spaces);
  if (text.includes('\n')) {
    text = text.replace(/ ?\n ?/g, '\n');
    replace(/\n{3,}/g, '\n\n', dirt.lineBreaks);
  }
  const trimmed = text.trim();
  if (trimmed.length !== text.length) bits |= dirt.spaces;
  return { text: trimmed, bits };
}

/** Whole sentences that say nothing of the product; marketplaces and shop systems put them into every text. Known ones: others stay. */
const boilerplate = [
  /Free Returns ✓ ?Free Shipping ?✓\.? ?/g,
  /Make sure this fits by entering your model number\.? ?/g,
  /Go to your orders and start the return Select the ship method Ship it!(?: \| )?/g,
  /show up to 2 reviews by default ?/g,
  / ?\(View ?shipping ?rates ?and ?policies\)/g,
  /This is a demonstration store\. You can purchase products like this from [^\n.]{1,60}\.?/g,
] as const;
const boilerplateHint = /Free Returns|Make sure this|Go to your|show up to|View ?shipping|demonstration store/;

export function dropBoilerplate(text: string): CleanText {
  if (!boilerplateHint.test(text)) return { text, bits: 0 };
  let rest = text;
  for (const pattern of boilerplate) rest = rest.replace(pattern, '');
  return rest === text ? { text, bits: 0 } : { text: rest.replace(/[ |]+$/, '').trim(), bits: dirt.boilerplate };
}

/** Text with its lines kept: HTML becomes text (list items as lines starting with `• `), placeholders become empty. */
export function cleanText(raw: string): CleanText {
  if (raw === '') return { text: '', bits: 0 };
  if (isPlaceholder(raw)) return { text: '', bits: dirt.placeholders };
  let { text, bits } = fixMarkup(raw);
  if (!suspect.test(text)) {
    const rest = dropBoilerplate(text);
    return { text: rest.text, bits: bits | rest.bits };
  }
  if (text.includes('&') && entity.test(text)) {
    bits |= dirt.entities;
    if (!isHtml(text)) text = decodeEntities(text);
  }
  if (isHtml(text)) {
    bits |= dirt.html;
    text = readHtml(text)
      .map((block) => (block.kind === 'item' ? `• ${block.text}` : block.text))
      .join('\n')
      .replace(/^\n+/, '');
    text = decodeEntities(text);
  }
  const tidy = tidyText(text);
  const rest = dropBoilerplate(tidy.text);
  return { text: rest.text, bits: bits | tidy.bits | rest.bits };
}

/** Text as one line: for titles, bullets, names. */
export function cleanLine(raw: string): CleanText {
  const clean = cleanText(raw);
  if (!clean.text.includes('\n')) return clean;
  return { text: clean.text.replace(/\s*\n\s*/g, ' '), bits: clean.bits | dirt.lineBreaks };
}
