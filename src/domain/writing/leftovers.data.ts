// What the writer leaves out though no channel bans it: filler text, shouts, and talk to the customer that says nothing of the product.
// Kept apart from `banned.data.ts`, whose lists are benchmark rules as well.
import type { Ban } from './banned.data.ts';

export const leftovers: readonly Ban[] = [
  {
    reason: 'filler text',
    pattern:
      /^This is an? (?:simple|variable|variation|grouped|external|virtual|downloadable)(?:,? \p{L}+)* product\.?$/iu,
  },
  // `Ashley is wearing an X Small.`
  {
    reason: 'talk about the picture',
    pattern: /^(?:(?:The |Our )?[Mm]odel|\p{Lu}\p{Ll}+) (?:is (?:shown )?wearing|wears) (?:an? |size )/u,
  },
  // `Ashley is 5'7", waist 25".`
  {
    reason: 'talk about the picture',
    pattern: /^(?!Model|This|It)\p{Lu}\p{Ll}+ is \d['’′] ?\d+[^.]*(?:[Ww]aist|[Cc]hest|[Hh]ips|[Bb]ust|[Ii]nseam)/u,
  },
  {
    reason: 'talk to the customer',
    pattern:
      /(?<!\p{L})(?:customer favou?rites?|collect them all|look no further|what are you waiting|you(?:'ll| will) (?:love|thank)|must[- ]see|beyond compare|best in the world|second to none|like you won['’]t believe|try our|our founding|we know you|trust us|say goodbye to|what better way|get ready to|come on in|check it out|check this out|treat yourself|hope you|clicking here|best gift|here at \p{Lu}\S*,? we|thank you for|thanks for (?:looking|shopping|visiting)|happy shopping|enjoy shopping)(?!\p{L})/iu,
  },
];

/** A shout of a few words: `Steak lovers!`, `Look out!` */
export const isShout = (sentence: string): boolean =>
  /^[^.!?:\d]{1,40}!$/u.test(sentence) && sentence.split(' ').length <= 3;
