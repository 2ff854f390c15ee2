// Plants one false statement in a true text. The lists and patterns here are this file's own: it must not know what the checker knows.
import type { Random } from './random.ts';

export type Plant = { text: string; start: number; end: number; from: string; to: string };
export type Planter = (text: string, random: Random) => Plant | null;

function replaceAt(text: string, start: number, from: string, to: string): Plant {
  return { text: text.slice(0, start) + to + text.slice(start + from.length), start, end: start + to.length, from, to };
}

function pickMatch(text: string, pattern: RegExp, random: Random): RegExpExecArray | null {
  const found = [...text.matchAll(pattern)];
  return found.length === 0 ? null : random.pick(found);
}

const has = (text: string, phrase: string) => new RegExp(`(?<![a-z])${phrase}(?![a-z])`, 'i').test(text);

/** The text with one digit of the number changed to another. */
function changeDigit(number: string, random: Random): string {
  const places = [...number.matchAll(/\d/g)].map((match) => match.index);
  const place = random.pick(places);
  const old = number.charAt(place);
  const isLeading = place === 0 && number.length > 1;
  const digits = [...'0123456789'].filter(
    (digit) => digit !== old && !(digit === '0' && (isLeading || number.length === 1)),
  );
  return number.slice(0, place) + random.pick(digits) + number.slice(place + 1);
}

const plantNumber: Planter = (text, random) => {
  const match = pickMatch(text, /(?<![\p{L}\d.,/-])\d+(?:,\d{3})*(?:\.\d+)?/gu, random);
  return match ? replaceAt(text, match.index, match[0], changeDigit(match[0], random)) : null;
};

const unitSwaps: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=\d)"(?!\w)/g, [' cm', "'", ' mm']],
  [/(?<=\d[ -]?)(?:inch(?:es)?)(?![a-z])/gi, ['feet', 'cm', 'mm']],
  [/(?<=\d ?)GB(?![a-z])/g, ['TB', 'MB']],
  [/(?<=\d ?)TB(?![a-z])/g, ['GB', 'MB']],
  [/(?<=\d ?)MB(?![a-z/])/g, ['GB', 'KB']],
  [/(?<=\d ?)mm(?![a-z])/g, ['cm', 'in.']],
  [/(?<=\d ?)cm(?![a-z])/g, ['mm', 'in.']],
  [/(?<=\d[ -]?)cu\. ?ft\./gi, ['sq. ft.', 'gal.', 'cu. in.']],
  [/(?<=\d[ -]?)sq\. ?ft\./gi, ['cu. ft.', 'sq. in.']],
  [/(?<=\d[ -]?)oz\.?(?![a-z])/gi, ['lb', 'gal', 'g']],
  [/(?<=\d[ -]?)lbs?\.?(?![a-z])/gi, ['kg', 'oz']],
  [/(?<=\d[ -]?)pounds?(?![a-z])/gi, ['ounces', 'tons']],
  [/(?<=\d)W(?![a-z])/g, ['V', 'kW']],
  [/(?<=\d[ -]?)watts?(?![a-z])/gi, ['volts', 'amps']],
  [/(?<=\d ?)mAh(?![a-z])/g, ['Ah', 'Wh']],
  [/(?<=\d ?)GHz(?![a-z])/g, ['MHz', 'kHz']],
  [/(?<=\d ?)Hz(?![a-z])/g, ['kHz', 'MHz']],
  [/(?<=\d[ -]?)minutes?(?![a-z])/g, ['hours', 'seconds']],
  [/(?<=\d[ -]?)hours?(?![a-z])/g, ['minutes', 'days', 'weeks']],
  [/(?<=\d[ -]?)years?(?![a-z])/g, ['months', 'weeks']],
  [/(?<=\d[ -]?)quarts?(?![a-z])/gi, ['gallons', 'pints']],
  [/(?<=\d[ -]?)cups?(?![a-z])/g, ['quarts', 'gallons']],
  [/(?<=\d ?)ml(?![a-z])/gi, ['l', 'oz']],
  [/(?<=\d[ -]?)(?:megapixels?|MP)(?![a-z])/gi, ['GB', 'dpi']],
  [/(?<=\d)'(?![\w\d])/g, ['"', ' m']],
  [/(?<=\d ?)Mbps(?![a-z])/g, ['Gbps', 'Kbps']],
  [/(?<=\d ?)lumens(?![a-z])/g, ['watts', 'lux']],
];

const plantUnit: Planter = (text, random) => {
  for (const [pattern, others] of random.shuffle(unitSwaps)) {
    const match = pickMatch(text, pattern, random);
    if (!match) continue;
    const to = random.pick(others);
    if (to.replace(/\W/g, '').toLowerCase() === match[0].replace(/\W/g, '').toLowerCase()) continue;
    return replaceAt(text, match.index, match[0], to);
  }
  return null;
};

const materialNames =
  'cotton,leather,silk,wool,linen,polyester,nylon,denim,suede,stainless steel,aluminum,titanium,bamboo,oak,walnut,glass,ceramic,porcelain,rubber,silicone,plastic,polycarbonate,vinyl,acrylic,brass,copper,wood,canvas,fleece,cashmere,velvet,neoprene,memory foam,cast iron,marble,granite,rattan,microfiber,rayon,spandex'.split(
    ',',
  );
/** Pairs of which one includes the other: telling one for the other is not always false. */
const kin = [
  ['wood', 'oak', 'walnut', 'bamboo'],
  ['plastic', 'polycarbonate', 'vinyl', 'acrylic', 'nylon', 'polyester'],
  ['leather', 'suede'],
  ['ceramic', 'porcelain'],
  ['rubber', 'silicone', 'neoprene'],
];

function swapWord(
  text: string,
  names: readonly string[],
  random: Random,
  isKin: (a: string, b: string) => boolean,
): Plant | null {
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${names.join('|')})(?![\\p{L}])`, 'giu');
  const match = pickMatch(text, pattern, random);
  if (!match) return null;
  const old = match[0].toLowerCase();
  const free = names.filter(
    (name) => !has(text, name) && !name.includes(old) && !old.includes(name) && !isKin(name, old),
  );
  if (free.length === 0) return null;
  const picked = random.pick(free);
  const isCapital = /^\p{Lu}/u.test(match[0]);
  const to = isCapital ? picked.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()) : picked;
  return replaceAt(text, match.index, match[0], to);
}

const plantMaterial: Planter = (text, random) =>
  swapWord(text, materialNames, random, (a, b) => kin.some((group) => group.includes(a) && group.includes(b)));

const colourNames =
  'black,white,red,blue,green,yellow,purple,pink,orange,brown,silver,gold,gray,navy,teal,turquoise,maroon,burgundy,beige,ivory,violet,magenta,charcoal,lavender,crimson,khaki,fuchsia,indigo'.split(
    ',',
  );
const colourKin = [
  ['navy', 'blue', 'indigo', 'teal', 'turquoise'],
  ['gray', 'charcoal', 'silver'],
  ['purple', 'violet', 'lavender'],
  ['red', 'maroon', 'burgundy', 'crimson'],
  ['pink', 'magenta', 'fuchsia'],
  ['white', 'ivory'],
  ['beige', 'khaki'],
];

const plantColour: Planter = (text, random) =>
  swapWord(text, colourNames, random, (a, b) => colourKin.some((group) => group.includes(a) && group.includes(b)));

const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countNoun =
  '(?:packs?|pieces?|count|speeds?|settings?|cycles?|outlets?|devices?|ports?|pages?|buttons?|doors?|shelves|slices?|sheets?|burners?|drawers?|pockets?|players?|inputs?|layers?|channels?|bulbs?|batteries|cards?|lenses|cartridges|discs?|users?|compartments?|wheels|pairs|colors|modes|levels|options|games|servings|blades|racks|bottles|cups|presets|programs|positions|functions|attachments|sizes|sensors|fans|bays|stations|keys|drivers|speakers|woofers|tweeters|slots|zones|hooks|legs|lights|times)';
const countPattern = new RegExp(
  `(?<![\\p{L}\\d.,/$-])(\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)(?=[ -](?:[a-z]+[ -]){0,2}${countNoun}(?![a-z]))|(?<=(?:pack|set|case|box) of )(\\d{1,3})(?!\\d)`,
  'giu',
);

const plantCount: Planter = (text, random) => {
  const match = pickMatch(text, countPattern, random);
  if (!match) return null;
  const old = match[0];
  const at = words.indexOf(old.toLowerCase());
  const value = at > 0 ? at : Number(old);
  const other = random.pick(
    [1, 2, 3, 5, -1, -2].map((step) => value + step).filter((number) => number > 1 && number !== value),
  );
  const word = at > 0 ? words[other] : undefined;
  const spelled =
    word === undefined || word === ''
      ? String(other)
      : /^[A-Z]/.test(old)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word;
  return replaceAt(text, match.index, old, spelled);
};

const makes =
  'iPhone,iPad,iPod,Android,Windows,Mac,Kindle,Samsung Galaxy,BlackBerry,Xbox One,Xbox 360,PlayStation 4,PlayStation 3,Nintendo Wii U,GoPro,Canon,Nikon,Epson,Brother,Dell,Lenovo,Keurig,Ford,Toyota,Honda,Jeep,Chevrolet,Motorola,Nokia,Alexa,Google Home,Apple Watch,Chromebook,Fitbit,Roku,Sony'.split(
    ',',
  );

/** Puts a sentence at the end of a line of the text, or at the end of one of its sentences. */
function insertSentence(text: string, sentence: string, random: Random): Plant {
  const places = [...text.matchAll(/(?<=[a-z]{3})[.!](?=\s+[A-Z])|(?<=[a-z]{3})[.!]$/gm)].map(
    (match) => match.index + 1,
  );
  const at = places.length > 0 ? random.pick(places) : text.length;
  const lead = places.length > 0 ? ' ' : '. ';
  return {
    text: text.slice(0, at) + lead + sentence + text.slice(at),
    start: at + lead.length,
    end: at + lead.length + sentence.length,
    from: '',
    to: sentence,
  };
}

const plantCompatibility: Planter = (text, random) => {
  const free = makes.filter((make) => !make.split(' ').some((word) => has(text, word)));
  if (free.length === 0) return null;
  const to = random.pick(free);
  const after = new RegExp(
    `(?<=\\b(?:for|with|fits|your|most|select|and|or) (?:most |select |Apple® |your )?)(?:${makes.join('|')})®?(?![a-z])`,
    'g',
  );
  const match = random.next() < 0.6 ? pickMatch(text, after, random) : null;
  if (match) {
    const plant = replaceAt(text, match.index, match[0], to);
    // A number after the name, as in `iPhone 5`, now belongs to the planted one.
    const number = /^ \d\w*/.exec(plant.text.slice(plant.end))?.[0] ?? '';
    return { ...plant, end: plant.end + number.length };
  }
  const sentence = random.pick([
    `Compatible with ${to}.`,
    `Works with ${to} devices.`,
    `Also fits most ${to} models.`,
    `It is designed for use with ${to}.`,
    `Pairs with your ${to} in seconds.`,
  ]);
  return insertSentence(text, sentence, random);
};

const marks =
  'ENERGY STAR certified,UL Listed,FDA approved,USDA Organic certified,GOTS certified,OEKO-TEX certified,FSC certified,Fair Trade certified,GREENGUARD Gold certified,NSF certified,IP68 rated,RoHS compliant,CE marked,ISO 9001 certified,MIL-STD-810G certified,Leaping Bunny certified,ETL Listed,THX certified,Rainforest Alliance certified,Cradle to Cradle certified,Non-GMO Project Verified,CSA approved,WaterSense certified,AHAM Verified,IPX7 rated,Bluesign approved'.split(
    ',',
  );

const plantCertificate: Planter = (text, random) => {
  const free = marks.filter(
    (mark) =>
      !mark
        .split(' ')
        .slice(0, -1)
        .some((word) => has(text, word.replace(/[^\w-]/g, ''))),
  );
  if (free.length === 0) return null;
  const to = random.pick(free);
  const match = pickMatch(
    text,
    /ENERGY STAR(?:[- ](?:certified|qualified|rated))?|UL[- ]listed|USDA Organic/gi,
    random,
  );
  if (match && random.next() < 0.7) return replaceAt(text, match.index, match[0], to);
  return insertSentence(
    text,
    random.pick([`It is ${to}.`, `This product is ${to} for peace of mind.`, `${to}.`, `Fully ${to}.`]),
    random,
  );
};

const plantModel: Planter = (text, random) => {
  const match = pickMatch(
    text,
    /(?<![\p{L}\d./-])(?=[\p{L}\d-]*\d[\p{L}\d-]*\d)(?=[\p{L}\d-]*[A-Z][\p{L}\d-]*[A-Z])[A-Z\d][A-Za-z\d]*(?:-[A-Za-z\d]+)*(?![\p{L}\d-])/gu,
    random,
  );
  if (!match || match[0].length < 5) return null;
  if (/^\d+(?:\.\d+)?-?(?:[a-z]+|[A-Z]?Hz|[KMGT]B|MP|mAh|[A-Z][a-z]+)$/i.test(match[0])) return null;
  const places = [...match[0].matchAll(/[A-Z\d]/g)].map((each) => each.index);
  const at = random.pick(places);
  const old = match[0].charAt(at);
  const pool = /\d/.test(old) ? '0123456789' : 'ABCDEFGHJKLMNPRSTVWXYZ';
  const other = random.pick([...pool].filter((sign) => sign !== old));
  return replaceAt(text, match.index, match[0], match[0].slice(0, at) + other + match[0].slice(at + 1));
};

const praise =
  'best,finest,greatest,fastest,strongest,lightest,quietest,smartest,most durable,most powerful,most reliable,toughest,sharpest,number one,#1,ultimate,unbeatable,unrivaled,most advanced,safest,brightest,smoothest,softest,most trusted,top-rated,best-selling'.split(
    ',',
  );

const plantSuperlative: Planter = (text, random) => {
  const free = praise.filter((word) => !has(text, word.replace('#', '\\#')));
  const to = random.pick(free);
  const match = pickMatch(text, /(?<=\b(?:this|these|the|your) )(?=[a-z]{4,} [a-z]{3,})/g, random);
  if (match && random.next() < 0.6) return replaceAt(text, match.index, '', `${to} `);
  return insertSentence(
    text,
    random.pick([
      `It is the ${to} choice in its class.`,
      `The ${to} on the market.`,
      `You get the ${to} one you can buy.`,
    ]),
    random,
  );
};

/** Two amounts of the text change places; both are the plant, and one of them found is enough. */
const plantSwap: Planter = (text, random) => {
  const numbers = [
    ...text.matchAll(/(?<![\p{L}\d.,/$-])\d+(?:\.\d+)?(?=(?:"|GB|MB|W|mm|cm|["-]? ?[a-z]{3,})(?![a-z]))/gu),
  ];
  const [first, second] = random
    .shuffle(numbers)
    .slice(0, 2)
    .sort((a, b) => a.index - b.index);
  if (!first || !second || first[0] === second[0] || second.index - first.index > 200) return null;
  // Sides of one thing and members of one list say the same in any order.
  const isSide = (match: RegExpExecArray) =>
    /[x×] ?$/i.test(text.slice(0, match.index)) || /^\S{0,4} ?[x×]/i.test(text.slice(match.index + match[0].length));
  const between = text.slice(first.index + first[0].length, second.index);
  if (isSide(first) || isSide(second) || (between.match(/[a-z]{3,}/gi) ?? []).length < 2) return null;
  const end = first.index + first[0].length;
  const swapped =
    text.slice(0, first.index) +
    second[0] +
    text.slice(end, second.index) +
    first[0] +
    text.slice(second.index + second[0].length);
  return { text: swapped, start: first.index, end: second.index + second[0].length, from: first[0], to: second[0] };
};

const plantInclusion: Planter = (text, random) => {
  const match = pickMatch(text, /\(?not included\)?|\(?sold separately\)?|not required/gi, random);
  return match ? replaceAt(text, match.index, match[0], /required/i.test(match[0]) ? 'required' : 'included') : null;
};

const statements =
  'Made in Switzerland.|Handcrafted in Portugal.|Proudly made in the USA.|Clinically proven to relieve pain.|It boosts your immune system.|Recommended by doctors.|Carbon neutral and compostable.|Made from 100% recycled ocean plastic.|Biodegradable packaging.|Your money back if you are not happy.|Backed by a 10-year warranty.|Comes with a lifetime guarantee.|Kills 99.9% of germs.|It repels mosquitoes.|An antifungal coating keeps it fresh.|Contains no BPA.|Free of phthalates and lead.|Suitable for ages 5 and up.'.split(
    '|',
  );

const plantStatement: Planter = (text, random) => {
  const free = statements.filter(
    (statement) =>
      !/made in|warranty|guarantee|bpa|ages/i.test(text) || !/made|warranty|guarantee|BPA|ages/.test(statement),
  );
  return insertSentence(text, random.pick(free), random);
};

/** The kinds the targets are about. */
export const planters: Readonly<Record<string, Planter>> = {
  number: plantNumber,
  unit: plantUnit,
  material: plantMaterial,
  colour: plantColour,
  count: plantCount,
  compatibility: plantCompatibility,
  certificate: plantCertificate,
  'model number': plantModel,
  'added superlative': plantSuperlative,
};

/** Harder ones, reported beside them. */
export const furtherPlanters: Readonly<Record<string, Planter>> = {
  'swapped amounts': plantSwap,
  'turned inclusion': plantInclusion,
  'added statement': plantStatement,
};
