// What no price can be, in files, forms and calls.

/** `-5 EUR`, `-$5`, `$-5`, `EUR -5`; a dash elsewhere parts words: `EUR - 12.00`. */
const belowZero = /^(?:\p{Sc}|\p{Lu}{3} )?-\p{Sc}?\d/u;

/** No shop pays its buyers: some write one below zero for a price they do not know. */
export const isBelowZero = (price: string): boolean => belowZero.test(price);
export const priceBelowZero = 'A price cannot be below zero.';
