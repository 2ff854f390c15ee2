// What is said of sign-offs in history, in runs, on screens and on the page behind the link.

/** Who answered, as history and runs name them: nobody outside has an account. */
export const nameSignOff = (forWhom: string): string => `${forWhom} (sign-off)`;

/** `9 yes, 1 changed, 1 no` */
export function countAnswers({ yes, change, no }: { yes: number; change: number; no: number }): string {
  const said = [yes && `${yes} yes`, change && `${change} changed`, no && `${no} no`].filter(Boolean);
  return said.length === 0 ? 'No answers' : said.join(', ');
}

/** What is said behind the counted answers of products that not all could be taken for; empty for none. */
export function describeUntaken(products: number): string {
  if (products === 0) return '';
  return products === 1
    ? '. Some answers for 1 product could not be taken'
    : `. Some answers for ${products} products could not be taken`;
}

/** A part of the link was not copied. */
export const incompleteSignOff = 'This link is incomplete. Copy all of it, then open it again.';

/** Why an answer cannot be taken back, and what can be done. */
export const sentStays = (answer: 'yes' | 'no' | 'change'): string =>
  `This answer was sent, so it cannot be taken back. ${answer === 'no' ? 'Give another answer' : 'Answer No'} instead.`;
