// Reads how far the review of a product is, what its source lacks, and its level by the rules, as conditions.
import type { Level } from '#domain/channels/levels.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import type { Condition } from './catalogue-query.ts';
import { dimensionWords } from './match-facet.ts';
import type { Rest } from './rest.ts';

const part = '(titles?|descriptions?|bullets?(?: points?)?|images?|pictures?|photos?)';
const article = '(?:a |an |any |the |its |their |approved |optimi[sz]ed )*';
const partNames: [RegExp, Part][] = [
  [/^title/, 'title'],
  [/^description/, 'description'],
  [/^bullet/, 'bullets'],
  [/^(?:image|picture|photo)/, 'images'],
];
const toPart = (word = '') => partNames.find(([pattern]) => pattern.test(word))?.[1];
const toBe = '(?:(?:that|which|is|are|was|were|has|have|been|already|still|to|be|got|yet) )*';

/** Parts without approval: pending ones, beside which rejected ones are told. */
const unapprovedPart = [
  new RegExp(
    `\\b(?:no|not have|not has|without|lack|lacks|lacking) (?:(?:a |an |any |the |its |their )*)(?:approved|optimi[sz]ed) ${part}(?![\\w])`,
  ),
  new RegExp(
    `\\b(?:no|not have|not has|without|lack|lacks|lacking) ${article}${part} (?:approved|approval|yet)(?: yet)?(?![\\w])`,
  ),
  new RegExp(
    `\\b(?:missing|need|needs|needing|unapproved|not approved|not yet approved) ${article}${part}(?: approved| approval| yet)*(?![\\w])`,
  ),
  new RegExp(`\\b${part} ${toBe}(?:not (?:yet )?(?:been )?approved|unapproved|missing|needed)\\b`),
];
const partWithStatus = [
  new RegExp(`\\b(not )?(approved|rejected|pending|waiting) ${part}(?![\\w])`),
  new RegExp(`\\b${part} ${toBe}(not )?(?:yet )?(?:been )?(approved|rejected|pending|waiting)\\b`),
];

const emptyThings = `${part.slice(1, -1).replace('titles?|', '')}|categor(?:y|ies)|subcategor(?:y|ies)|brands?|retailers?|prices?`;
const empty = new RegExp(
  `\\b(?:without|with no|with 0|have no|has no|having no|have 0|has 0|not have|not has|no|lack|lacks|lacking) (?:a |an |any |the |single )*(${emptyThings})(?: (?:at all|set))?(?![\\w])`,
);
const emptyAfter = new RegExp(`\\b(${emptyThings}) ${toBe}(?:empty|blank)\\b`);
const emptyBefore = new RegExp(`\\b(?:empty|blank) (${emptyThings})(?![\\w])`);

type EmptyOf = Extract<Condition, { field: 'empty' }>['of'];
function toEmpty(word: string): EmptyOf | null {
  const named = toPart(word);
  if (named === 'description' || named === 'bullets' || named === 'images') return named;
  return dimensionWords.get(word) ?? (word.startsWith('price') ? 'price' : null);
}

const anyStatus = '(pending|approved|rejected|waiting)';
const toStatus = (word = ''): Status => (word === 'waiting' ? 'pending' : (word as Status));

const statusPhrases: [RegExp, Status][] = [
  [/\b(?:unapproved|not (?:yet |been )*approved)\b/, 'pending'],
  [
    /\b(?:need|needs|needing|require|requires|await|awaits|awaiting|waiting for|wait for|waits for|waiting on) (?:a |an |some |to be |our )?(?:review|reviewed|reviewing|approval|approved|approving|optimization|optimisation|work|a decision|decision)\b/,
    'pending',
  ],
  [
    /\b(?:to review|to be reviewed|to do|to approve|in review|with (?:any |open )?issues|pending|waiting|wait|waits)(?: review| approval)?\b/,
    'pending',
  ],
  [/\brejected\b/, 'rejected'],
  [/\bapproved\b/, 'approved'],
];

const levelPhrases: [RegExp, Level][] = [
  [/\bnon ?compliant\b|\bnoncompliant\b|\bnot (?:fully )?compliant\b|\bnoncompliance\b/, 'non-compliant'],
  [/\bborderline\b/, 'borderline'],
  [/\b(?:fully )?compliant\b/, 'compliant'],
];

const score = (is: 'above' | 'atMost' | 'equal', value: number): Condition => ({
  field: 'figure',
  of: 'score',
  is,
  value,
});
const scorePhrases: [RegExp, Condition[]][] = [
  [
    /\b(?:fully|completely|entirely) (?:approved|done|reviewed|finished)\b|\b(?:everything|all(?: four| of their| their| the| its)? parts?) (?:is |are |have been |was |were )?approved\b|\bapproved (?:in full|completely)\b/,
    [score('equal', 100)],
  ],
  [
    /\b(?:red|low|poor|bad) (?:content )?scores?\b|\bscores? (?:is |are )?(?:red|low|poor|bad)\b|\bcritical\b/,
    [score('atMost', 40)],
  ],
  [
    /\b(?:yellow|amber) (?:content )?scores?\b|\bscores? (?:is |are )?(?:yellow|amber)\b|\bneeds? improvement\b/,
    [score('above', 40), score('atMost', 70)],
  ],
  [
    /\b(?:green|high|good) (?:content )?scores?\b|\bscores? (?:is |are )?(?:green|high|good)\b|\boptimi[sz]ed\b/,
    [score('above', 70)],
  ],
];

const untouched =
  /\b(?:no|without|without any|not have|not have any|with no) (?:optimi[sz]ed |generated |new )?content(?: (?:yet|so far|at all))?\b|\bnot (?:yet )?(?:been )?(?:started|generated|optimi[sz]ed)\b|\bnever (?:been )?(?:generated|started|touched|reviewed)\b|\buntouched\b/;
const touched = /\b(?:with|have|has) (?:optimi[sz]ed|generated) content\b/;

const noIssues = /\b(?:without|with no|have no|has no|not have|no|with 0|have 0|zero) (?:any |open )?issues?\b/;

const mostPhrases = 8;
/** Takes every match of some phrases; stops after a few, so that a long question stays cheap. */
function takeAll(rest: Rest, phrases: readonly RegExp[], use: (match: RegExpExecArray) => void): void {
  for (const phrase of phrases) {
    for (let count = 0; count < mostPhrases; count += 1) {
      const match = rest.take(phrase);
      if (!match) break;
      use(match);
    }
  }
}

/** Reads the states into conditions; answers the part whose rejected ones count as unapproved too. */
export function readStates(rest: Rest, where: Condition[]): Part | undefined {
  let alsoRejected: Part | undefined;
  takeAll(rest, [noIssues], () => where.push({ field: 'figure', of: 'issues', is: 'equal', value: 0 }));
  takeAll(rest, [untouched], () => where.push({ field: 'content', has: false }));
  takeAll(rest, [touched], () => where.push({ field: 'content', has: true }));
  for (const [phrase, conditions] of scorePhrases.slice(0, 1)) takeAll(rest, [phrase], () => where.push(...conditions));
  takeAll(rest, unapprovedPart, (match) => {
    const named = toPart(match[1]);
    if (!named) return;
    where.push({ field: 'part', part: named, status: 'pending' });
    alsoRejected = named;
  });
  takeAll(rest, partWithStatus, (match) => {
    const words = match.slice(1);
    const named = words.map((word) => toPart(word)).find((found) => found !== undefined);
    const status = words.find((word) => /^(?:pending|approved|rejected|waiting)$/.test(word ?? ''));
    if (!named || !status) return;
    const isNot = words.includes('not ');
    where.push({ field: 'part', part: named, status: toStatus(status), ...(isNot ? { not: true } : {}) });
  });
  takeAll(rest, [empty, emptyAfter, emptyBefore], (match) => {
    const of = toEmpty(match[1] ?? '');
    if (of) where.push({ field: 'empty', of });
  });
  for (const [phrase, level] of levelPhrases) takeAll(rest, [phrase], () => where.push({ field: 'level', level }));
  for (const [phrase, conditions] of scorePhrases.slice(1)) takeAll(rest, [phrase], () => where.push(...conditions));
  readStatus(rest, where);
  return alsoRejected;
}

function readStatus(rest: Rest, where: Condition[]): void {
  takeAll(
    rest,
    [new RegExp(`\\b(?:not|never|neither)(?: yet| been)* (pending|rejected|waiting)(?: (?:or|nor) ${anyStatus})?\\b`)],
    (match) =>
      where.push({
        field: 'status',
        any: [match[1], match[2]].flatMap((word) => (word ? [toStatus(word)] : [])),
        not: true,
      }),
  );
  takeAll(rest, [new RegExp(`\\b(?:either )?${anyStatus} or ${anyStatus}\\b`)], (match) =>
    where.push({ field: 'status', any: [toStatus(match[1]), toStatus(match[2])] }),
  );
  for (const [phrase, status] of statusPhrases) {
    let isNew = !where.some(
      (each) => each.field === 'status' && each.any.length === 1 && each.any[0] === status && !each.not,
    );
    takeAll(rest, [phrase], () => {
      if (isNew) where.push({ field: 'status', any: [status] });
      isNew = false;
    });
  }
}
