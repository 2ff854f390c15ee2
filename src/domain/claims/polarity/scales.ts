// Words that exclude each other, from the table beside it.
import data from './scales.json' with { type: 'json' };

export const scaleRows: readonly string[] = Object.values(data.scales).flat();
export const sideRows: readonly string[] = data.sides;
export const audienceRows: readonly string[] = data.audiences;
export const nounRows: readonly string[] = data.nouns;
export const wholeLabels: ReadonlySet<string> = new Set(data.wholeLabels);
