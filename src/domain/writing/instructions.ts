// Understands the few plain instructions that can be followed without a language model; all others are named in the reasons.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { quote } from '#domain/text/quote.ts';
import { foldText } from '#domain/text/words.ts';
import { byPrompt, ownPrompt } from './reasons.ts';
import { type InstructedPart, readTarget } from './target.ts';

export type Instructions = {
  length: 'shorter' | 'longer' | null;
  mention: string[];
  avoid: string[];
  startWith: string | null;
  bulletCount: number | null;
  maxChars: number | null;
  maxWords: number | null;
  /** Which prompt asked for what, and what of it needs a language model. */
  reasons: DraftReason[];
};

/** One thing a clause asks. `tone` and `language` need a language model, save for a plain tone and the language of the source; the built-in writer follows all others. */
export type Ask =
  | { about: 'length'; want: 'shorter' | 'longer' }
  | { about: 'characters' | 'words' | 'bullets'; want: number }
  | { about: 'start'; want: string }
  | { about: 'word'; word: string; want: 'mention' | 'avoid' }
  | { about: 'tone' | 'language'; want: string };

/** A clause of a prompt as it was typed; `parts` null where it speaks of none by name and so of all. */
export type Clause = {
  text: string;
  parts: readonly InstructedPart[] | null;
  asks: readonly Ask[];
  /** Whether the built-in writer understands it; else it needs a language model. */
  isFollowed: boolean;
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

function nothingAsked(): Instructions {
  return {
    length: null,
    mention: [],
    avoid: [],
    startWith: null,
    bulletCount: null,
    maxChars: null,
    maxWords: null,
    reasons: [],
  };
}

const sentenceEnd = /[;\n!]+|\.(?=\s|$)/;
const clauseEnd = new RegExp(
  `,?\\s+(?:and|then|but)\\s+(?:then )?(?=(?:${verbs})\\b)|,\\s*(?=(?:${verbs})\\b)|(?<=:)\\s+`,
  'i',
);

const keepsLanguage =
  /^(?:.* )?(?:(?:keep|leave|use|stay in|stick to) (?:the |its )?(?:same |original |source |present )*language(?: unchanged| as it is| of the source)?|(?:language|it) unchanged|(?:do not|don't|never) (?:translate|change the language)(?: .*)?|in the (?:same|original) language)$/;
const plainTone =
  /^(?:.* )?(?:plain|neutral|factual|objective|simple|matter-of-fact|sober|calm|clear)(?:,? (?:and )?(?:plain|neutral|factual|objective|simple|clear))* (?:tone|voice|language|style|wording|english)$/;

/** What one clause asks: an empty list where only a language model could follow it. */
function readAsks(folded: string): Ask[] {
  // Both are what the built-in writer does anyway.
  if (keepsLanguage.test(folded)) return [{ about: 'language', want: 'unchanged' }];
  if (plainTone.test(folded)) return [{ about: 'tone', want: 'plain' }];
  const read = nothingAsked();
  const isFollowed = rules.some(([pattern, apply]) => {
    const found = pattern.exec(folded);
    return found !== null && apply(read, found);
  });
  return isFollowed ? toAsks(read) : [];
}

function toAsks(read: Instructions): Ask[] {
  const asks: Ask[] = [];
  if (read.length !== null) asks.push({ about: 'length', want: read.length });
  if (read.maxChars !== null) asks.push({ about: 'characters', want: read.maxChars });
  if (read.maxWords !== null) asks.push({ about: 'words', want: read.maxWords });
  if (read.bulletCount !== null) asks.push({ about: 'bullets', want: read.bulletCount });
  if (read.startWith !== null) asks.push({ about: 'start', want: read.startWith });
  for (const word of read.mention) asks.push({ about: 'word', word, want: 'mention' });
  for (const word of read.avoid) asks.push({ about: 'word', word, want: 'avoid' });
  return asks;
}

/** Reads a prompt clause by clause, in its order: what each asks, and of which parts it speaks. */
export function readClauses(prompt: string): Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of prompt.slice(0, 2_000).split(sentenceEnd)) {
    // `In the title, mention …`: the parts named first hold for the rest of the sentence.
    let lead: { text: string; parts: Clause['parts'] } | null = null;
    for (const clause of sentence.split(clauseEnd)) {
      const text = (clause ?? '').trim();
      const folded = foldText(text)
        .replace(/^[\s,-]+|[\s,]+$/g, '')
        .replace(/^shorten\b(?! to\b).*/, (words) => `make ${words.slice('shorten'.length).trim() || 'it'} shorter`);
      if (folded === '') continue;
      const target = readTarget(folded);
      if (target.rest === '') {
        lead = { text: text.replace(/[\s,:]+$/, ''), parts: target.parts };
        continue;
      }
      const read = readAsks(target.rest);
      const asks = read.length > 0 || target.parts === null ? read : readAsks(folded);
      const named: Clause['parts'] = asks.some((ask) => ask.about === 'bullets')
        ? ['bullets']
        : (target.parts ?? lead?.parts ?? null);
      clauses.push({
        text: lead === null ? text : `${lead.text}: ${text}`,
        parts: named,
        asks: asks.length > 0 ? asks : modelAsks(folded),
        isFollowed: asks.length > 0,
      });
    }
  }
  return clauses;
}

const languages =
  'english|german|french|spanish|italian|dutch|czech|polish|portuguese|swedish|danish|japanese|chinese|korean|turkish';

/** Asks only a model can follow, told apart so that two prompts about the same thing are seen to conflict. */
function modelAsks(folded: string): Ask[] {
  const language = new RegExp(`^(?:.* )?(?:translate|write|in|into|to|use) (?:.* )?(${languages})$`).exec(folded)?.[1];
  if (language) return [{ about: 'language', want: language }];
  return /\b(?:tone|voice|tonality)\b/.test(folded) ? [{ about: 'tone', want: folded }] : [];
}

/** Puts an ask among the instructions; of two about the same thing the later holds. */
function follow(read: Instructions, ask: Ask): void {
  switch (ask.about) {
    case 'length':
      read.length = ask.want;
      return;
    case 'characters':
      read.maxChars = ask.want;
      return;
    case 'words':
      read.maxWords = ask.want;
      return;
    case 'bullets':
      read.bulletCount = ask.want;
      return;
    case 'start':
      read.startWith = ask.want;
      return;
    case 'word': {
      const list = ask.want === 'mention' ? read.mention : read.avoid;
      if (!list.includes(ask.word)) list.push(ask.word);
      return;
    }
    // Only a language model could; the reason on the clause says so.
    case 'tone':
    case 'language':
  }
}

export const needsModel = (text: string, origin = '') =>
  `"${quote(text)}"${origin} needs a language model; the built-in writer did not follow it.`;

/** The instructions that these asks amount to, with the reasons given for them. */
export function toInstructions(asks: readonly Ask[], reasons: readonly DraftReason[]): Instructions {
  const read = nothingAsked();
  for (const ask of asks) follow(read, ask);
  read.reasons.push(...reasons);
  return read;
}

/** Reads a prompt as a whole, whatever parts it speaks of. What it cannot follow is named in `reasons`; nothing is guessed. */
export function readInstructions(prompt: string | null): Instructions {
  const clauses = readClauses(prompt ?? '');
  return toInstructions(
    clauses.flatMap((clause) => clause.asks),
    clauses.filter((clause) => !clause.isFollowed).map((clause) => byPrompt(ownPrompt, needsModel(clause.text))),
  );
}
