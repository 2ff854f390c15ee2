// Which sentences of a text are steps that follow one another: without one of them the others are wrong, so they stay or go together.
import type { SentencePlace } from '#domain/benchmarks/fixes/sentence-places.ts';

/** `1. Rinse`, `Step 2: Dry`. */
const numbered = /^(?:step\s*)?\d{1,2}\s?[.):]\s*\p{L}/iu;
const leadIn = /^(?:(?:then|now|next|first|firstly|finally|lastly|afterwards|and)[,\s]+)*/i;

/** Words no order begins with, and ends of words that are no verb as an order says it. */
const noVerb =
  /^(?:the|an?|this|that|these|those|it|its|they|we|you|your|our|he|she|his|her|their|all|both|each|every|some|any|no|not|one|two|in|on|at|for|with|without|of|by|from|to|as|and|or|but|so|if|when|while|where|how|what|why|who|which|there|here|more|most|also|only|just|such|very|is|are|was|has|have|can|will|may|should|must)$/i;
const noVerbEnd = /(?:(?<!s)s|ed|ing|(?<!app|supp|f)ly|able|ible|ful|ous|ive|al|ic|less|ness|ment|tion|ity)$/i;
/** What follows the verb of an order: what it is done to, or how. */
const afterVerb =
  /^(?:the|an?|this|these|your|it|them|all|each|some|one|two|three|any|off|out|in|on|up|down|into|onto|for|with|to|from|at|over|under|until|between|around|back|away|alone|well|again|\d.*|\p{L}+ly|\p{Ll}+ing)$/iu;

function isOrder(text: string): boolean {
  const [verb = '', next = ''] = text
    .replace(leadIn, '')
    .split(/[\s,]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}'’-]/gu, ''));
  if (/^(?:do not|don['’]t|never|always)\b/i.test(text)) return true;
  return /^\p{L}{2,}$/u.test(verb) && !noVerb.test(verb) && !noVerbEnd.test(verb) && afterVerb.test(next);
}

/** Sentences that lost the space between them: `recyclableAdd boiling water`. */
const glued = /(?<=\p{Ll})(?=\p{Lu}\p{Ll}+ )/u;

const isStepOf = ({ text }: SentencePlace): boolean =>
  numbered.test(text) || text.split(glued).some((piece) => isOrder(piece));

/** The sentences of a text one by one, those of a sequence of steps together. */
export function groupSteps(sentences: readonly SentencePlace[]): SentencePlace[][] {
  const groups: SentencePlace[][] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    const isStep = isStepOf(sentence);
    const last = groups.at(-1);
    if (isStep && isOpen && last) last.push(sentence);
    else groups.push([sentence]);
    isOpen = isStep;
  }
  return groups;
}
