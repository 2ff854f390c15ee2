// The shortcuts of the product screen.
export const reviewKeys = {
  approve: 'a',
  approveRest: 'Shift+a',
  // Not a key that approves: pressed twice in a row it would answer for claims nobody has read.
  attest: 'y',
  reject: 'r',
  rejectWhy: 'Shift+r',
  edit: 'e',
  fix: 'f',
  comment: 'c',
  setHero: 'h',
  undo: 'z',
  next: 'j',
  previous: 'k',
  // Not a bare g: that starts the ways to other screens, and must not write anything on the way.
  generate: 'Shift+g',
  nextProduct: ']',
  previousProduct: '[',
  save: '$mod+Enter',
  cancel: 'Escape',
} as const;
