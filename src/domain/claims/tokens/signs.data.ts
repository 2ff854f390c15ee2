// Signs as texts hold them, and what they mean to the scanner.

/** Signs that mean nothing: a word goes on around them. */
export const unseen = new Set('™®©℠\u00ad\u200b\u200c\u200d\ufeff\ufe0f');
/** The plain form of signs that shops write in many. */
export const plainSigns: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‘': "'",
  '’': "'",
  '′': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '×': 'x',
  º: '°',
  '˚': '°',
  '℉': '°f',
  '℃': '°c',
};
export const fractions: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
/** Entities that matter for amounts; all others count as a space. */
export const entities: Record<string, string> = {
  quot: '"',
  '#34': '"',
  '#39': "'",
  rsquo: "'",
  prime: "'",
  Prime: '"',
  amp: '&',
  deg: '°',
  '#176': '°',
  ndash: '-',
  mdash: '-',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  reg: '®',
  trade: '™',
  '#8482': '™',
  '#174': '®',
};
