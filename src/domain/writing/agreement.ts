// Makes a verb agree with what does it, where that is sure: `The kit include a lid`, `Five speeds allows you`.
import { hasVerb } from './sentence-shape.ts';

/** `The kit include a lid`: one thing does, several do. */
const ofOne =
  /^((?:The|This) (?:(?:[\p{Ll}-]+\s)?(?:\p{Lu}[\p{L}\d-]*\s){0,3}\p{Lu}[\p{L}\d-]*|(?!people|children|feet|teeth|media|data|police|can|will|may|must)\p{Ll}+)(?<!s)) (enable|include|provide|allow|ensure|deliver|give) (?=(?:you|your|the|an?|just|two|three|four)\s)/u;

/** `The automatic inflations ensures use`. */
const ofSeveral =
  /^(The (?:[\p{Ll}-]+ ){0,2}\p{Ll}{3,}(?:ion|ment|ing)s) (ensure|provide|allow|offer|deliver|enable)s (?=\p{L})/u;

/** What things do, as a slip in number has it: `Five speeds allows`. */
const doing =
  'allow|ensure|provide|offer|make|help|let|give|keep|deliver|enable|create|add|feature|include|minimize|reduce|bring|lend|protect|secure|mean';
const dropS = (verb: string) => verb.replace(/s$/, '');
const mayDisagree = new RegExp(` (?:${doing})s `, 'i');

/** `Five speeds allows`, `Dual fans keeps`: so many do. */
const countedThings = new RegExp(
  `^((?:The |Its )?(?:two|three|four|five|six|seven|eight|nine|ten|dual|multiple|several|\\d{1,2}) (?:[\\p{Ll}\\d-]+ ){0,2}\\p{Ll}{3,}(?<!s)s) ((?:${doing})s)(?= (?:you|your|the|an?|for|it|to|up|\\p{Ll}))`,
  'iu',
);

/** `The rich colors and glossy finish makes`, `A wide lens and a built-in flash ensures`: both do. */
const twoThings = new RegExp(
  `^((?:The (?:[\\p{L}\\d-]+ ){0,4}(?!sports|games|kids|ladies)\\p{Ll}{3,}(?<!s)s and (?:[\\p{Ll}\\d-]+ ){0,3}|An? [^,.;]{3,60} and an? [^.;]{3,50}? ?|The [^,.;]{3,60} and \\d+[GT]B )[\\p{L}-]+) ((?:${doing})s)(?= (?:you|your|the|an?|for|it|sure|\\p{Ll}))`,
  'u',
);

/** `These headphones features`, `these mounts that secures`. */
const these = "[Tt]hese (?:[\\p{L}\\d./'’-]+ ){1,6}?[\\p{Ll}-]{3,}(?<!s)s ";
const ofThese = new RegExp(
  `((?:(?<!\\p{L}|(?:of|with|in|on|for|to) )${these}|(?<!\\p{L}|of )${these}(?:from \\p{Lu}\\S* )?that |(?<!\\p{L}|of )${these.slice(0, -1)}, which ))((?:${doing})s)(?= (?:you|your|the|an?|for|it|\\p{Ll}|\\d))`,
  'u',
);

/** The sentence with its first verb as who does it asks. */
export function agree(said: string): string {
  const text = said.replace(ofOne, '$1 $2s ').replace(ofSeveral, '$1 $2 ');
  const plural = (whole: string, who: string, verb: string) => (hasVerb(who) ? whole : `${who} ${dropS(verb)}`);
  if (!mayDisagree.test(text)) return text;
  const told = text.replace(countedThings, plural).replace(twoThings, plural);
  return told.replace(ofThese, (_whole, who: string, verb: string) => `${who}${dropS(verb)}`);
}
