// Understands the few plain instructions that can be followed without a language model; all others become notes.
import { quote } from './promotion.ts';
import { foldText } from './words.ts';

export type Instructions = {
  length: 'shorter' | 'longer' | null;
  mention: string[];
  avoid: string[];
  startWith: string | null;
  bulletCount: number | null;
  maxChars: number | null;
  maxWords: number | null;
  /** What the prompt asks that needs a language model. */
  notes: string[];
};

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const amount = (written: string) => (/^\d/.test(written) ? Number(written) : numberWords.indexOf(written));

/** Things a prompt asks to add that are no words of the product: a language model's work. */
const abstract =
  /^(?:more |some |any |the |a |an |its )*(?:benefits?|emotions?|emotional appeal|humou?r|keywords?|seo|details?|features?|call to action|cta|urgency|storytelling|energy|excitement|personality|lifestyle|value|appeal|selling points?|usps?|hooks?|flair|context|examples?|information|info|product|unique selling points?)(?: .*)?$/;

const fill = `(?:please |also |and |then |do |always |make sure to |be sure to |you must |must )*`;
const rules: readonly (readonly [RegExp, (target: Instructions, found: RegExpExecArray) => boolean])[] = [
  [
    new RegExp(
      `^${fill}(?:write |use |give(?: me)? |create |make |limit (?:it |this )?to |exactly |only |at most |with )*(\\d{1,2}|${numberWords.join('|')}) (?:\\w+ )?(?:bullets?|bullet points?|points?|features)(?: only| please)?$`,
    ),
    (target, found) => {
      target.bulletCount = amount(found[1] ?? '');
      return target.bulletCount > 0;
    },
  ],
  [
    /(?:under|below|max(?:imum)?(?: of)?|at most|no more than|up to|less than|within|limit(?: it)? to|keep (?:it )?(?:under|below|to)) (\d{1,5}) (characters?|chars?|letters|words?)/,
    (target, found) => {
      target[/^w/.test(found[2] ?? '') ? 'maxWords' : 'maxChars'] = Number(found[1]);
      return Number(found[1]) > 0;
    },
  ],
  [
    new RegExp(`^${fill}(?:start|begin|open|lead)(?:s|ing)?(?: it| the \\w+)? (?:with|by mentioning) (.+)$`),
    (target, found) => {
      target.startWith = bare(found[1] ?? '');
      return target.startWith !== '';
    },
  ],
  [
    new RegExp(
      `^${fill}(?:avoid(?: using| mentioning| the words?| words?)*|(?:don't|do not|never|not) (?:mention|use|say|include|write)|leave out|omit|exclude|remove|without(?: mentioning| using)?|no mention of|drop)(?: the words?| any mention of)? (.+)$`,
    ),
    (target, found) => collect(target.avoid, found[1]),
  ],
  [
    new RegExp(
      `^${fill}(?:mention|include|add|highlight|emphasi[sz]e|stress|focus on|point out|feature|talk about|call out)(?:ing)?(?: that| the words?)? (.+)$`,
    ),
    (target, found) => collect(target.mention, found[1]),
  ],
  [
    new RegExp(
      `^${fill}(?:make |keep |write |be |it |this |the |title |description |bullets |them |a |bit |little |much |something )*(?:short(?:er)?|concise|brief(?:er)?|trim(?:med)?|condense[d]?|tighten|cut down|compact)(?: version| it| this| them| please| title| description| bullets| and simple)*$`,
    ),
    (target) => {
      target.length = 'shorter';
      return true;
    },
  ],
  [
    new RegExp(
      `^${fill}(?:make |keep |write |be |it |this |the |title |description |bullets |them |a |bit |little |much )*(?:long(?:er)?|more detailed|more detail|in more detail|expand(?:ed)?|elaborate|lengthen|extend(?:ed)?)(?: version| it| this| them| please| title| description| bullets)*$`,
    ),
    (target) => {
      target.length = 'longer';
      return true;
    },
  ],
];

function bare(text: string): string {
  return text
    .replace(/^["'“‘]|["'”’]$/g, '')
    .replace(/^(?:the words?|the fact that it(?: is|'s)?|that it(?: is|'s)?|its|the|a|an) /, '')
    .replace(/["'”’.,!]+$/, '')
    .trim();
}

function collect(list: string[], found: string | undefined): boolean {
  const parts = (found ?? '')
    .split(/\s*,\s*|\s+(?:and|or|&)\s+/)
    .map(bare)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => abstract.test(part) || part.split(' ').length > 6)) return false;
  list.push(...parts);
  return true;
}

const verbs =
  "make|keep|write|use|mention|include|add|highlight|emphasi[sz]e|focus|avoid|do not|don't|never|start|begin|open|lead|leave|omit|exclude|remove|limit|shorten|be|give|improve|rewrite|translate|without";

/** Reads a prompt. What it cannot follow is named in `notes`; nothing is guessed. */
export function readInstructions(prompt: string | null): Instructions {
  const read: Instructions = {
    length: null,
    mention: [],
    avoid: [],
    startWith: null,
    bulletCount: null,
    maxChars: null,
    maxWords: null,
    notes: [],
  };
  const clauses = (prompt ?? '')
    .slice(0, 2_000)
    .split(
      new RegExp(
        `[;\\n!]+|\\.(?=\\s|$)|,?\\s+(?:and|then|but)\\s+(?:then )?(?=(?:${verbs})\\b)|,\\s*(?=(?:${verbs})\\b)`,
        'i',
      ),
    );
  for (const clause of clauses) {
    const folded = foldText(clause ?? '')
      .replace(/^[\s,-]+|[\s,]+$/g, '')
      .replace(/^shorten\b.*/, 'shorter');
    if (folded === '') continue;
    const isFollowed = rules.some(([pattern, apply]) => {
      const found = pattern.exec(folded);
      return found !== null && apply(read, found);
    });
    if (!isFollowed)
      read.notes.push(`"${quote(clause.trim())}" needs a language model; the built-in writer did not follow it.`);
  }
  return read;
}
