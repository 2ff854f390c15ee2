// Whether a word names goods: a thing that is sold, in the singular or the plural.
import data from './goods.json' with { type: 'json' };
import { singularOf } from './word-forms.ts';

const goods: ReadonlySet<string> = new Set(data.words);

/** Whether a folded word is a noun for goods. Some colours are too, such as `orange`. */
export const namesGoods = (word: string): boolean =>
  goods.has(word) || (word.endsWith('s') && goods.has(singularOf(word)));
