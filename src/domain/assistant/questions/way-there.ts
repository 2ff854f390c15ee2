// Where to go with a question that the catalogue cannot answer, but a page of the product can.

const person = '(?:\\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+)?|i|we|you|they|any(?:one|body)|some(?:one|body)|who)';
const decided =
  '(?:approved?|reject(?:ed)?|edit(?:ed)?|changed?|decided?|rolled back|generated?|import(?:ed)?|export(?:ed)?)';

const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so |and |but )?(?:why|how come)(?![\p{L}])/iu,
    'I tell figures, not reasons. Open the product: its Listing Quality and compliance level open to the rules it does not keep, and its assistant answers why.',
  ],
  [
    /\battention\b|\bwhere (?:do|should) (?:i|we) (?:start|begin)\b|\bwhat should (?:i|we) do\b/iu,
    'Pending Optimization lists what waits for a decision. Or ask “Which pending products have the lowest listing quality?”.',
  ],
  [
    new RegExp(`^who\\b|\\b(?:did|has|have|had) ${person} ${decided}\\b|\\b${decided} by ${person}(?![\\p{L}])`, 'iu'),
    'Content History shows who decided and changed what, and when.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:approve|reject|decide|edit|roll ?back|undo)\b/iu,
    'Open a product: Approve, Reject, Edit and Rollback stand on the card of each part. In a list, select products to decide on many at once.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:generate|optimi[sz]e|write)\b/iu,
    'Open a product and use Generate Content; in a list, select products to do many at once.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:import|export|download|upload)\b/iu,
    'Files go in and out on the Import page.',
  ],
  [
    /^(?:please |can you |could you )?(?:approve|reject|delete|remove|edit|change|set|update|publish|export|import|generate|rewrite|translate)\b/iu,
    'I only read: open a product, or select products in a list, to change them.',
  ],
];

/** One sentence or two that say the way; null where there is none to tell. */
export function tellWay(question: string): string | null {
  return ways.find(([pattern]) => pattern.test(question.trim()))?.[1] ?? null;
}
