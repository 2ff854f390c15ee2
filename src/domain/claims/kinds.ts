// The kinds of facts and claims. Amounts go by what they measure: length and area are dimensions, volume and data capacities, watts, volts,
// amperes and charge power, all else is a measure. `model` also holds numbers of names (`Galaxy S 5`); `included` what is in the box or has
// to be had; `statement` a sentence of new words, `unread` one in which no rule reads anything, `partly` one in which rules read a part: all
// three are hints, no claims.

export const claimKinds = [
  'number',
  'count',
  'pack',
  'dimension',
  'capacity',
  'weight',
  'power',
  'measure',
  'material',
  'colour',
  'size',
  'model',
  'compatibility',
  'certificate',
  'approval',
  'origin',
  'age',
  'ingredient',
  'warranty',
  'included',
  'feature',
  'superlative',
  'guarantee',
  'health',
  'eco',
  'pesticide',
  'statement',
  'unread',
  'partly',
] as const;

export type ClaimKind = (typeof claimKinds)[number];

export type HintKind = 'statement' | 'unread' | 'partly';
const hintKinds: ReadonlySet<ClaimKind> = new Set<HintKind>(['statement', 'unread', 'partly']);

/** What is said of a whole sentence: nobody has to answer for it, and no draft fails over it. */
export const isHint = ({ kind }: { kind: ClaimKind }): boolean => hintKinds.has(kind);

/** Praise and promises, which authorities and marketplaces look at: that a source makes them too proves nothing. */
const promising: ReadonlySet<ClaimKind> = new Set([
  'approval',
  'superlative',
  'guarantee',
  'health',
  'eco',
  'pesticide',
]);
export const isPromise = ({ kind }: { kind: ClaimKind }): boolean => promising.has(kind);

/** Kinds the rules decide for good: figures, which they compare, and what somebody else has to have granted. */
const decidedByRules: ReadonlySet<ClaimKind> = new Set([
  'number',
  'count',
  'pack',
  'dimension',
  'capacity',
  'weight',
  'power',
  'measure',
  'model',
  'age',
  'certificate',
  'approval',
  'origin',
  'warranty',
  'guarantee',
  'health',
  'eco',
  'pesticide',
]);
export const isDecidedByRules = ({ kind }: { kind: ClaimKind }): boolean => decidedByRules.has(kind);

/** Whether a judge may be asked: no rule read it, or found it nowhere and is not to decide for good. */
export const isUndecided = (claim: { kind: ClaimKind; verdict: string; judgedBy?: string | undefined }): boolean =>
  claim.judgedBy === undefined && claim.verdict === 'unsupported' && !isDecidedByRules(claim);
