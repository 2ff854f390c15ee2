// Words for materials and what each is a sort of, from the table beside it.
import type { Row } from '../tokens/lexicon.ts';
import data from './material-words.json' with { type: 'json' };

export const materialRows: readonly Row[] = data.rows;

const classes = new Set(materialRows.flatMap(({ parents = [] }) => parents));
/** Named for each other: faux leather is a plastic, and so is polyester. */
const soft = new Set(['plastic', 'rubber', 'foam', 'fabric', 'leather']);

/** What sort of thing a material is, of sorts nobody takes for each other: a metal, wood, something soft or molded; none where the table does not say. */
export const materialClasses = (term: string, parents: readonly string[]): readonly string[] =>
  [term, ...parents].flatMap((each) => (soft.has(each) ? ['soft'] : classes.has(each) ? [each] : []));
