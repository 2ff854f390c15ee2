// Finds the header of a bullet: the source's own, the sentence's subject, what it features, or a plain label of its topic.
import { capitalise } from './words.ts';

export type Bullet = { header: string | null; detail: string };

/** Plain labels by topic, most special first. A label sorts a sentence; it claims nothing. */
const topics: readonly (readonly [string, RegExp])[] = [
  [
    'In the box',
    /(?<!\p{L})(?:in the box|package (?:contains|includes)|comes with|sold separately|not included|what's included|includes? (?:a|an|one|two|\d))(?!\p{L})/iu,
  ],
  ['Warranty', /(?<!\p{L})warranty(?!\p{L})/iu],
  [
    'Care',
    /(?<!\p{L})(?:machine wash\p{L}*|hand wash\p{L}*|dry clean\p{L}*|tumble dry|do not bleach|wipe clean|dishwasher[- ]safe|easy to clean|easy cleaning|cleanup|line dry|lay flat)(?!\p{L})/iu,
  ],
  [
    'Compatibility',
    /(?<!\p{L})(?:compatible|compatibility|works with|fits (?:most|the|your|select)|designed for use with|for use with|for select)(?!\p{L})/iu,
  ],
  ['Battery', /(?<!\p{L})(?:battery|batteries|mah|rechargeable)(?!\p{L})/iu],
  ['Weight', /(?<!\p{L})(?:weighs|weight)(?!\p{L})/iu],
  [
    'Size',
    /(?<!\p{L})(?:diameter|(?:height|length|width) \d|\d+ (?:cm|mm|m|inch(?:es)?) (?:long|tall|wide|thick)|knee length|measures?|measurements?|dimensions?|\d+(?:\.\d+)?["”]? x \d|fits true to size|size chart|wearing a size|inseam)(?!\p{L})/iu,
  ],
  ['Capacity', /(?<!\p{L})(?:capacity|cu\. ?ft|quarts?|holds up to|storage space|page yield|yields?)(?!\p{L})/iu],
  [
    'Material',
    /(?<!\p{L})(?:cotton|elastane|polyamide|acrylic|modal|lycra|lyocell|mohair|alpaca|hemp|fleece|jersey|viscose|latex|leather|polyester|nylon|wool|linen|silk|stainless[- ]steel|aluminum|aluminium|polycarbonate|silicone|wood|wooden|denim|canvas|rayon|viscose|spandex|suede|velvet|cashmere|bamboo|glass|ceramic|made (?:of|from|with))(?!\p{L})/iu,
  ],
  [
    'Connectivity',
    /(?<!\p{L})(?:bluetooth|wi-?fi|wireless(?:ly)?|usb|hdmi|ethernet|nfc|ports?|connects?|lte|network)(?!\p{L})/iu,
  ],
  ['Display', /(?<!\p{L})(?:display|screen|resolution|1080p|4k|lcd|oled|picture)(?!\p{L})/iu],
  ['Sound', /(?<!\p{L})(?:audio|sound|speakers?|bass|woofers?|tweeters?|music|microphone|noise)(?!\p{L})/iu],
  ['Camera', /(?<!\p{L})(?:camera|lens|zoom|megapixel|photos?|video recording)(?!\p{L})/iu],
  ['Memory and storage', /(?<!\p{L})(?:\d+ ?[GT]B|memory(?! foam)|hard drive|solid state)(?!\p{L})/iu],
  ['Power', /(?<!\p{L})(?:\d+ ?W|watts?|voltage|power|motor|charges?|charging|volts?)(?!\p{L})/iu],
  ['Temperature', /(?<!\p{L})(?:temperature|heat|heating|cooling|BTU|thermostat)(?!\p{L})/iu],
  ['Closure', /(?<!\p{L})(?:closures?|zip(?:per)?s?|zip fly|fastens?|drawstring|snaps|lace-up)(?!\p{L})/iu],
  ['Controls', /(?<!\p{L})(?:controls?|remote|control buttons?|settings?|modes?|speeds?)(?!\p{L})/iu],
  ['Installation', /(?<!\p{L})(?:install\p{L}*|mount\p{L}*|assembl\p{L}*|set ?up)(?!\p{L})/iu],
  ['Protection', /(?<!\p{L})(?:protect\p{L}*|water-?proof|water[- ]resistant|shock-?proof|scratches|drops)(?!\p{L})/iu],
  ['Redemption', /(?<!\p{L})(?:redeem\p{L}*|balance|expir\p{L}*|activat\p{L}*)(?!\p{L})/iu],
  ['Storage', /(?<!\p{L})(?:storage|stor(?:e|ing)|pockets|shelves|drawers?|compartments?)(?!\p{L})/iu],
  ['Fit', /(?<!\p{L})(?:fit|fits|fitted|waist(?:band)?|sleeves?|neckline|hem|straps?|collar|silhouette)(?!\p{L})/iu],
  ['Finish', /(?<!\p{L})finish(?!\p{L})/iu],
  ['Color', /(?<!\p{L})(?:colou?r|hue)(?!\p{L})/iu],
  [
    'Use',
    /(?<!\p{L})(?:ideal for|perfect for|great for|suitable for|designed (?:for|to)|use(?:d)? (?:for|it|this|as|with)|lets you|allows? you)(?!\p{L})/iu,
  ],
  ['Design', /(?<!\p{L})(?:design|designed|construction|style|look|shape|compact|lightweight)(?!\p{L})/iu],
];

const verbs =
  'features?|offers?|provides?|allows?|lets?|makes?|helps?|ensures?|delivers?|includes?|gives?|keeps?|protects?|supports?|holds?|adds?|accentuates?|creates?|enables?|accommodates?|fits|uses?|utilizes?|produces?|boasts?|simplif(?:y|ies)|' +
  'enhances?|eliminates?|prevents?|reduces?|secures?|connects?|displays?|promotes?|brings?|comes?|works?|displaces?|measures?|stands?|maintains?|minimizes?|maximizes?|facilitates?|stores?|combines?|contains?|complements?|completes?|requires?';
const subjectVerb = new RegExp(
  `^((?:The|This|Its|Their|Your|Our|An?|Each)\\s+)?((?:[\\p{L}\\p{N}][^\\s,;:.]*\\s+){1,6}?)(${verbs})\\s+(?=[\\p{L}\\p{N}"'])(.+)$`,
  'iu',
);
const featuredVerbs =
  '(?:features?|offers?|boasts?|utilizes?|comes with|is equipped with|includes?|has|have|provides?|delivers?)';
const featured = new RegExp(
  `(?:^|\\s)${featuredVerbs}\\s+(?:(?:a|an|the|its|one)\\s+)?((?:[\\p{L}\\p{N}][^\\s,;:.()]*\\s+){0,4}?[\\p{L}\\p{N}][^\\s,;:.()]*)(,?\\s+(?:that|which|to|for|with|on|in|so)\\s+\\S.+)$`,
  'iu',
);
const notSubject =
  /(?:^|\s)(?:you|one|each|all|both|some|many|it|they|he|she|we|i|which|that|who|and also|to|not|can|will|also|is|are|was|be|when|if|while|as|for|with|in|of|from|on|at|by|this|these|there|so|simply|just|but|or|whether|more|up)(?=\s|$)/iu;
const participle =
  /^(?:\p{L}+ing|\p{L}+ed|designed|made|built|with|from|for|keep|enjoy|get|take|use|store|add|let|make|connect|protect|play|listen|watch|cook|bring|give|turn|set|fit|stay|capture|create|stream|charge|wear|show|enhance|upgrade|replace)$/iu;

/** `Header: detail` as the source writes it, also `HEADER - detail` and `【Header】detail`. Null without a header of its own. */
export function readHeader(text: string): Bullet | null {
  const match =
    /^[[【(]\s*([^\]】)]{2,50})\s*[\]】)][\s:–—-]*(\S.+)$/u.exec(text) ??
    /^([\p{L}\p{N}][^:.!?]{1,48}?)\s*(?::\s+|：|\s[–—-]\s)(\S.+)$/u.exec(text);
  const [header, detail] = [(match?.[1] ?? '').trim(), (match?.[2] ?? '').trim()];
  if (match === null || header.split(' ').length > 8 || !/\p{L}{2}/u.test(header) || detail.length < 2) return null;
  // `The loops are cotton: thick enough` is a sentence.
  if (/(?:^|\s)(?:is|are|was|were|has|have|can|will)\s/i.test(header)) return null;
  return { header: capitalise(header), detail: capitalise(detail) };
}

function bySubject(sentence: string): Bullet | null {
  const [, determiner = '', lead = '', verb = '', rest = ''] = subjectVerb.exec(sentence) ?? [];
  const subject = lead.trim();
  const words = subject.split(' ');
  if (
    subject === '' ||
    words.length > 6 ||
    subject.length > 45 ||
    notSubject.test(subject) ||
    (determiner === '' && participle.test(words[0] ?? '')) ||
    rest.split(' ').length < 2
  )
    return null;
  return { header: capitalise(subject), detail: `${capitalise(verb)} ${rest}` };
}

function byFeature(sentence: string): Bullet | null {
  const match = featured.exec(sentence);
  const phrase = match?.[1]?.trim() ?? '';
  // Only where the feature opens the text: what stands before it must not be lost.
  if (
    match === null ||
    match.index > 0 ||
    phrase === '' ||
    notSubject.test(phrase) ||
    /(?:^|\s)(?:and|or)$/i.test(phrase)
  )
    return null;
  const rest = (match[2] ?? '')
    .replace(/^,?\s+(?:that|which)\s+(?!\p{L}+(?:'s)?\s+(?:is|are|can)\b)/iu, '')
    .replace(/^,?\s+/, '');
  // `for powerful audio and a soft body`: what follows `and` may belong to the feature, not to its purpose.
  if (/\s(?:and|or|plus) (?:an?|the|its) /i.test(rest)) return null;
  if (/^(?:that|which)\s/i.test(rest) || rest.split(' ').length < 3 || /^(?:you|your|it|the|they)\s/i.test(rest))
    return null;
  return { header: capitalise(phrase), detail: capitalise(rest) };
}

/** Label of a text's topic; null when none fits. */
export function topicOf(text: string, taken: ReadonlySet<string>): string | null {
  return topics.find(([label, pattern]) => !taken.has(label.toLowerCase()) && pattern.test(text))?.[0] ?? null;
}

/** Header and detail of an English text; the header is null when nothing in the text gives one. */
export function findHeader(text: string, taken: ReadonlySet<string>): Bullet {
  const found = [readHeader(text), bySubject(text), byFeature(text)].find(
    (bullet) => bullet !== null && !taken.has((bullet.header ?? '').toLowerCase()),
  );
  return found ?? { header: topicOf(text, taken), detail: text };
}

const relative =
  /(,?)\s+(?:which|that)\s+(features?|offers?|boasts?|includes?|comes with|is equipped with|has|have|provides?|delivers?|allows?|lets?|helps?|ensures?|utilizes?|holds?)\s+(\S.+)$/iu;

/** A sentence with a closing `which features …` as two texts, each complete; null when it has none worth standing alone. */
export function splitRelative(sentence: string): [string, string] | null {
  const [whole, comma = '', verb = '', rest = ''] = relative.exec(sentence) ?? [];
  if (whole === undefined) return null;
  const main = sentence.slice(0, sentence.length - whole.length).trim();
  if (main.split(' ').length < 5 || rest.split(' ').length < 4) return null;
  // Without a comma `tools that include …` tells which tools; a singular verb belongs to the product.
  const isPlural = !/s$|\s/.test(verb);
  if (isPlural && comma === '') return null;
  // In the plural what is featured stands alone: `Neodymium magnets and 11mm drivers for powerful audio`.
  const isListing = /^(?:feature|offer|boast|include|have|provide|deliver|utilize)$/i.test(verb);
  return [main, isListing ? capitalise(rest) : `${capitalise(verb)} ${rest}`];
}

const finite = new RegExp(
  `(?<!\\p{L})(?:is|are|was|has|have|can|will|may|must|does|do|don't|won't|it's|you|your|we|i|let|goes|looks|feels|gets|takes|runs|lies|sits|stays|needs|leaves|opens|closes|turns|burn|burns|lose|lasts|said|blocks|draws|centers|comes|${verbs})(?!\\p{L})`,
  'iu',
);

/** Whether a short sentence has no verb, such as `Silk tie closure.` or `Made in France.`: a fact rather than a statement. */
export function isFragment(sentence: string): boolean {
  const words = sentence.split(' ');
  const opening = (words[0] ?? '').toLowerCase();
  const isImperative =
    /^(?:keep|enjoy|get|take|use|store|add|make|connect|protect|play|listen|watch|cook|bring|give|turn|set|stay|capture|create|stream|charge|wear|show|go|see|try|pair|just|simply|relax)$/.test(
      opening,
    );
  return (
    words.length <= 8 &&
    !isImperative &&
    !/^(?:An?|The|This|It|These|We|They|You|Your)\b/u.test(sentence) &&
    !finite.test(sentence)
  );
}
