// Facts that stand only in a title or after the brand's name: the colour at its end, the pack in brackets, the model number.
import type { Fact } from './fact.ts';
import { topicOf } from './headers.ts';
import { findWords } from './title-brand.ts';
import { foldText } from './words.ts';

const colours = new Set(
  (
    'black white red blue green yellow orange purple pink brown gray grey silver gold beige ivory cream navy teal turquoise maroon burgundy ' +
    'charcoal bronze copper platinum titanium graphite gunmetal lime aqua cyan magenta violet lavender indigo coral peach tan khaki olive mint ' +
    'plum rose ruby crimson champagne espresso chrome nickel slate sapphire stainless-steel multi multicolor multicolour clear natural walnut oak'
  ).split(' '),
);
const modifiers = new Set(
  'dark light matte glossy gloss bright pale deep royal sky hot metallic brushed satin space jet pearl neon cobalt forest stainless steel and'.split(
    ' ',
  ),
);

/** Whether a text is nothing but a colour, such as `Matte Black`, `Red/White` or `Blaze Pink/Clear`: each piece ends in one. */
export function isColour(text: string): boolean {
  if (/\d/.test(text)) return false;
  if (/^stainless[ -]steel$/i.test(text)) return true;
  const pieces = text.toLowerCase().split(/\s*(?:[/&]|\sand\s|\swith\s)\s*/);
  const isPiece = (piece: string) => {
    const words = piece.split(/\s+/);
    const [first = '', second = ''] = words;
    return words.length <= 3 && (colours.has(words.at(-1) ?? '') || (colours.has(first) && modifiers.has(second)));
  };
  return pieces.length <= 5 && pieces.every(isPiece);
}

/** A model number: capitals and digits, both of them, with dashes between. */
const modelNumber = /^ ((?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*)(?![\p{L}\d./-])/u;

/** The model number that follows the brand's name in a text, such as `CJE-1000`. Null without one. */
export function modelAfterBrand(text: string, brand: string | null): string | null {
  if (brand === null) return null;
  for (let at = findWords(text, brand); at >= 0; at = findWords(text, brand, at + 1)) {
    const model = modelNumber.exec(text.slice(at + brand.length, at + brand.length + 30))?.[1] ?? '';
    if (model.length >= 4 && model.length <= 20 && !/^\d+(?:GB|TB|MP|W|V|K|P|D|G|MM|CM|X)$/.test(model)) return model;
  }
  return null;
}

const namedTopics = new Set([
  'Memory and storage',
  'Display',
  'Performance',
  'Connectivity',
  'Capacity',
  'Battery',
  'Size',
]);

/** Colour, pack and model told only by an English title and the first sentence. `parts` are the title's parts. */
export function readTitleFacts(parts: readonly string[], firstSentence: string, brand: string | null): Fact[] {
  const facts: Fact[] = [];
  const last = parts.at(-1) ?? '';
  // Behind the brand stands the name: what it is about is no fact of its own.
  const named = brand !== null && foldText(parts[0] ?? '') === foldText(brand) ? parts.slice(2) : parts.slice(1);
  for (const part of named) {
    const isOther = isColour(part.replace(/\s*\([^()]*\)$/, '')) || part.split(' ').length > 6 || part.startsWith('(');
    const topic = isOther ? null : topicOf(part, new Set());
    if (topic !== null && namedTopics.has(topic)) facts.push({ name: topic, value: part, subject: 'other' });
  }
  if (parts.length > 1 && isColour(last)) facts.push({ name: 'Color', value: last, subject: 'color' });
  const pack = /\((\d{1,3}-(?:Pack|Piece|Count)|Pair|Set of \d{1,3}|Pack of \d{1,3})\)/i.exec(parts.join(' '))?.[1];
  if (pack !== undefined)
    facts.push({ name: 'Quantity', value: pack.toLowerCase() === 'pair' ? 'Pair' : pack, subject: 'box' });
  const fits = /(?<!required)\sfor ((?:Select |Most |Apple |Samsung |the )?\p{Lu}[^(),]{2,70})$/u.exec(
    parts.find((part) => / for \p{Lu}/u.test(part)) ?? '',
  )?.[1];
  if (
    fits !== undefined &&
    !/^(?:Women|Men|Girls|Boys|Kids|Her|Him|Home|The)\b|^\p{Lu}\p{Ll}+ing\s|\d[GT]B\b/u.test(fits)
  )
    facts.push({ name: 'Compatibility', value: fits, subject: 'fit' });
  const model = modelAfterBrand(firstSentence, brand);
  if (model !== null) facts.push({ name: 'Model', value: model, subject: 'model' });
  return facts;
}
