// Where to go with a question that the catalogue cannot answer, but a page of the product can.

const person = '(?:\\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+)?|i|we|you|they|any(?:one|body)|some(?:one|body)|who)';
const decided =
  '(?:approved?|reject(?:ed)?|edit(?:ed)?|changed?|decided?|rolled back|generated?|import(?:ed)?|export(?:ed)?)';

const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so |and |but )?(?:why|how come)(?![\p{L}])/iu,
    'I show numbers, not reasons. Open the product: select its Listing Quality or compliance level to see the rules it breaks, or ask its assistant why.',
  ],
  [
    /\battention\b|\bwhere (?:do|should) (?:i|we) (?:start|begin)\b|\bwhat should (?:i|we) do\b/iu,
    'Pending Optimization lists what needs review. Or ask “Which pending products have the lowest listing quality?”.',
  ],
  [
    new RegExp(`^who\\b|\\b(?:did|has|have|had) ${person} ${decided}\\b|\\b${decided} by ${person}(?![\\p{L}])`, 'iu'),
    'Content History shows who approved, rejected or changed what, and when.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:approve|reject|decide|edit|roll ?back|undo)\b/iu,
    'Open a product: Approve, Reject, Edit and Rollback are on the card of each part. In a list, select products to approve or reject many at once.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:generate|optimi[sz]e|write)\b/iu,
    'Open a product and use Generate Content. In a list, select products to generate content for many at once.',
  ],
  [
    /\b(?:how (?:do|can|should|would|could) (?:i|we|you)|how to)\b.*\b(?:import|export|download|upload)\b/iu,
    'Import and download files on the Import page.',
  ],
  [
    /^(?:please |can you |could you )?(?:approve|reject|delete|remove|edit|change|set|update|publish|export|import|generate|rewrite|translate)\b/iu,
    'I can only read. To make changes, open a product or select products in a list.',
  ],
];

/** One or two sentences that describe the way; null if there is none. */
export function describeWay(question: string): string | null {
  return ways.find(([pattern]) => pattern.test(question.trim()))?.[1] ?? null;
}
