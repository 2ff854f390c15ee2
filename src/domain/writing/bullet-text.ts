// The words of a bullet as it stands by itself: no joint to a text before it, no full stop, care in one line.
import { dropRefusedSigns } from './refused-signs.ts';
import { dropFullStop } from './shorten.ts';

/** Without what joins a sentence to the one before: `Features a hood` of `It also features a hood`. */
export const openPlainly = (text: string): string =>
  text
    .replace(/^(?:Plus|Also|In addition|Additionally|Moreover), (?=\p{L})/u, '')
    .replace(/^Plus (?!sizes?\s)(?=\p{Ll}\S* .*\s(?:allow|let|help|make|provide|offer|ensure|give|keep)s?\s)/u, '')
    .replace(/^It(?:'s| is) (?=(?:made|handmade|crafted|handcrafted|designed|built|constructed|lined) )/u, '')
    .replace(
      /^(?:It|This) (?:also )?(?=(?:features|offers|includes|has|comes|provides|supports|fits|measures|works) )/u,
      '',
    );

/** `Creates privacy / Provides shade` are two points. */
const joinPoints = (text: string): string =>
  text.replace(/(?<=\p{L}{3}) \/ (\p{Lu})(?=\p{Ll}+ )/gu, (_whole, first: string) => `; ${first.toLowerCase()}`);

/** A text as a bullet has it, without signs the channel refuses. */
export const tidyBullet = (text: string, channel: string): string =>
  dropFullStop(
    joinPoints(openPlainly(dropRefusedSigns(text, channel, 'body')))
      .replace(/\s+/g, ' ')
      .trim(),
  );

const care =
  /^(?:(?:gentle |cold )?(?:machine|hand|spot) wash|(?:line|tumble|hang|air|drip) dry|dry clean|lay flat|do not (?:bleach|iron|tumble)|wipe clean)(?!\p{L})/iu;
const isCare = (text: string) => care.test(text) && text.split(' ').length <= 6;

/** Points on how to care for a product as one: `Machine wash; line dry`. */
export function joinCare(items: readonly string[]): string[] {
  const told = items.filter(isCare);
  if (told.length < 2) return [...items];
  const [first = '', ...others] = told.map(dropFullStop);
  const whole = [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join('; ');
  return items.flatMap((item) => (!told.includes(item) ? [item] : item === told[0] ? [whole] : []));
}
