// Words and patterns that do not belong in content: what marketplaces ban, and text that is about the shop rather than the product.
// Seeds are the public policies of Amazon and Walmart (help pages, Goat Consulting 2024-08-15), extended by us. All match on word boundaries.

/** `sign` is what a text needs for the pattern to match it, where that is looked for sooner than the pattern. */
export type Ban = { reason: string; pattern: RegExp; sign?: RegExp };

const phrases = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu');

/** How goods get to somebody. */
const sending = '(?:shipping|delivery|dispatch|postage)';

/** A sentence or clause with one of these is left out whole. */
export const sentenceBans: readonly Ban[] = [
  {
    reason: 'a web or mail address',
    pattern:
      /https?:\/\/|www\.|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|(?<![\w-])[a-z][\w-]{1,62}\.(?:com|net|org|shop|store|co\.uk)(?![\w-])/i,
    sign: /[/@]|\.[a-z]|www/i,
  },
  {
    reason: 'a phone number',
    pattern:
      /(?<![\d.,-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{3}\)\s?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-]|[ .]\d{3})|1-8\d\d-[A-Z]{3,}/,
  },
  {
    reason: 'price, shipping or a promotion',
    pattern: phrases(
      'free (?:[\\w-]+ )?(?:shipping|delivery|returns?|cash delivery)|ships? free|' +
        `(?:super|ultra|lightning)?[- ]?(?:fast|quick|rapid|speedy|express|prompt) ${sending}(?! of)|` +
        `(?:\\d+(?: ?(?:-|–|to) ?\\d+)?|one|two|three|same|next)[- ](?:business |working )?(?:day|hour|week)s?['’]? (?:[\\w-]+ )?${sending}|` +
        `(?:ships|shipped|dispatched|delivered|(?:shipping|delivery|dispatch)) (?:with)?in (?:\\d+(?: ?(?:-|–|to) ?\\d+)?|one|two|three) (?:business |working )?(?:day|hour|week)s?|` +
        'on sale|hot sale|clearance (?:sale|price)|discount(?:s|ed)?|coupons?|promo codes?|' +
        '(?:low|lowest|best|great|sale|special) prices?|black friday|cyber monday|buy (?:one|two|\\d+)|and save|' +
        'limited[- ]time|(?:big|huge|great|extra|price) savings|cash on delivery|genuine products?|' +
        'shop (?:now|our|the|more)|buy now|order (?:now|today|yours)|add to cart|save up to|best deals?|' +
        'replacement guarantee|money[- ]saving|\\d+% off|on all orders|bargain|(?:at|during) checkout|lower prices?|free of cost',
    ),
  },
  {
    reason: 'a guarantee or refund',
    pattern: phrases(
      'guarantee[ds]?|money[- ]back|(?:full )?refund(?:s|ed)?|if (?:you are )?not satisfied|risk[- ]free|' +
        '(?:day|free|easy) (?:exchange|returns?)|return policy',
    ),
  },
  { reason: 'a marketplace number', pattern: /(?<![\p{L}\p{N}])B0(?=[A-Z\d]*\d)[A-Z\d]{8}(?![\p{L}\p{N}])/u },
  {
    reason: 'a rating or ranking',
    pattern: phrases(
      'great gift|perfect gift|genius|best[- ]?sell(?:er|ers|ing)|top[- ]rated|top[- ]selling|#1|number one|hot item|' +
        '(?:5|five)[- ]star (?:reviews?|rated|ratings?|quality)|leave (?:us )?a review|customer reviews?|' +
        'testimonials?|most popular|world\\W?s (?:\\w+est|best|leading|first|most)',
    ),
  },
  {
    reason: 'availability',
    pattern: phrases(
      'coming soon|out[- ]of[- ]stock|discontinued|today only|while supplies last|in stock|' +
        'pre-?order (?:now|today)|pre-?orders (?:begin|start|ship|will)|hurry|limited stock|also available in',
    ),
  },
  {
    reason: 'a health claim',
    pattern: phrases(
      'cures?|heals?|treats (?:acne|pain|disease|arthritis|\\w+itis|symptoms)|' +
        'prevents? (?:disease|illness|cancer)|fda[- ](?:approved|certified)|clinically (?:proven|tested)|burns? fat|lose weight|weight[- ]loss|slimming|miracle|doctor[- ]recommended|(?:back|joint|muscle) pain|pain[- ](?:free|relief)|keeps? you healthy|dermatologists?|wrinkles?|good for [^.]{0,40}(?:joints|heart|digestion|allergies)|' +
        'anti-?inflammatory|detox(?:ify|ifies|ifying|ification)?|reli?eves? (?:pain|stress|anxiety)|' +
        'covid(?:-19)?|cancer|diagnose',
    ),
  },
  {
    reason: 'a claim against germs or pests',
    pattern: phrases(
      'anti-?microbial|anti-?bacterial|anti-?fungal|anti-?viral|' +
        'kills? (?:up to )?(?:99(?:\\.\\d+)?% of )?(?:germs|bacteria|viruses|mold|insects|bugs)|' +
        'kills? 99(?:\\.\\d+)?%|repels? (?:insects|mosquitoe?s|bugs|pests)|prevents? mold|anti-?mold|' +
        'mildew[- ]resistant|disinfects?|sanitizes?|sterilizes?',
    ),
  },
  {
    reason: 'text about the shop',
    pattern: phrases(
      'click (?:here|on|to)|view more|read more|learn more|visit (?:our|us|the|your|my)|contact us|call us|' +
        'e-?mail us|follow us|check out our|see (?:our|my) (?:other|store|shop)|demonstration store|' +
        'you can purchase|our collection|make sure this fits|entering your model number|' +
        'verified online (?:supplies )?reseller|authorized (?:reseller|dealer|retailer)|' +
        'terms (?:and|&) conditions apply|our (?:customer )?service|service partner|' +
        '(?:only|exclusively|sold|available|exclusive) (?:at|on|to|from) (?:amazon|walmart|ebay|etsy|target|best buy|flipkart)|' +
        '(?:amazon|walmart|target|best buy) exclusive|have not been evaluated by|lorem ipsum|copy pending|' +
        'all rights reserved|activation required|disclaimer|price(?: in india)?:|satisfaction|' +
        '(?:varies|vary) (?:in|from|by|between|with) (?:each|every|one) (?:unit|item|piece|one|product)|' +
        'may (?:vary|differ) (?:depending|slightly|from|due)|' +
        '(?:actual )?(?:product )?colou?rs? may (?:vary|differ)|customer support|our customers|family company|' +
        'please (?:contact|note that the price|feel free)|online supplies',
    ),
  },
];

/** What is about who sells, not about what is sold: no text of a product needs it, on any channel. */
export const shopTalk: readonly Ban[] = sentenceBans.filter(({ reason }) =>
  /^(?:a web or mail address|a phone number|price, shipping or a promotion|availability|a marketplace number|text about the shop)$/.test(
    reason,
  ),
);

const attributive = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:(?:very|extra|super|truly|of the) )?(?:${list})(?![\\p{L}\\p{N}])(?!-\\p{L})`,
    'giu',
  );

/** Praise and unproven words that can be taken out before a noun; elsewhere the sentence goes. */
export const wordBans: readonly Ban[] = [
  {
    reason: 'praise',
    pattern: attributive(
      'high(?:est)?[- ]quality|top[- ](?:notch|quality)|best[- ](?:quality|in[- ]class)|good quality|' +
        'superior|(?<=the )best(?= \\p{L}+ (?:for|to|in|on|of|with|and))|finest|' +
        'ultimate|amazing|incredible|unbeatable|unbelievable|unparalleled|unmatched|unrivall?ed|' +
        'world[- ]class|exceptional|extraordinary|stunning|awesome|fantastic|revolutionary|must-have|(?<=(?:^|\\s)(?:an?|the|this|your|and) )must have|' +
        'award[- ]winning|outstanding|magnificent|phenomenal|sensational|spectacular|perfect(?= gift)|breathtaking',
    ),
  },
  {
    reason: 'an environmental claim',
    pattern: attributive(
      'eco[- ]?friendly|environmentally[- ]friendly|ecologically[- ]friendly|earth[- ]friendly|' +
        'biodegradable|compostable|decomposable|degradable|carbon[- ](?:neutral|reducing)|non-?toxic|' +
        'sustainable',
    ),
  },
];

/** Price amounts. Goods sold by amount, such as gift cards, keep theirs. */
export const priceAmount =
  /(?:US\s?)?[$€£¥₹]\s?\d+(?:[.,]\d+)*|(?<![\p{L}\p{N}])(?:Rs\.?|rs\.|INR|USD|EUR|GBP|CZK)\s?\d+(?:[.,]\d+)*|(?<![\d.,])\d+(?:[.,]\d+)*\s?(?:[€£₹]|USD|EUR|GBP|CZK|Kč|kč)(?![\p{L}])/u;
export const soldByAmount = /(?<!\p{L})(?:gift ?cards?|e-?gift|vouchers?|prepaid|gift certificates?|egift)(?!\p{L})/iu;
/** Money as a thing, kept, counted or played with: an amount beside it is no price. */
export const moneyWords =
  /(?<!\p{L})(?:coins?|piggy|money (?:box|bank|jar|clip|counter)(?:e?s)?|moneybox(?:es)?|cash (?:box|drawer|register|tray)(?:e?s)?|banknotes?|(?:dollar|euro|pound|play|paper|fake) (?:bills?|notes?|money)|denominations?|pennies|nickels|dimes|quarters)(?!\p{L})/iu;
/** Talk of saving that is no promotion where goods are for money. */
export const savingWords =
  /(?<!\p{L})(?:and save|save up to|money[- ]saving|(?:big|huge|great|extra) savings)(?!\p{L})/giu;
