// Guesses the encoding of text that is not UTF-8, by which decoding gives the likeliest letters.
import { guessWide } from './guess-wide-encoding.ts';

/** The single-byte encodings, and the letters beyond ASCII of each language they are used for. */
const families: { label: string; name: string; languages: string[] }[] = [
  {
    label: 'windows-1252',
    name: 'Western European',
    languages: ['éèêëàâçîïôûùœÿæ', 'äöüß', 'áéíñóúü¿¡', 'ãõáéíóúâêôçà', 'àèéìòù', 'åäöæøé', 'ëïéèöüó', 'áðéíóúýþæö'],
  },
  {
    label: 'windows-1250',
    name: 'Central European',
    languages: ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ'],
  },
  {
    label: 'windows-1251',
    name: 'Cyrillic',
    languages: [
      'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
      'абвгдежзийклмнопрстуфхцчшщьюяїієґў',
      'абвгдежзијклмнопрстуфхцчшљњћђџѓќѕ',
    ],
  },
  {
    label: 'koi8-u',
    name: 'Cyrillic',
    languages: ['абвгдежзийклмнопрстуфхцчшщъыьэюяё', 'абвгдежзийклмнопрстуфхцчшщьюяїієґ'],
  },
  { label: 'windows-1253', name: 'Greek', languages: ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ'] },
  { label: 'windows-1254', name: 'Turkish', languages: ['çğıöşüâîûi̇'] },
];
/** Signs of any language. */
const neutral = new Set('€’‘“”„–—…®™©°«»№§·½\u00a0');
const unlikely = /[¤¦¨¬­¯±´¶¸¼¾ÐÞþð×÷ƒˆ¢¹²³µ¡‡†Ŕŕ˙˝˛¸ЂЃѓ‚Ќ\u2300-\u25ff]/g;

const withCapitals = (letters: string) => new Set(letters + letters.toUpperCase());
const alphabets = new Map(families.map(({ label, languages }) => [label, languages.map(withCapitals)]));

/** How well a text reads: of the language it fits best, each letter of it speaks for it, and each other letter against it. */
function rank(text: string, label: string, seen: ReadonlySet<string>): number {
  const signs = [...text].filter((sign) => sign > '\u007f' && !neutral.has(sign));
  const fit = (known: ReadonlySet<string>) =>
    signs.reduce((sum, sign) => sum + (known.has(sign) ? 1 : -0.5) + (seen.has(sign) ? 1 : 0), 0);
  let score = Math.max(...(alphabets.get(label) ?? []).map(fit));
  // A capital letter behind a small one is the sign of a wrong table, but for names such as iPhone.
  score -= (text.match(/\p{Ll}\p{Lu}\p{Ll}|[^\P{Ll}a-z]\p{Lu}/gu)?.length ?? 0) * 2;
  // Letters of two scripts do not meet inside a word.
  score -= (text.match(/[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/gi)?.length ?? 0) * 2;
  return score - (text.match(unlikely)?.length ?? 0);
}

/** Czech and its neighbours in ISO-8859-2 read as Windows-1250 hold Polish or Slovak letters among theirs, and no byte of 80-9F. */
function isIso2(high: Uint8Array): boolean {
  const text = new TextDecoder('windows-1250').decode(high);
  return (
    !high.some((byte) => byte >= 0x80 && byte < 0xa0) &&
    /[ąľ»]/.test(text) &&
    /[řěčđ]/.test(text) &&
    !/[łęż]/.test(text)
  );
}

/** The single-byte encoding whose letters these are; `seen` are letters the rest of the file has. */
export function guessSingleByte(
  high: Uint8Array,
  seen: ReadonlySet<string> = new Set(),
): { label: string; name: string; score: number } {
  const ranked = families
    .map(({ label, name }) => ({ label, name, score: rank(new TextDecoder(label).decode(high), label, seen) }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0] ?? { label: 'windows-1252', name: 'Western European', score: 0 };
  const label = best.label === 'windows-1250' && isIso2(high) ? 'iso-8859-2' : best.label;
  return { label, name: best.name, score: best.score };
}

/** An encoding as people write it. */
export const nameOf = (label: string): string =>
  label
    .replace('_jis', '_JIS')
    .replace(/^w/, 'W')
    .replace(/^(?:iso|koi8-[ur]|utf|euc-..|gbk?|s(?=hift)|b(?=ig))/, (start) => start.toUpperCase());

/** Whether a single-byte encoding is used for texts with this sign. */
export const isLetterOf = (sign: string, encoding: string): boolean =>
  neutral.has(sign) ||
  (alphabets.get(encoding.replace('iso-8859-2', 'windows-1250')) ?? []).some((letters) => letters.has(sign));

/** `high` holds whole lines, or stretches between signs of ASCII: half a character would look like another encoding. */
export function guessEncoding(high: Uint8Array): { label: string; note: string } {
  const { label, name, score } = guessSingleByte(high);
  const wideLabel = guessWide(high, score);
  const looks = wideLabel ? nameOf(wideLabel) : `${name} (${nameOf(label)})`;
  return {
    label: wideLabel ?? label,
    note: `The file is not UTF-8. Copydesk guessed its encoding: ${looks}. Choose a different encoding if letters look wrong.`,
  };
}
