// Facts that stand only in a title or after the brand's name: the colour at its end, the pack in brackets, the model number.
import { colourRows } from '#domain/claims/reading/colours.data.ts';
import { remember } from '#domain/text/remember.ts';
import { foldText } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { isGoods, isHost } from './goods.data.ts';
import { findWords } from './title-brand.ts';
import { topicOf } from './topics.ts';

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
export const isColour = remember((text): boolean => {
  if (/\d/.test(text)) return false;
  if (/^stainless[ -]steel$/i.test(text)) return true;
  const pieces = text.toLowerCase().split(/\s*(?:[/&]|\sand\s|\swith\s)\s*/);
  const isPiece = (piece: string) => {
    const words = piece.split(/\s+/);
    const [first = '', second = ''] = words;
    return words.length <= 3 && (colours.has(words.at(-1) ?? '') || (colours.has(first) && modifiers.has(second)));
  };
  return pieces.length <= 5 && pieces.every(isPiece);
});

const isWhole = (row: string) => new Set(row.split(/[|=]/).filter((phrase) => !phrase.includes(' ')));
/** Names of colours a shop may use, by themselves: `Onyx`, `Cherry`. */
const colourNames = new Set(colourRows.flatMap(({ phrases }) => [...isWhole(phrases.replaceAll('~', ''))]));
/** What stands behind a colour and leaves it one: `Black Sapphire`, `White Leather`. */
const finishes = new Set(
  (
    'leather silicone rubber urethane elastomer synthetic vinyl metallic matte gloss metal aluminum pearl sapphire platinum diamond jade ash shine ' +
    'touch mist frost arctic camo camouflage stripes plaid floral citron glitter shimmer brass steel'
  ).split(' '),
);
/** `Blue` of `Blue/Blue`. */
const nameOnce = (colour: string): string => [...new Set(colour.split('/'))].join('/');
const noColour = /^(?:assorted|variable|multi\S*|colou?r|baby|gift|clear|rainbow|camo\S*)$/i;

/** Whether the end of a title names a colour in the shop's words: `Glacier`, `Black Sapphire`, `Frost/Gold`. */
export function isColourName(text: string): boolean {
  if (isColour(text)) return true;
  const isPiece = (piece: string) => {
    const words = piece.toLowerCase().split(/[\s-]+/);
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    if (words.length > 3 || noColour.test(first)) return false;
    return colourNames.has(last) || (colourNames.has(first) && finishes.has(last));
  };
  const pieces = text.split('/');
  return !/\d|[()]/.test(text) && pieces.length <= 3 && pieces.every(isPiece);
}

/** What a game runs on and whose net a phone is for, where the title has it as a part or in brackets. */
const system =
  /^(?:PlayStation(?: [1-5]| Vita| Portable)?|PS ?Vita|Xbox(?: 360| One)?|(?:Nintendo )?(?:Wii(?: U)?|[23]?DS|GameCube)|Nintendo (?:64|Switch)|Windows|Mac|(?:Windows\/Mac|Mac\/Windows)|AT&T|Verizon(?: Wireless)?|Sprint|T-Mobile|U\.?S\.? Cellular|Virgin Mobile|Boost Mobile|MetroPCS|TracFone)$/;
/** Whether a value of compatibility is one of them: `It is for Xbox One.` */
export const isSystem = (value: string): boolean => system.test(value);
/** `Mac/Windows` where a title names both, one after the other. */
function readSystem(parts: readonly string[]): string | undefined {
  const found = parts.filter(isSystem);
  const both = found.join('/');
  return isSystem(both) ? both : found[0];
}
/** More colours behind a title are all its shop sells. */
const mostColours = 6;
const sizeInBrackets = /\(((?:X{1,3}-?|Extra[ -])?(?:Small|Large)|Medium|Small\/Medium|Medium\/Large)\)/i;
const memory = /\swith (\d+(?:GB|TB)) Memory(?!\p{L})/iu;
/** `43" Class (42.5" Diag.)`: shops sell by the class, the screen has the diagonal. */
const diagonal = /Class \((\d+(?:\.\d+)?") Diag\.?\)/i;

/** A model number: capitals and digits, both of them, with dashes between. */
const modelNumber = /^ ((?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*)(?![\p{L}\d./+-]| Plus(?!\p{L}))/u;

/** The model number that follows the brand's name in a text, such as `CJE-1000`. Null without one. */
export function modelAfterBrand(text: string, brand: string | null): string | null {
  if (brand === null) return null;
  for (let at = findWords(text, brand); at >= 0; at = findWords(text, brand, at + 1)) {
    const [first = '', found = ''] = modelNumber.exec(text.slice(at + brand.length, at + brand.length + 30)) ?? [];
    // `your Orvik HERO4 camera`: what it is for.
    if (/(?:^|\s)(?:your|any|every|most) $/i.test(text.slice(Math.max(0, at - 7), at))) continue;
    // `Orvik N600 C3700-100NAS`: how fast it sends comes before the model.
    const behind = /^\s([A-Z\d]+-[A-Z\d-]+)(?=\s)/.exec(
      text.slice(at + brand.length + first.length, at + brand.length + first.length + 30),
    )?.[1];
    const model = /^(?:N|AC|AX)\d{3,4}$/.test(found) && behind !== undefined && /\d/.test(behind) ? behind : found;
    // `AC1200`, `PC3-12800`: how fast it is.
    if (/^(?:A[CX]\d{3,4}|PC\d-\d+|DDR\d.*)$/.test(model)) continue;
    if (model.length >= 4 && model.length <= 20 && !/^\d+(?:GB|TB|MP|W|V|K|P|D|G|MM|CM|X)$/.test(model)) return model;
  }
  return null;
}

const code =
  /(?<![\w-])(?!GTX|RTX|DDR|PC\d|MIL|ISO|ANSI|AWG|IP\d)[A-Z]{2,5}-?\d{3,6}(?:-?[A-Z]{1,3})?(?:-[A-Z\d]+)*(?![\w.-])/u;

function modelInTitle(title: string): string | null {
  const found = code.exec(title);
  // Of two codes nobody can tell which one is the model.
  const codes = title.match(/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[A-Z\d-]{5,}(?![\w-])/g) ?? [];
  if (codes.length > 1) return null;
  const isObject = /(?:for|fits?|with|to|&|and|compatible)\s(?:\S+\s){0,3}$/i.test(title.slice(0, found?.index ?? 0));
  return found === null || isObject ? null : found[0];
}

const sides = /(?:^|[\s,])(\d+(?:\.\d+)?)\s?x\s?(\d+(?:\.\d+)?)\s?(inch|cm)(?:es)?$/i;

const namedTopics = new Set([
  'Memory and storage',
  'Display',
  'Performance',
  'Connectivity',
  'Capacity',
  'Battery',
  'Size',
]);

/** `512GB Solid State Drive` holds no memory. */
const isDrive = /^(?!.*\b(?:memory|ram)\b).*\b(?:drive|ssd|hdd|storage)$/i;

/** Whom it is for, and what a surface is like, is no screen and no size: `Picture Sign Gifts for Women`, `2mm Thick Plywood With Smooth Surface`, a magnifier for `LCD`. */
const isIdlePart = (part: string): boolean =>
  /(?<!\p{L})(?:gifts?|for (?:women|men|girls|boys|kids|her|him))(?!\p{L})/iu.test(part) ||
  /(?<!\p{L})(?:plate|sign|dome|stands?|racks?|molds?|case|box|frame|holder|board)(?!\p{L})|^\p{L}+ performance$/iu.test(
    part,
  ) ||
  /^\d.*\swith\s/i.test(part) ||
  /^(?:LCD|LED|OLED)$/i.test(part);

/** `8GB Memory` is no storage. */
function readMemory(part: string): Fact | null {
  const amount = /^(\d+ ?[GT]B) Memory$/i.exec(part)?.[1];
  return amount === undefined ? null : { name: 'Memory', value: amount, subject: 'size' };
}

/** What goods fit, without the capitals of a title: `Select cars and most phones`. */
const calmHosts = (fits: string): string =>
  fits.replace(/(?<=\s)\p{Lu}\p{Ll}+(?!\p{L})/gu, (word, at: number) => {
    const isPlain = (word.endsWith('s') && isHost(word)) || (word === 'Most' && fits[at + word.length] === ' ');
    return isPlain || (word === 'Cell' && fits.startsWith(' Phones', at + word.length)) ? word.toLowerCase() : word;
  });

/** Colour, pack and model told only by an English title and the first sentence. `parts` are the title's parts. */
export function readTitleFacts(parts: readonly string[], firstSentence: string, brand: string | null): Fact[] {
  const facts: Fact[] = [];
  // Behind the brand stands the name: what it is about is no fact of its own.
  const named = brand !== null && foldText(parts[0] ?? '') === foldText(brand) ? parts.slice(2) : parts.slice(1);
  for (const part of named) {
    const isOther = isColour(part.replace(/\s*\([^()]*\)$/, '')) || part.split(' ').length > 6 || part.startsWith('(');
    const topic = isOther || isIdlePart(part) ? null : topicOf(part, new Set());
    // `Wifi Adapter` and `4K Home Theater Projector` are what the thing is.
    const last = part.split(' ').at(-1) ?? '';
    const isThing = isGoods(last) && !/^TVs?$/i.test(last);
    if (
      (isThing && (topic === 'Connectivity' || topic === 'Display' || topic === 'Performance')) ||
      (topic === 'Connectivity' && (part.split(' ').length > 5 || isColourName(part.split(' ', 1)[0] ?? '')))
    )
      continue;
    // `External Hard Drive` of a case is no memory of it.
    const isMeasured = !/^(?:Memory and storage|Capacity)$/.test(topic ?? '') || /\d/.test(part);
    if (topic !== null && isMeasured && namedTopics.has(topic))
      facts.push(
        readMemory(part) ?? {
          name: topic === 'Memory and storage' && isDrive.test(part) ? 'Storage' : topic,
          value: part.replace(/(?<=HD) ?TVs?$|\s*\([^()]*\)$/, ''),
          subject: 'other',
        },
      );
  }
  // `Black Sapphire (AT&T)`: whose net it is for is no part of the colour. `Black, Cyan, Yellow` are all of them.
  const bare = named.map((part) => part.replace(/\s*\([^()]*\)$/, '')).filter((part) => !/^multi$/i.test(part));
  const colours = bare.slice(bare.findLastIndex((part) => !isColourName(part)) + 1);
  // `Purple/Pink H, Red, Black`: of a list that begins with what cannot be read nobody knows all.
  const [opening = ''] = bare.at(-colours.length - 1)?.split(' ', 1) ?? [];
  const isCut = colours.length > 1 && colours.length < bare.length && isColourName(opening);
  if (colours.length > 0 && colours.length <= mostColours && !isCut)
    facts.push({ name: 'Color', value: [...new Set(colours.map(nameOnce))].join(', '), subject: 'color' });
  const whole = parts.join(' ');
  // What a card is worth, where a channel takes no sign of money in a title.
  const amount = /(?<![\p{L}\d])\$ ?\d+(?:[.,]\d+)*/u.exec(whole)?.[0];
  if (amount !== undefined && /gift ?card|voucher/i.test(whole))
    facts.push({ name: 'Amount', value: amount, subject: 'other' });
  const [, width = '', length = '', unit = ''] = sides.exec(whole) ?? [];
  if (width !== '')
    facts.push({
      name: 'Dimensions',
      value: `${width} x ${length} ${/cm/i.test(unit) ? 'cm' : 'inches'}`,
      subject: 'size',
    });
  const found = [
    [
      'Compatibility',
      readSystem(parts.slice(1)) ?? [...whole.matchAll(/\(([^()]+)\)/g)].map((match) => match[1] ?? '').find(isSystem),
    ],
    ['Size', sizeInBrackets.exec(whole)?.[1]],
    ['Memory', memory.exec(whole)?.[1]],
    ['Display size', diagonal.exec(whole)?.[1]],
  ] as const;
  for (const [name, value] of found)
    if (value !== undefined) facts.push({ name, value, subject: name === 'Compatibility' ? 'fit' : 'size' });
  const pack =
    /\((\d{1,4} Packs of \d{1,4}|\d{1,3}-(?:Pack|Piece|Count)|Pair|Set of \d{1,3}|Pack of \d{1,3})\)/i.exec(
      whole,
    )?.[1] ??
    /(?:^|\s)(\d{1,3}-Pack(?! Bundle)|(?:Pack|Set|Case|Roll) of \d{1,4})(?=[\s,]|$)/i.exec(whole)?.[1] ??
    // `…, Dark Blue, 16 Piece`.
    /^([2-9]|[1-9]\d{1,2}) pieces?$/i.exec(parts.at(-1) ?? '')?.[0].replace(/piece$/i, 'pieces');
  if (pack !== undefined)
    facts.push({ name: 'Quantity', value: pack.toLowerCase() === 'pair' ? 'Pair' : pack, subject: 'box' });
  const fits = /(?<![Rr]equired)\sfor ((?:Select |Most |Apple |Samsung |the )?\p{Lu}[^(),]{2,70})$/u.exec(
    parts.find((part) => / for \p{Lu}/u.test(part)) ?? '',
  )?.[1];
  if (
    fits !== undefined &&
    !/^(?:Women|Men|Girls|Boys|Kids|Her|Him|Home|The)\b|^\p{Lu}\p{Ll}+ing\s|\d[GT]B\b|(?:-Up|Installation|Use)$/u.test(
      fits,
    )
  )
    facts.push({
      name: 'Compatibility',
      value: calmHosts(fits),
      subject: 'fit',
    });
  // Where no text tells it, the title's own code does: `KTI22521`, save one it fits.
  const model = modelAfterBrand(firstSentence, brand) ?? (firstSentence === '' ? modelInTitle(whole) : null);
  if (model !== null) facts.push({ name: 'Model', value: model, subject: 'model' });
  return facts;
}
