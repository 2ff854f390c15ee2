// What a source states at one place.
import type { Mention } from './mention.ts';

/** `label`: the singular words of its attribute's name. */
export type Fact = Mention & { field: string; text: string; label: readonly string[] };
