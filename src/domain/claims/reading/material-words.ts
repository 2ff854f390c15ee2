// Words for materials and what each is a sort of, from the table beside it.
import type { Row } from '../tokens/lexicon.ts';
import data from './material-words.json' with { type: 'json' };

export const materialRows: readonly Row[] = data.rows;
