// Takes a message apart into what it asks, one thing after another: `What material is it, and what is missing?` asks two.
import { foldText } from '#domain/text/words.ts';

/** More things than this nobody asks in one breath; the rest stays with the last. */
const mostQuestions = 5;
/** Only the start of a very long message is taken apart. */
const readChars = 1_000;

const asking =
  'what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|should|would|will|has|have|may|must';
const bidding =
  'tell|show|list|give|compare|explain|write|rewrite|draft|create|make|suggest|propose|shorten|lengthen|improve|summarize|summarise';

/** Where a question ends. A dot within a number or an abbreviation is none. */
const sentenceEnd = /(?<=[?!;\n])\s*|(?<=[.])\s+(?=\p{Lu})/u;
const joint = new RegExp(
  `,?\\s+(?:and|but|also|plus)\\s+(?:also\\s+|then\\s+|please\\s+)*(?=(?:${asking}|${bidding})\\b)|,\\s+(?=(?:${asking})\\b)`,
  'i',
);
const leads = new RegExp(
  `^(?:(?:and|but|also|please|then|so|ok|okay|hi|hello|well)[\\s,]+)*(?:${asking}|${bidding})\\b`,
);

/** Both sides of a joint need this many words to be two questions: shorter ones belong together. */
const isWhole = (text: string) =>
  foldText(text)
    .replace(/[?!.,;]+/g, ' ')
    .trim()
    .split(/\s+/).length >= 3;

/**
 * The things a message asks, in its order; the message as it is where it asks one. A piece counts as a question of its own only
 * where it, too, begins like one and says what it is about.
 */
export function splitQuestions(message: string): string[] {
  const text = message.slice(0, readChars).trim();
  const asked: string[] = [];
  for (const sentence of text.split(sentenceEnd)) {
    for (const piece of sentence.split(joint)) {
      const part = piece.trim();
      if (!/[\p{L}\p{N}]/u.test(part)) continue;
      const last = asked.at(-1);
      const isNew = last !== undefined && isWhole(part) && isWhole(last) && leads.test(foldText(part));
      if (last === undefined || (isNew && asked.length < mostQuestions)) asked.push(part);
      else asked[asked.length - 1] = `${last} ${part}`;
    }
  }
  return asked.length > 1 ? asked : [message];
}
