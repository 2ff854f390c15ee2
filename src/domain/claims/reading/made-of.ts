// The part that is said to be made of a material before it: `base made of aluminum`.

import { stemOf } from '#domain/text/word-forms.ts';
import { type Scan, tokenAt } from '../tokens/tokens.ts';

const verbs = new Set(
  'made crafted constructed built fashioned cut woven knit knitted sewn molded moulded carved forged composed milled spun handcrafted handmade'.split(
    ' ',
  ),
);
/** Between the opening and the material. */
const adjectives = new Set(
  (
    'a an the of out only entirely completely fully mostly pure solid genuine real quality high premium superior fine finest best durable soft strong sturdy tough light lightweight heavy duty thick thin ' +
    'natural recycled organic sustainable eco friendly responsibly sourced certified breathable waterproof water resistant double single walled layer wall quick drying dry stretchy smooth sleek flexible rigid safe ' +
    'grade food medical military aircraft marine commercial brushed polished woven knitted non toxic toxin free thickened reinforced rugged luxurious plush ultra super extra very upgraded new hand locally'
  ).split(' '),
);
/** The part that is said to be of what is at a place: `base made of aluminum`, `the shade is black`, `Base: iron`. */
export function partBefore(scan: Scan, at: number): string | null {
  const { sentence } = tokenAt(scan, at);
  let place = at - 1;
  while (place > at - 4 && isDescribing(tokenAt(scan, place).key)) place -= 1;
  const { key } = tokenAt(scan, place);
  if (/^(?:of|from|in)$/.test(key) && verbs.has(tokenAt(scan, place - 1).key)) place -= 2;
  else if (!/^(?:is|are|in|:)$/.test(key)) return null;
  else if (key === ':' || key === 'in') place -= 1;
  while (/^(?:is|are|being|which|that|fully|entirely)$/.test(tokenAt(scan, place).key)) place -= 1;
  const part = tokenAt(scan, place);
  // `Glass in a frame: steel` heads a text, `Frame: steel` speaks of the frame.
  if (key === ':' && tokenAt(scan, place - 1).clause === part.clause) return null;
  return part.type === 'word' && part.sentence === sentence && part.key.length > 2 ? stemOf(part.key) : null;
}

const isDescribing = (key: string) =>
  adjectives.has(key) && !/^(?:of|in|the)$/.test(key) ? true : /.{3}ed$/.test(key) && !verbs.has(key);
