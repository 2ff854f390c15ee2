// Says the same in other words: every rewrite keeps what the text states. Lists and patterns are this file's own.
import type { Random } from './random.ts';

type Rewrite = (text: string, random: Random) => string;

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const amount = '(?<![\\p{L}\\d.,/-])(\\d+(?:\\.\\d+)?)';
const unitNames = 'GB|TB|MB|GHz|MHz|kHz|Hz|mAh|mm|cm|kg|ml|MP|dB|rpm|Mbps';

const replace = (pattern: string, by: string): Rewrite => {
  const expression = new RegExp(pattern, 'gu');
  return (text) => text.replace(expression, by);
};

const sentenceOrder: Rewrite = (text, random) =>
  text
    .split('\n')
    .map((line) => {
      const sentences = line.match(/.*?[a-z]{3}[.!](?=\s+[A-Z][a-z])\s*|.+$/g) ?? [line];
      return sentences.length < 2 ? line : random.shuffle(sentences.map((sentence) => sentence.trim())).join(' ');
    })
    .join('\n');

const rewrites: Readonly<Record<string, Rewrite>> = {
  'inches in words': replace(`${amount}"(?![\\p{L}\\d])`, '$1-inch'),
  'inches apart': replace(`${amount}"(?![\\p{L}\\d])`, '$1 inches'),
  'inches as a sign': replace(`${amount}[ -]inch(?:es)?(?!\\p{L})`, '$1"'),
  'inches as centimetres': (text) =>
    text.replace(
      /(?<![\p{L}\d.,/-])(?<![x×X] ?)(\d+(?:\.\d+)?)"(?! ?[x×XWDHL\d-])/gu,
      (_whole, inches: string) => `${(Number(inches) * 2.54).toFixed(1)} cm`,
    ),
  'a space before units': replace(`${amount}(${unitNames})(?!\\p{L})`, '$1 $2'),
  'no space before units': replace(`${amount} (${unitNames})(?!\\p{L})`, '$1$2'),
  'pack of': replace('(?<![\\d.,-])(\\d+)-[Pp]ack(?!\\p{L})', 'Pack of $1'),
  'set of as pack': replace('(?<!\\p{L})[Ss]et of (\\d+)(?!\\d)', 'Pack of $1'),
  'n-pack': replace('(?<!\\p{L})[Pp]ack of (\\d+)(?!\\d)', '$1-pack'),
  'digits in words': (text) =>
    text.replace(/(?<=\p{Ll}{2} )([2-9]|1[0-2])(?= \p{Ll}{3,})/gu, (digits) => words[Number(digits)] ?? digits),
  'words in digits': (text) =>
    text.replace(/(?<=\p{Ll}{2} )(two|three|four|five|six|seven|eight|nine|ten)(?= \p{Ll}{3,})/gu, (word) =>
      String(words.indexOf(word)),
    ),
  'pounds spelled': replace(`${amount}[ -]lbs?\\.?(?!\\p{L})`, '$1 pounds'),
  'pounds short': replace(`${amount} pounds(?!\\p{L})`, '$1 lb.'),
  'ounces spelled': replace(`${amount}[ -]oz\\.?(?!\\p{L})`, '$1 ounces'),
  'cubic feet spelled': replace(`${amount} [Cc]u\\. ?[Ff]t\\.`, '$1 cubic feet'),
  'square feet spelled': replace(`${amount} sq\\. ?ft\\.`, '$1 square feet'),
  'feet spelled': replace(`${amount}'(?![\\p{L}\\d"'])`, '$1 ft.'),
  'no trade marks': replace('[™®©]', ''),
  'all capitals': (text) => text.toUpperCase(),
  'capitals in the title': (text) => {
    const [title = '', ...rest] = text.split('\n');
    return [title.toUpperCase(), ...rest].join('\n');
  },
  'thousands with a comma': (text) =>
    text.replace(
      /(?<![\p{L}\d.,/-])([1-9]\d{0,2})(\d{3})(?= (?:mAh|lumens|pages|hours|rpm|BTU|watts|points|square|joules|songs|photos))/gu,
      '$1,$2',
    ),
  'thousands without a comma': replace('(?<![\\p{L}\\d.,/-])([1-9]\\d{0,2}),(\\d{3})(?=[ -]\\p{Ll})', '$1$2'),
  'grey and gray': (text) =>
    text.replace(
      /gr([ae])y(?!\p{L})/giu,
      (whole, letter: string) => whole.slice(0, 2) + (letter.toLowerCase() === 'a' ? 'e' : 'a') + whole.slice(3),
    ),
  aluminium: replace('(?<!\\p{L})aluminum(?!\\p{L})', 'aluminium'),
  'hyphen in stainless steel': replace('(?<!\\p{L})([Ss])tainless([ -])([Ss])teel', '$1tainless-$3teel'),
  wifi: replace('(?<!\\p{L})Wi-Fi(?!\\p{L})', 'WiFi'),
  'megapixels short': replace(`${amount}[ -][Mm]egapixels?`, '$1 MP'),
  'hours short': replace(`${amount}[ -]hours?(?!\\p{L})`, '$1 hrs'),
  'minutes short': replace(`${amount}[ -]minutes?(?!\\p{L})`, '$1 min'),
  'watts spelled': replace(`${amount}W(?![\\p{L}\\d])`, '$1 watts'),
  'decimal commas': replace(
    '(?<![\\p{L}\\d.,/-])(\\d{1,3})\\.(\\d{1,2})(?= ?(?:cm|mm|kg|g|ml|L|GHz|MP|W|V|A)(?!\\p{L}))',
    '$1,$2',
  ),
  'long dashes': replace('(?<=\\d)-(?=\\d+(?:mm|V|"| years))', '–'),
  'curly quotes': replace('(?<=\\d)"', '”'),
  'a times sign': replace('(?<=\\d"?) x (?=\\d)', ' × '),
  'sentence order': sentenceOrder,
};

/** The text with three to five rewrites that change something, and their names; null when fewer than two do. */
export function paraphrase(text: string, random: Random): { text: string; by: string[] } | null {
  let said = text;
  const by: string[] = [];
  const most = 3 + Math.floor(random.next() * 3);
  for (const [name, rewrite] of random.shuffle(Object.entries(rewrites))) {
    // Capitals hide what the other rewrites look for: they come last, and seldom.
    if (name === 'all capitals' || name === 'capitals in the title') continue;
    const next = rewrite(said, random);
    if (next === said) continue;
    said = next;
    by.push(name);
    if (by.length === most) break;
  }
  if (random.next() < 0.15) {
    const name = random.next() < 0.5 ? 'all capitals' : 'capitals in the title';
    said = rewrites[name]?.(said, random) ?? said;
    by.push(name);
  }
  return by.length < 2 ? null : { text: said, by };
}
