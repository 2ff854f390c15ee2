// Guesses the encoding of East Asian text that is not UTF-8: Chinese, Japanese and Korean ones have two bytes a character.
import chardet from 'chardet';

/** Signs of East Asian text: its characters, its syllables, its punctuation and its wide forms. */
const wide = /[\u3000-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3\uff00-\uffef]/u;
/** One such sign between small Latin letters: an accented letter and its neighbor, taken for one. */
const wedged = /\p{Script=Latin}[\u3400-\u9fff\uac00-\ud7a3]{1,2}(?=\p{Script=Latin})/gu;

/** Most Korean text is made of these, and all Japanese text has some kana; characters taken for them are of any kind. */
const ofLanguage: Readonly<Record<string, { signs: RegExp; share: number }>> = {
  'euc-kr': {
    signs:
      /[이다는의에가나을를은한하고지로도사기서자인리어시스아대일상제마수정보라해니만그전과주요용여부성장선무구미화비조원동유물소오우모바드트색크름품명격치세접컵병형]/gu,
    share: 0.4,
  },
  'euc-jp': { signs: /[\u3040-\u30ff]/gu, share: 0.15 },
};

/** Whether bytes are text in an encoding of several bytes a sign: they belong to signs, and these are East Asian ones side by side. */
function isWideText(high: Uint8Array, label: string): boolean {
  const text = new TextDecoder(label).decode(high);
  const signs = [...text].filter((sign) => sign > '\u007f');
  const wides = signs.filter((sign) => wide.test(sign)).length;
  const lost = signs.filter((sign) => sign === '\ufffd').length;
  const language = ofLanguage[label];
  if (language && (text.match(language.signs)?.length ?? 0) < wides * language.share) return false;
  const oddities = text.match(wedged)?.length ?? 0;
  return wides >= signs.length * 0.8 && lost * 100 <= wides && oddities * 4 < wides;
}

const severalBytes = /^(?:shift_jis|euc-jp|euc-kr|big5|gb18030|iso-2022-jp)$/;

/** First bytes of the usual signs of each encoding: its punctuation, its syllables and the characters it has first, for they are frequent. */
const usual: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  gb18030: [
    [0xa1, 0xa3],
    [0xb0, 0xd7],
  ],
  big5: [[0xa1, 0xc6]],
  shift_jis: [
    [0x81, 0x83],
    [0x88, 0x97],
  ],
  'euc-jp': [
    [0xa1, 0xa5],
    [0xb0, 0xcf],
  ],
  'euc-kr': [
    [0xa1, 0xa3],
    [0xb0, 0xc8],
  ],
};

/** The share of usual signs among those of two bytes. */
function usualShare(high: Uint8Array, label: string): number {
  let signs = 0;
  let found = 0;
  for (let at = 0; at < high.length; at += 1) {
    const byte = high[at] ?? 0;
    if (byte < 0x80) continue;
    signs += 1;
    // Half-width katakana are of one byte.
    if (label === 'shift_jis' && byte >= 0xa1 && byte <= 0xdf) {
      found += 1;
      continue;
    }
    if (usual[label]?.some(([from, to]) => byte >= from && byte <= to)) found += 1;
    at += 1;
  }
  return signs === 0 ? 0 : found / signs;
}

/** The encoding of several bytes a sign that the text is likely in; null where it reads better in one of a byte a letter. */
export function guessWide(high: Uint8Array, singleScore: number): string | null {
  const hints = chardet.analyse(high).map(({ name, confidence }) => ({ label: name.toLowerCase(), confidence }));
  const sure = hints.find(
    ({ label, confidence }) => severalBytes.test(label) && confidence >= 30 && isWideText(high, label),
  );
  if (sure) return sure.label;
  // A few signs are too few for statistics: then what makes no words in any alphabet is in what has the usual signs.
  const signs = high.filter((byte) => byte >= 0x80).length;
  if (singleScore > signs * 0.5) return null;
  const [best] = Object.keys(usual)
    .filter((label) => isWideText(high, label))
    // What is of a language by its signs comes before what only has the usual ones.
    .map((label) => ({ label, share: usualShare(high, label) + (label in ofLanguage ? 0.5 : 0) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share > 0.7 ? best.label : null;
}
