// Words for colors, from the table beside it.
import data from './colour-words.json' with { type: 'json' };

export const colourRows = data.families.map(({ family, phrases }) => ({ parents: [family], phrases }));
export const colourModifiers: ReadonlySet<string> = new Set(data.modifiers);
export const notColourBefore: ReadonlySet<string> = new Set(data.notBefore);
