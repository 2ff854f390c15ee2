// How to care for a product, as shops tell the reader: `Machine wash`, `Do not bleach`. Which texts do, and how it is told once and in one form.
import { keepNews } from './told.ts';

/** What a text on care opens with. */
const opening =
  '(?:(?:hand|machine|spot|cold|gentle(?: machine)?) wash(?!able)|(?:line|tumble|hang|air|drip) dry|tumble|(?:professional )?dry clean(?!able)|wipe|lay flat|do not (?:bleach|dry|iron|soak|tumble|wash|wring)|iron (?:on|at|inside|low|if|only|warm|cool|medium|when|as|while))(?![\\p{L}-])';
const care = new RegExp(`^${opening}`, 'iu');

/** Whether a text tells how to care for the product. */
export const isCare = (text: string): boolean => care.test(text);

/** Longer texts on care tell more than a list of calls can. */
const longestCall = 6;

/** Whether a point is a short call, one of those told together: `Machine wash; line dry`. */
export const isCareCall = (text: string): boolean => isCare(text) && text.split(' ').length <= longestCall;

/** Clauses with nothing but commas between. */
const clauses = new RegExp(`^(?:[^:.]{1,30}: )?${opening}[^.;]*, (?:do not|don['’]t|never|the)\\s`, 'iu');

/** `Hand wash, do not bleach, the water should be cold` as clauses; `Gentle machine wash in cold water` as a call. */
export function mendCare(text: string): string {
  const called = text.replace(/^((?:[^:.]{1,30}: )?)gentle machine wash(?=[ ,.;]|$)/iu, '$1Machine wash gently');
  return clauses.test(called)
    ? called.replace(
        /, (?=(?:do not|don['’]t|never)\s|the \p{Ll}+ (?:\p{Ll}+ ){0,5}?(?:should|must|may|can)\s)/giu,
        '; ',
      )
    : called;
}

/** `Machine wash/line dry` as one says it. */
export const sayCare = (text: string): string =>
  `${text.replace(/(?<=\p{Ll}) ?\/ ?(?=\p{L})/gu, ' and ').replace(/(?<= and )\p{Lu}(?=\p{Ll})/gu, (sign) => sign.toLowerCase())}.`;

/** Care told once: what one sentence says in short another may say in full, and the longer one stays. */
export function dropShorterCare(cares: readonly string[]): string[] {
  const told = keepNews(
    cares.toSorted((a, b) => b.length - a.length),
    [],
    '',
  );
  return cares.filter((text, at) => told.includes(text) && cares.indexOf(text) === at);
}
