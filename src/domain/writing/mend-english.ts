// Mends what is surely a slip in English: `a upcycled`, `the the`, `dont`, `several ways- as a clutch`. What needs a guess stays as it is.

import { remember } from '#domain/text/remember.ts';
import { capitalise, contentWords, fitArticleTo, foldText } from '#domain/text/words.ts';
import { agree } from './agreement.ts';
import { mendCare } from './care.ts';
import { possibleIn } from './word-openings.ts';

const wordStart = "(?<![\\p{L}\\p{N}'’.&/-])";
/** `Tab A 8.0` holds a name. A small letter or a digit follows: capitals may be spelled out, and who says `an 1800` means eighteen hundred. */
const article = new RegExp(
  `${wordStart}((?:(?<!\\p{L}[\\p{L}\\d]* )A|a)n?) (?=(\\p{Ll}[\\p{Ll}'’][\\p{L}'’-]*|(?:[AEIO]|Un)\\p{Ll}{3,}|(?!1[18]\\d\\d(?!\\d))\\d[\\d.,]*))`,
  'gu',
);
/** `vitamin A is`, `from a in`: what follows opens no noun phrase. */
const noNoun =
  /^(?:in|is|it|if|as|at|of|on|or|to|by|and|are|all|any|an|off|out|up|also|only|even|either|over|under|until|into|offers?|uses?|includes?|ensures?|allows?)$/;

const withoutSign = new RegExp(
  `${wordStart}(do|does|did|is|are|was|were|would|could|should|has|have|had|ca|wo)nt(?!\\p{L})`,
  'giu',
);

/** Words shouted inside a calm sentence; two of them in a row may be a name. */
const stressed =
  /(?<=\p{Ll}[,)]? )(?:AND|OR|BUT|NOT|ARE|THE|WITH|FOR|ALL|ANY|BOTH|ONLY|EVERY|VERY|NEVER|ALWAYS|YOU|YOUR|WILL|MUST|LOOKS?|FEELS?|FITS?|MAKES?)(?= \p{Ll})/gu;

/** What to mend, into what, and letters without which there is nothing to mend: they are looked for first. */
const mends: readonly (readonly [RegExp, string, string?])[] = [
  // ` - ` between clauses, as everywhere else.
  [/(?<=\p{L}|,) - (?=\p{Ll})/gu, ' – ', ' - '],
  [/(?<=\p{L}) - (?=\p{L}[^\n]* – \p{Ll})/gu, ' – ', ' - '],
  // `KS-004-CS KS-004-CS case`.
  [/(?<!\S)((?=\S*\d)(?=\S*\p{L})[\p{L}\d-]{5,}) \1(?!\S)/gu, '$1'],
  [/(?<=redeem(?:ed|able) )In([ -]store) and Online/gu, 'in$1 and online', ' In'],
  // `100% Officially licensed`.
  [/(?<=100% )Officially(?= )/g, 'officially', '100% O'],
  // `good wearable and good fit`
  [/(?<!\p{L})good wearable and (?=good )/giu, '', 'wearable'],
  // `20 ft. Of drawing`: no sentence opens so behind a unit.
  [/(?<=\d\s?(?:ft|in|oz|lbs?|qt|pcs?|gal)\. )Of(?= [\p{Ll}\d])/gu, 'of', '. Of'],
  // `measures7.38 inches wide`.
  [/(?<!\p{L})(measures|weighs|holds|about|approximately)(?=\d)/giu, '$1 '],
  // `Mill Bakery. LLC bakes`: the form of a company belongs to its name.
  [/(?<=\p{L})\. (?=(?:LLC|Inc|Ltd|Corp|GmbH)(?!\p{L}))/gu, ', ', '. '],
  [/(?<!\p{L})(i)nstore(?!\p{L})/giu, '$1n store', 'nstore'],
  // `Redemption In store and online`, a heading without its sign.
  [/^Redemption (?=(?:In[ -]?store|Online|At|In)(?!\p{L}))/iu, 'Redemption: ', 'edemption '],
  [/(?<=\p{L} )ia(?= \p{Ll})/gu, 'is', ' ia '],
  // `made by a women who sews`.
  [/(?<=(?<!\p{L})[Aa] )women(?=[ ,.]|$)(?! (?:and|or|owned))/gu, 'woman', 'women'],
  // `at our stores, on [address] online`.
  [/(?<=[ ,] ?)on (?=online(?!\p{L}))/gu, '', 'on online'],
  [/(?<=(?<!\p{L})helps? )(ensure|provide|create|keep|make)s(?= )/giu, '$1', 'help'],
  // `easy to fold and vice versa with one hand`.
  [/(?<= (?:fold|open|close|lift)) and vice versa(?= )/giu, '', ' and vice versa'],
  [/(?<!\p{L})([Rr])ouch(?=(?:ed|ing)(?!\p{L}))/gu, '$1uch', 'ouch'],
  // `helps by keep you cool`, `will not be replaces`.
  [/(keep|mak|giv|let|help|allow|provid)e?(?<=(?<!\p{L})by \p{Ll}+)(?= (?:you|your|the|it) )/gu, '$1ing', 'by '],
  [/(?<=(?<!\p{L})(?:be|is|are) )replaces(?!\p{L})/gu, 'replaced', ' replaces'],
  // `vinyl. that has a shimmer`: the clause belongs to its noun.
  [/(?<=\p{Ll}{3})\. (?=(?:that|which) (?:has|have|is|are|gives?|makes?|adds?|keeps?|lets?) )/gu, ' ', '. '],
  // `a brown panel The liner is made of`: the full stop is missing.
  [
    / (?=The|This)(?<=\s\p{Ll}{4,} )(?<!(?:and|with|from|into|over|like|about|called|titled|within) )(?=(?:The|This|These) \p{Ll}+ (?!\p{Lu})\p{Ll}+ )/gu,
    '. ',
    ' Th',
  ],
  // `stripped tank`, `The Arlo Jacket defense against the wind`.
  [
    /(?<!\p{L})([Ss])tripped(?= (?:tank|tee|top|shirt|dress|skirt|fabric|liner|pattern|sweater|pants?)(?!\p{L}))/gu,
    '$1triped',
    'tripped',
  ],
  [/^(The (?:\p{Lu}\S* ){1,4}\p{Lu}\p{Ll}+) defense against /u, '$1 defends against ', ' defense against '],
  [/(?<=(?<!\p{L})colou?r )pallet(?!\p{L})/gu, 'palette', ' pallet'],
  [/(?<!\p{L})countown(?!\p{L})/gu, 'countdown', 'countown'],
  [/(?<!\p{L})([Ss])toreage(?!\p{L})/gu, '$1torage', 'toreage'],
  [/(?<!\p{L})([Cc])hestpocket(?=s?(?!\p{L}))/gu, '$1hest pocket', 'hestpocket'],
  [/(?<!\p{L})([Kk])alidoscop/gu, '$1aleidoscop', 'alidoscop'],
  [/(?<!\p{L})([Uu])nbelieveabl/gu, '$1nbelievabl', 'nbelieveabl'],
  [/(?<!\p{L})([Mm])anipualtive/gu, '$1anipulative', 'anipualtive'],
  [/(?<!\p{L})([Mm])ystrious/gu, '$1ysterious', 'ystrious'],
  [/(?<!\p{L})([Pp])aried(?= with )/gu, '$1aired', 'aried with'],
  // `Beautifully died leather`, `complimentary blue vinyl`, `wide sleeves and think cuffs`.
  [/(?<!\p{L})died(?= (?:\p{Ll}+ )?(?:leather|fabric|cotton|wool|silk|yarn|suede)(?!\p{L}))/gu, 'dyed', 'died'],
  [
    /(?<!\p{L})([Cc])omplimentary(?= (?:[\p{Ll}-]+ )?(?:vinyl|fabric|leather|lining|[\p{Ll}]+-colou?red)(?!\p{L}))/gu,
    '$1omplementary',
    'omplimentary',
  ],
  [/(?<=(?:and|with) )think(?= (?:cuffs?|straps?|soles?|hem|fabric|lining)(?!\p{L}))/gu, 'thick', 'think'],
  // `four seater sofa`, `wall mounted shelf`, `thin, polyester fabric`.
  [/(?<!\p{L})(two|three|four|five|six|seven|eight|\d)[ ](seater)(?= \p{Ll})/giu, '$1-$2', ' seater'],
  [/(?<!\p{L})([Ww]all) (mounted)(?= \p{Ll})/gu, '$1-$2', 'all mounted'],
  [
    /(?<=(?:thin|thick|soft|light|heavy)), (?=(?:polyester|cotton|wool|silk|linen|nylon) fabric(?!\p{L}))/gu,
    ' ',
    ' fabric',
  ],
  [/(?<=\d+[kK] )(G)old(?= \p{Ll})/gu, 'gold', 'Gold'],
  // `Can be worn on the shoulder, or remove the strap`: the second half calls on the reader.
  [/(?<=^Can [^,]{5,60}), or (?:remove|use|wear|take|fold|detach|simply|just) [^,]*$/u, '', ', or '],
  [/(?<!\p{L})asthetic(?=(?:s|ally)?(?!\p{L}))/gu, 'aesthetic', 'asthetic'],
  // `perfect for the hitting the trail`.
  [/(?<= for )the (?=\p{Ll}{3,}ing (?:the|an?|your) )/gu, ''],
  [/(?<=(?:perfect|great|ideal|beautiful|lovely) )compliment(?= (?:to|for) )/gu, 'complement', 'compliment'],
  // `these Orvik pant`.
  [
    /(?<=(?<!\p{L})[Tt]hese (?:[\p{L}-]+ ){0,3})(pant|trouser|capri|legging|jogger|jean|boot|shoe|sandal|glove|sock|earring)(?=[.,!]|$| (?:are|have|feature|with|and|in|for|from)(?!\p{L}))/gu,
    '$1s',
    'hese ',
  ],
  // `mens plaid shirt`.
  [/(?<![\p{L}\p{N}'’-])(wo)?mens(?= \p{Ll})/gu, "$1men's", 'mens'],
  // `3/4 inch sleeves` reach to the elbow.
  [/(?<!\d )(?<=3\/4)(?:["”″]| inch(?:es)?)(?: length)?(?= (?:\p{Ll}+ )?sleeves?(?!\p{L}))/giu, '-length', '3/4'],
  // `12 in in width` measures in inches.
  [/(?<![\p{L}\p{N}]|\d )(the|and|to|of|with|for|an?|is|in|your|this|are|from|by|or) \1(?![\p{L}\p{N}'’-])/giu, '$1'],
  [withoutSign, "$1n't"],
  [/(?<!\p{L})((?:wo)?m[ea]n)s(?= \p{Ll}{2})/giu, "$1's"],
  [/(?<!\p{L})(you|they)(re|ll|ve)(?!\p{L})/giu, "$1'$2"],
  [/(?<!\p{L})(that|what|there)s(?= (?:\p{Ll}|["“]))/giu, "$1's"],
  [/(?<!\p{L})egift(?!\p{L})/gu, 'eGift', 'egift'],
  [/(?<!\p{L})new (?=(?:York|Zealand|Jersey|Orleans|Mexico|Delhi|Hampshire|England)(?!\p{L}))/gu, 'New ', 'new '],
  // `Gift card is nested inside a box.`
  [
    /(?<=^|[.!] )Gift [Cc]ard (?=(?:is|has|can|may|will|comes|never|does|cannot|must)(?!\p{L}))/gu,
    'The gift card ',
    'Gift ',
  ],
  [/(?<=^|[.!] )Item (?=delivered is )/gu, 'The item ', 'Item '],
  [/(?<=^|[.!] )Gift amount (?=(?:is|may|will|can)(?!\p{L}))/gu, 'The gift amount ', 'Gift amount'],
  // `Its the lamp`: no noun stands between a possessive and an article.
  [/(?<!\p{L})([Ii])ts (?=(?:the|an?|not|been)(?!\p{L}))/gu, "$1t's ", 'ts '],
  // `lose it's shape`: after a preposition nothing but a noun phrase stands.
  [
    /(?<=(?<!\p{L})(?:with|of|in|for|from|by|lose|loses|keeps) it)['’](?=s (?!(?:an?|the|not|so|too|been|just|also|all|no|really|very|going|in|on|for|to)(?!\p{L})|\p{Ll}+(?:ing|ed)(?!\p{L}))\p{Ll})/gu,
    '',
  ],
  // `Made from pale oak these stools are`.
  [/^(Made (?:from|of|with) (?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?= (?:this|these) )/u, '$1,', 'Made '],
  // `A staple made fresh by its print, features two pockets`: no comma stands between who does and what is done.
  [/^(An? [^,.;:]{10,90}), (?=(?:features|has|includes|offers) [^,]*(?:,|$|\.| and ))/u, '$1 '],
  // `It is the perfect for all the little things`.
  [/(?<= (?:is|are|be|['’]s) )(?:an?|the) (?=(?:perfect|ideal|great|suitable) (?:for|to) )/giu, ''],
  [/(?<=\p{Ll}{2})--(?=\p{Ll}{2})/gu, ' – ', '--'],
  // `in the hills-- Pinefield`.
  [/(?<=\p{Ll}{2})-- (?=\p{L}{2})/gu, ', ', '-- '],
  // `several ways- classic bag or clutch`; `light- and waterproof` waits for its second half.
  [/(?<=\p{Ll}{3}s)-\s(?!(?:and|or|to)\s)(?=\p{Ll})/gu, ' – ', '- '],
  [
    /(?<=\p{Ll}{3})-\s(?=(?:an?|the|as|it|its|it['’]s|this|these|they|you|you['’]\p{Ll}+|we|so|but|no|even|just|which|perfect) )/gu,
    ' – ',
  ],
];

const possibleMends = possibleIn(mends, ([pattern]) => pattern);

/** `a` or `an` as the next word asks, with the capital it had. */
const fitArticle = (whole: string, written: string, next: string) =>
  noNoun.test(next) ? whole : `${written.charAt(0)}${fitArticleTo(next).slice(1)} `;

/** `The wide strap that makes it easy to carry.` has no verb of its own but for its `that`. */
const idleThat =
  /^((?:The|This|Its|An?) (?:[\p{L}-]+ ){1,4})that (?=(?:makes|lets|keeps|allows|gives|provides|offers|helps|adds|ensures) )/u;
const anotherVerb =
  /,| (?:is|are|was|were|has|have|had|can|will|makes|lets|keeps|allows|gives|provides|offers|helps|adds|ensures|comes|features|includes)(?= )/gu;

function giveVerb(text: string): string {
  const [opening = ''] = idleThat.exec(text) ?? [];
  const others = text.slice(opening.length).match(anotherVerb)?.length ?? 0;
  return opening !== '' && others === 0 ? text.replace(idleThat, '$1') : text;
}

/** `An Orvik 765843005123 lamp`: the number under the bars. */
const barcode = /(?<=\p{L}[\p{L}\p{N}.'’:&-]* )\d{11,14} (?=\p{L})/gu;

/** Two sentences with a comma between them: `This bag is large, it is light.` */
const spliced =
  /^((?:This|These|The|It) [^,;:–]*?\s(?:is|are|has|have|features|measures)\s[^,;:–]*), (it|they) (?=(?:is|are|has|have|can|features?|makes?|comes?)\s)/u;

/** `No spills. just wipe it`: a word of five letters and more is no short form, save `approx.` */
const smallStart = /(\p{Ll}{5,}|Approx)([.!?] )(\p{Ll})(?=\p{Ll}{2,} \p{L})/gu;

/** So many commas make a list of what goods are like. */
const longList = 5;

/** `soft and warm, light, warm and calm, calm and fair`: of a long list, what has been said goes. */
function sayOnce(text: string): string {
  const entries = text.split(/,\s+/);
  if (entries.length <= longList || entries.some((entry) => entry.split(' ').length > 7)) return text;
  const said = new Set<string>();
  const kept = entries.flatMap((entry) => {
    // One word alone may be a name that another holds: `Combi Bake, Bake`.
    const pair = entry.split(' and ');
    const news = pair.filter((part) => {
      if (pair.length < 2) return true;
      const words = contentWords(part);
      return words.length === 0 || words.some((word) => !said.has(word));
    });
    for (const word of contentWords(entry)) said.add(word);
    return news.length === 0 ? [] : [news.join(' and ')];
  });
  const end = /[.!]$/.exec(text)?.[0] ?? '';
  return `${kept.join(', ').replace(/[.!]$/, '')}${end}`;
}

/** So many words told once more are no chance. */
const echoed = 5;

/** `toys measure 6 (L) 2 (W) 3 (H) inches toys 6 (L) 2 (W) 3 (H) inches`: a line pasted twice, up to where it begins again. */
function dropEcho(text: string): string {
  let start = text.length;
  for (let count = 0; count < echoed && start > 0; count += 1) start = text.lastIndexOf(' ', start - 1);
  if (start <= 0) return text;
  const last = text.slice(start);
  const at = text.indexOf(last);
  const end = at + last.length;
  if (at < 0 || end >= text.length - last.length) return text;
  // What stands between may name the thing once more.
  const again = text.slice(end + 1).split(' ');
  const isAgain = [0, 1, 2].some((from) => text.slice(0, end).endsWith(` ${again.slice(from).join(' ')}`));
  return isAgain ? text.slice(0, end) : text;
}

/** An English sentence without such slips. */
export function mendEnglish(text: string): string {
  const calm = mendCare(text).replace(stressed, (word) => word.toLowerCase());
  const fitted = giveVerb(calm.replace(article, fitArticle));
  const mended = possibleMends(fitted).reduce(
    (told, [pattern, to, sign]) =>
      (sign === undefined || told.includes(sign)) && told.search(pattern) >= 0 ? told.replace(pattern, to) : told,
    fitted,
  );
  const counted = agree(mended);
  const agreed = /\d{11}/.test(counted) ? counted.replace(barcode, '') : counted;
  // Most sentences hold no such comma, and need no look at what stands before one.
  const parted = /, (?:it|they) /.test(agreed)
    ? agreed.replace(spliced, (_whole, first: string, word: string) => `${first}. ${capitalise(word)} `)
    : agreed;
  const once = dropEcho(sayOnce(parted));
  if (!/[.!?] \p{Ll}/u.test(once)) return once;
  return once.replace(smallStart, (whole, word: string, gap: string, letter: string) =>
    foldText(word) === 'approx' ? whole : `${word}${gap}${letter.toUpperCase()}`,
  );
}

const undoubled = (word: string) => word.replace(/(\p{L})\1/gu, '$1');

const longWords = remember((title): readonly string[] => title.toLowerCase().match(/\p{L}{6,}/gu) ?? []);

/** A word that differs from one of the title by a doubled letter alone is the title's: `stripped` of a `Striped Skirt`. */
export function spellAsTitle(text: string, title: string): string {
  const words = longWords(title);
  if (words.length === 0) return text;
  return text.replace(/(?<![\p{L}\p{N}'’-])\p{Ll}{6,}(?![\p{L}\p{N}'’-])/gu, (word) =>
    words.includes(word)
      ? word
      : (words.find(
          (other) =>
            other.charAt(0) === word.charAt(0) &&
            other.slice(-2) === word.slice(-2) &&
            undoubled(other) === undoubled(word),
        ) ?? word),
  );
}
