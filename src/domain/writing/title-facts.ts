// Facts that stand only in a title or after the brand's name: the colour at its end, the pack in brackets, the model number.
import type { Fact } from './attributes.ts';

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

/** Whether a text is nothing but a colour, such as `Matte Black` or `Red/White`. */
export function isColour(text: string): boolean {
  const words = text.toLowerCase().split(/[\s/&]+/);
  const isAll = words.every((word) => colours.has(word) || modifiers.has(word));
  return isAll && words.length <= 5 && (words.some((word) => colours.has(word)) || /^stainless[ -]steel$/i.test(text));
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The model number that follows the brand's name in a text: capitals and digits, such as `CJE-1000`. Null without one. */
export function modelAfterBrand(text: string, brand: string | null): string | null {
  if (brand === null) return null;
  const pattern = `(?<![\\p{L}\\p{N}])${escapePattern(brand)} ((?=[A-Z\\d-]*\\d)(?=[A-Z\\d-]*[A-Z])[A-Z\\d]+(?:-[A-Z\\d]+)*)(?![\\p{L}\\d./-])`;
  const model = new RegExp(pattern, 'u').exec(text)?.[1] ?? '';
  return model.length >= 4 && model.length <= 20 && !/^\d+(?:GB|TB|MP|W|V|K|P|D|G|MM|CM|X)$/.test(model) ? model : null;
}

/** Colour, pack and model told only by an English title and the first sentence. `parts` are the title's parts. */
export function readTitleFacts(parts: readonly string[], firstSentence: string, brand: string | null): Fact[] {
  const facts: Fact[] = [];
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && isColour(last)) facts.push({ name: 'Color', value: last, subject: 'style' });
  const pack = /\((\d{1,3}-(?:Pack|Piece|Count)|Pair|Set of \d{1,3}|Pack of \d{1,3})\)/i.exec(parts.join(' '))?.[1];
  if (pack !== undefined) facts.push({ name: 'Pack', value: pack, subject: 'box' });
  const model = modelAfterBrand(firstSentence, brand);
  if (model !== null) facts.push({ name: 'Model', value: model, subject: 'model' });
  return facts;
}
