// The kinds of facts and claims.

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
] as const;

export type ClaimKind = (typeof claimKinds)[number];
