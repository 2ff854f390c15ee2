// The words of a bullet as it stands by itself: no joint to a text before it, no full stop; several points as one.
import { lowerStart } from './fact-groups.ts';
import { dropRefusedSigns } from './refused-signs.ts';
import { dropFullStop } from './shorten.ts';

/** Without what joins a sentence to the one before: `Features a hood` of `It also features a hood`. */
export const openPlainly = (text: string): string =>
  text
    .replace(/^(?:Plus|Also|In addition|Additionally|Moreover), (?=\p{L})/u, '')
    .replace(/^Plus (?!sizes?\s)(?=\p{Ll}\S* .*\s(?:allow|let|help|make|provide|offer|ensure|give|keep)s?\s)/u, '')
    .replace(/^It(?:'s| is) (?=(?:made|handmade|crafted|handcrafted|designed|built|constructed|lined) )/u, '')
    .replace(
      /^It is (?=\d[\d.,/ ]*(?:cm|mm|m|in|inches|ft|feet) (?:tall|high|wide|long|deep|thick)(?!\p{L}))/u,
      'Measures ',
    )
    .replace(
      /^(?:It|This) (?:also )?(?=(?:features|offers|includes|has|comes|provides|supports|fits|measures|works) )/u,
      '',
    );

/** `Creates privacy / Provides shade` are two points. */
const splitSlash = (text: string): string =>
  text.replace(/(?<=\p{L}{3}) \/ (\p{Lu})(?=\p{Ll}+ )/gu, (_whole, first: string) => `; ${first.toLowerCase()}`);

/** A text as a bullet has it, without signs the channel refuses. */
export const tidyBullet = (text: string, channel: string): string =>
  dropFullStop(
    splitSlash(openPlainly(dropRefusedSigns(text, channel, 'body')))
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The points that belong together as one, where the first of them stood: `Machine wash; line dry`. */
export function joinPoints(points: readonly string[], belongs: (point: string) => boolean): string[] {
  const told = points.filter(belongs);
  if (told.length < 2) return [...points];
  const [first = '', ...others] = told.map(dropFullStop);
  const whole = [first, ...others.map(lowerStart)].join('; ');
  return points.flatMap((point) => (!told.includes(point) ? [point] : point === told[0] ? [whole] : []));
}
