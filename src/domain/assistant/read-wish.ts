// Reads the wish for a new text out of what the user said: `write a shorter title`, `new bullets that mention the warranty`, `make it longer`.
import { findNamed } from '#domain/parts/find-named.ts';
import { forEachTextPart, partTable, type TextPart, textParts } from '#domain/parts/parts.ts';
import { foldText } from '#domain/text/words.ts';

/** The draft somebody asks for. `words` are the user's own and nobody else's: they lead the writer. */
export type DraftWish = { part: TextPart; words: string };

/** Only the start of a very long message is read; prompts are no longer. */
const readChars = 2_000;

const partWords: Readonly<Record<TextPart, string>> = {
  ...forEachTextPart((part) => partTable[part].word),
  title: 'titles?|headlines?|product names?',
  bullets: '(?:feature )?(?:bullets?|bullet points?|features list)',
  description: 'descriptions?|body text',
};
const partPatterns = textParts.map((part) => [part, new RegExp(`\\b(?:${partWords[part]})\\b`, 'g')] as const);
const anyPart = Object.values(partWords).join('|');
const article = '(?:the|a|an|its|this|some|our|my|all|every|each|product|feature|optimi[sz]ed|current|present) ';
const named = `(?:${article})*(?:${anyPart})`;
const polite =
  /^(?:(?:please|pls|kindly|now|just|then|and|also|ok|okay|yes|no|well|so|maybe|hi|hello|hey|can|could|would|will|you|i'd|we'd|i|we|want|need|like|would like|let|us|lets|me|to|have|get|try|help|go ahead|see)(?:[\s,]+|$))+/i;
const verb =
  'write|rewrite|re-write|draft|redraft|create|make|give|suggest|propose|shorten|lengthen|expand|extend|improve|optimi[sz]e|rephrase|reword|polish|trim|condense|tighten|simplify|generate|regenerate|compose|come up with|think of|translate|paraphrase|fix|correct|proofread|change|adapt|turn|keep|start|begin';
const adder =
  'add|mention|include|put|use|highlight|emphasi[sz]e|stress|remove|drop|omit|leave out|avoid|do not mention|cut|take';
const quality =
  'new|another|different|fresh|other|alternative|better|shorter|longer|more \\w+|less \\w+|short|long|concise|simple|plain|crisp|catchy|[a-z]{3,}er';
/** Decisions and files are no wishes for a text. */
const elsewhere = /\b(?:approved?|pending|rejected?|status|reviewed|export|csv|file)\b/;

const wishes: readonly RegExp[] = [
  new RegExp(`^(?:${verb})\\b.*\\b(?:${anyPart})\\b`),
  new RegExp(`^(?:${adder})\\b.* (?:in|to|into|from|of|with|at the end of) ${named}\\b`),
  new RegExp(`^(?:in|for) ${named}[, :]+(?:${verb}|${adder})\\b`),
  new RegExp(`^(?:${article}|much |even |slightly |a bit |somewhat )*(?:${quality})(?: \\w+){0,2}? (?:${anyPart})\\b`),
  new RegExp(`^${named} (?:should|must|needs? to|has to|have to|ought to|could)\\b`),
  new RegExp(`^${named} (?:that|which|without|under|of at most|with|starting|mentioning)\\b`),
];
const aboutIt = new RegExp(
  `^(?:${verb}|${adder})\\b.*\\b(?:it|them|that|this|one|again)\\b|^(?:it|they) (?:should|must|needs? to|need)\\b|^(?:${adder}|without|make it|start with|begin with|under|at most|no more than)\\b`,
);
const again =
  /^(?:(?:even|much|a bit|a little|slightly|still|make it) )*(?:shorter|longer|more \w+|less \w+|friendlier|simpler|plainer|catchier|another|another one|try again|again|one more|once more|different|a different one)(?: please| still| version)*$/;
const literal = /^(?:change|set|update|turn)\b.*\b(?:to|into) ["“«]/;

/** The wish alone, without courtesies, in the user's own letters. */
const strip = (text: string) =>
  text
    .slice(0, readChars)
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(polite, '')
    .replace(/[,\s]*(?:please|pls|thanks|thank you|for me)$/i, '')
    .trim();
const foldWish = (text: string) => foldText(strip(text));

/** The text parts a message names, in the order of its words. */
function namedTextParts(text: string): TextPart[] {
  return findNamed(partPatterns, foldText(text.slice(0, readChars)));
}

const isWish = (folded: string) => wishes.some((pattern) => pattern.test(folded));
const nextText = new RegExp(
  `,?\\s+(?:and|plus)\\s+(?=(?:${article})*(?:${quality})(?: \\w+){0,2}? (?:${anyPart})\\b)`,
  'i',
);

/**
 * The drafts a message asks for; empty where it asks for none. `before` are the wishes the conversation last came to: `even shorter`
 * and `make it longer` go on with them. A wish that does not say of which text goes on with nothing: ask.
 */
export function readWishes(message: string, before: readonly DraftWish[] = []): DraftWish[] {
  const folded = foldWish(message);
  if (folded === '' || elsewhere.test(folded) || literal.test(folded)) return [];
  const words = message.trim().slice(0, readChars);
  if (isWish(folded)) {
    // `A shorter title and new bullets that …`: what is said of the one is not said of the other.
    const pieces = words.split(nextText).map((piece) => piece.trim());
    const several =
      pieces.length > 1 && pieces.every((piece) => isWish(foldWish(piece)) && namedTextParts(piece).length > 0);
    return (several ? pieces : [words]).flatMap((piece) =>
      namedTextParts(piece).map((part) => ({ part, words: piece })),
    );
  }
  if (before.length === 0 || namedTextParts(folded).length > 0) return [];
  if (!aboutIt.test(folded) && !again.test(folded)) return [];
  // The later sentence wins where the two conflict: that is how prompts are read.
  return before.map((wish) => ({ part: wish.part, words: joinWords(wish.words, words) }));
}

/** Two wishes for one text as one. */
export function joinWords(first: string, then: string): string {
  return `${first.replace(/[.\s]+$/, '')}. ${then}`.slice(-readChars);
}
