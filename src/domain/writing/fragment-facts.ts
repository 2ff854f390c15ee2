// Facts in disguise: short texts without a verb that state one (`94% silk, 6% elastane.` `Color wine.` `Length 64".`).

import { remember } from '#domain/text/remember.ts';
import { capitalise } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';
import { isMaterial } from './noun-phrase.ts';
import { dropFullStop } from './shorten.ts';
import { readColour } from './variant-facts.ts';

/** `55% linen / 45% hemp` and `92% cotton 8% elastane` as the list they are. */
const listShares = (text: string) =>
  text.replace(/\s?\/\s?(?=\d)/g, ', ').replace(/(?<!\b(?:with|and|or|of|plus))(?<=\p{L}) (?=\d{1,3}% )/gu, ', ');

const whole = 100;

/** `51% silk, 49% wool` of `51% silk, 49% wool, 100% silk`: what another part is made of does not say which. */
function firstWhole(shares: string): string {
  const entries = shares.split(', ');
  let sum = 0;
  const end = entries.findIndex((entry) => {
    sum += Number.parseInt(entry, 10);
    return sum >= whole;
  });
  const rest = entries.slice(end + 1);
  return end > 0 && sum === whole && rest.every((entry) => /^100% \p{L}+$/u.test(entry))
    ? entries.slice(0, end + 1).join(', ')
    : shares;
}

/** What rounding may add to a whole. */
const mostOfWhole = 102;
const ofPart = /\s(?:lining|liner|trim|straps?|body|bodice|collar|padding|uppers?|soles?|shell|sleeves?|interior)$/i;

/** Shares of one whole as its composition; `100% cotton, 90% down, 10% feather`, the shares of parts nobody names, as the stuffs there are. */
function readShares(shares: string): Fact {
  const entries = [...new Set(shares.split(', '))];
  const sum = entries.reduce((total, entry) => total + Number.parseInt(entry, 10), 0);
  const stuffs = new Set(entries.map((entry) => entry.replace(/^\d{1,3}% /, '').toLowerCase()));
  return sum <= mostOfWhole || entries.some((entry) => ofPart.test(entry) || !/^\d{1,3}% \p{L}/u.test(entry))
    ? { name: 'Composition', value: entries.join(', '), subject: 'material' }
    : { name: 'Material', value: [...stuffs].join(', '), subject: 'material' };
}

/** `100% linen, Lining 90% viscose, 10% elastane` as what each part is made of. */
export const splitComposition = (text: string): string[] =>
  /^(?:\p{Lu}\p{Ll}+ )?\d{1,3}% /u.test(text)
    ? text.split(/[,;.] (?=(?:\p{L}+|\d(?:nd|rd))(?: \p{L}+)? \d{1,3}% )/u).map((part) => capitalise(part))
    : [text];

const partShares = /^(\p{L}{3,}(?: \p{L}{3,})?|\d(?:nd|rd)(?: \p{L}+)?) (\d{1,3}% \p{L}[\p{L}\d%, /-]*)$/iu;

/** `Lining 90% viscose, 10% elastane`: what one part is made of. */
function readPart(text: string): Fact | null {
  const [, part = '', shares = ''] = partShares.exec(text) ?? [];
  const stuffs = shares.split(/,? ?\d{1,3}% /).flatMap((stuff) => stuff.split(' '));
  if (part === '' || /\s(?:and|or|with|plus)$/i.test(part) || text.split(' ').length > 12 || !stuffs.some(isMaterial))
    return null;
  const name = part.toLowerCase().replace(/^(\d(?:nd|rd))$/, '$1 fabric');
  const told = readShares(listShares(shares));
  // `Color brown 100% leather`: a full stop went.
  return /^colou?r(?!\p{L})/iu.test(part) ? told : { ...told, name: capitalise(name) };
}

/** A fragment that is a fact in disguise; null for any other. */
export const readFragment = remember((text): Readonly<Fact> | null => {
  const bare = dropFullStop(text);
  if (
    /^\d{1,3}% \p{L}[\p{L}\d%, /&'’-]*$/u.test(bare) &&
    bare.split(' ').length <= 14 &&
    !/^\d+% (?:off|of|stretch|uv|more|less|fewer|faster|quicker|lighter|thinner|better|larger|smaller|longer|stronger|greater|higher|lower|brighter)\s?|\sthan\s|licensed|satisfaction|guarantee|money|customer|compatible|authentic|original|\s(?:from|by)\s/i.test(
      bare,
    )
  )
    // `48% linen, lining 100%`: of what, went.
    return readShares(firstWhole(listShares(bare).replace(/,[^,%]* \d{1,3}%(?=,|$)/gu, '')));
  const part = readPart(bare);
  if (part !== null) return part;
  const color = /^Colou?rs?:? (?!may|are|is|in|that|to|and)#?(\p{L}[\p{L} &/-]{2,30}|\d+ \p{L}{2,20})$/u.exec(
    bare,
  )?.[1];
  if (color !== undefined) {
    const read = readColour('Color', color);
    return read?.name === 'Color' ? { ...read, value: color } : read;
  }
  const sides = /^Length,? (\d[\d./ ]*["”]), (\d[\d./ ]*["”]) [Ww]ide$/u.exec(bare);
  if (sides)
    return {
      name: 'Dimensions',
      value: `${sides[1]} x ${sides[2]}`,
      subject: 'size',
    };
  const measure = /^(Length|Width|Height|Depth|Inseam|Drop|Diameter|Heel height|Dimensions)[:,]? (\S*\d.*)$/u.exec(
    bare,
  );
  if (measure)
    return {
      name: / x \d/i.test(measure[2] ?? '') ? 'Dimensions' : (measure[1] ?? ''),
      value: (measure[2] ?? '').replace(/(?<= )X(?= \d)/g, 'x'),
      subject: 'size',
    };
  // `Leather.` `Cotton/polyester.`
  const stuffs = bare.split(/\s*[/,&]\s*|\sand\s|\s/);
  if (stuffs.length <= 4 && stuffs.every((stuff) => isMaterial(stuff)))
    return { name: 'Material', value: bare.toLowerCase(), subject: 'material' };
  const size = /^(?:One size|One Size Fits All|OS)$/i.test(bare);
  if (size) return { name: 'Size', value: 'One size', subject: 'size' };
  return null;
});
