// What the writer leaves out though no channel bans it: filler text, shouts, and talk to the customer that says nothing of the product.
// Kept apart from `banned.data.ts`, whose lists are benchmark rules as well.
import type { Ban } from '#domain/channels/banned.data.ts';

export const leftovers: readonly Ban[] = [
  {
    reason: 'filler text',
    pattern:
      /^This is an? (?:simple|variable|variation|grouped|external|virtual|downloadable)(?:,? \p{L}+)* product\.?$/iu,
  },
  {
    reason: 'availability',
    pattern: /\boptions? (?:are )?available(?: (?:online|in(?:[ -]stores?)?|and))*\.?$/iu,
  },
  // `Animals start at only $10`, `Prices range from $40 to $125`: of other goods.
  {
    reason: 'a price',
    pattern:
      /(?<!\p{L})starts? at (?:only )?\$\d|(?<!\p{L})for (?:just|only) \$\d|(?<!\p{L})prices? (?:\p{L}+ ){0,4}(?:range|start|vary)/iu,
  },
  // `One customer describes it by saying …`, `sent via U.S. mail`, `Your order can be shipped`.
  {
    reason: 'talk about ordering',
    pattern:
      /^one customer (?:describes|says|writes)|(?:will be|are|is) sent (?:via|by) (?:U\.?S\.? )?mail|(?<!\p{L})your order can be|^NEW ?[-–—!] ?\p{L}|visit (?:us )?online(?: for)?(?!\p{L})|sold at select (?:supermarket|drug)/iu,
  },
  // Where the shop sells it: beside the places that take a card it would be read of those.
  { reason: 'availability', pattern: /^online only[.!]?$/iu },
  // `2 locations`, whose list of addresses went.
  { reason: 'a heading that lost its list', pattern: /^\d{1,2} (?:locations?|restaurants?|stores?|shops?)\.?$/iu },
  // `Discover the features of the Orvik vacuum`, which led to a link.
  {
    reason: 'talk about another page',
    pattern: /^(?:Discover|Explore|See|Learn about) (?:all )?the (?:[\p{Ll}-]+ ){0,2}features(?: and [^.]{3,60})? of /u,
  },
  // `Order large quantities through the Orvik Corporate Gift Card Program`, `Buy an Orvik Gift Card at a store near you`.
  {
    reason: 'other goods of the maker',
    pattern:
      /(?<!\p{L})Corporate Gift Card|^(?:Buy|Get|Purchase|Order) [^.]{3,60} at a (?:store|shop|retailer) near you/u,
  },
  // `>> Find the right switch (684KB .pdf)`, `(Flash demo)`.
  { reason: 'talk about another page', pattern: /^>>|\s›|\((?:[\d.]+ ?[KM]B\W{0,2}\w+|flash demo|pdf)\)/iu },
  // `Coming October 20th to …`
  {
    reason: 'availability',
    pattern:
      /(?<!\p{L})(?:coming|available|arriv(?:es|ing)|releas(?:es|ed|ing)|launch(?:es|ing)|ships|shipping) (?:on |in )?(?:\p{L}+day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/iu,
  },
  {
    reason: 'price, shipping or a promotion',
    pattern: /(?<!\p{L})BONUS(?!\p{L})|\((?:[Aa] )?(?:[Vv]alue|VALUE) (?:of )?\$/u,
  },
  // `Ashley is wearing an X Small.`
  {
    reason: 'talk about the picture',
    pattern: /^(?:(?:The |Our )?[Mm]odel|\p{Lu}+\p{Ll}+) (?:is (?:shown )?wearing|wears) (?:an? |the |[Ss]ize )/u,
  },
  // `Ashley is 5'7", waist 25".`
  {
    reason: 'talk about the picture',
    pattern: /^(?!Model|This|It)\p{Lu}\p{Ll}+ is \d['’′] ?\d+[^.]*(?:[Ww]aist|[Cc]hest|[Hh]ips|[Bb]ust|[Ii]nseam)/u,
  },
  {
    reason: 'talk about the picture',
    pattern:
      /^(?:please note:? )?(?:the |this |our )?(?:photos?|pictures?|images?|\p{L}+(?= shown))(?: shown)? (?:is|are|shows?|may|depicts?|courtesy)(?!\p{L})/iu,
  },
  {
    reason: 'talk about measuring',
    pattern:
      /(?<!\p{L})(?:measur\p{L}+ (?:methods?|errors?|manually)|manual measurement|error (?:within|of|is) |(?:is|are|be) a normal (?:error|deviation)|(?:slight|small|certain) (?:errors?|deviations?|differences?) (?:in|of|due|between))/iu,
  },
  // `The flat is brings out its shine`, `a task that you can wash`, `to create delicious, mats are included`.
  {
    reason: 'broken English',
    pattern:
      /(?:is|are) (?<!(?:\p{L}|(?:it|what|that|which|this) )(?:is|are) )(?:brings|makes|gives|offers|features|provides|includes|keeps|adds|wipes)(?!\p{L})|(?:task|job|chore|process) that you can (?:wash|clean|wipe|put)(?!\p{L})|^No need to [^,]{10,}, you can |(?:create|make|cook|prepare) (?:delicious|tasty|healthy|beautiful), [^,.]* (?:is|are) /u,
  },
  // `It can be worn in family theme clothing, city streets, … and fitness scenes`; `The new plastics, conforms to …`: a comma between subject and verb.
  {
    reason: 'broken English',
    pattern:
      /(?:worn|used|suitable) (?:in|at|for|on) [^,]*(?:,[^,]*){3,} scenes[.!]*$|(?:^|[:】]\s?)[Tt]he (?:[\p{L}\d-]+ ){1,5}[\p{L}\d-]+, (?:conforms|features|is|has|includes|offers|provides|makes|comes|meets|works|helps|gives|allows)\s[^,]*$|^The [^,.;]* (?:simplif|enhanc|reduc|ensur|improv)(?:i?es) \p{Ll}+ makes (?:it|you)\s/u,
  },
  // `Family-owned, warm and based in Oslo, Orvik has …`, `Orvik brings fun with the broadest selection of lamps`.
  {
    reason: 'talk about the maker',
    pattern:
      /(?:^|:\s)Family[- ]owned, [^.]{0,40}based in (?!.*(?:restaurants?|locations|stores)(?!\p{L}))|^Marr(?:ied|ying) \p{Ll}+ of [^,]+, \p{Lu}|^\p{Lu}\p{Ll}+s are sized differently than |\swith the (?:broadest|widest|largest|biggest) (?:selection|range|choice|assortment) of /iu,
  },
  {
    reason: 'talk about the maker',
    pattern: /(?<!\p{L})(?:for|in|of) (?:her|his|their) (?:[\p{L}\d/-]+ ){0,4}(?:line|collection)[.!]*$/iu,
  },
  // `Its shapes invite to indulge`: whom?
  { reason: 'broken English', pattern: /(?<!\p{L})(?:invites?|allows?|enables?|encourages?) to \p{Ll}+/iu },
  // `Equipped with a fast fan can heat up in a short time`.
  { reason: 'broken English', pattern: /(?:^|:\s)Equipped with [^,;.]{3,60} can (?:\p{Ll}+ly )?\p{Ll}+ /u },
  // `The Smart Finish feature, unlocks …, or the Match feature, easily copies …`
  {
    reason: 'broken English',
    pattern:
      /(?:^|:\s)The (?:[\p{L}\d-]+ ){1,4}(?:feature|function|mode|technology|system), (?:\p{Ll}{3,}ly )?\p{Ll}{3,}[^s\W]s (?:the|an?|your|you|\p{Ll}+ing|\d)/u,
  },
  // `Where geometry meets fashion, the Arlo scarf entices.`, `After all, no one can resist it.`
  {
    reason: 'empty praise',
    pattern:
      /^Where [\p{L} -]{3,30} meets [\p{L} -]{3,30}, the [^,]{3,40} (?:entices|delights|dazzles|shines|charms|begins)[.!]*$|^Where [^,]{3,60}, (?:anticipate|expect|discover|find|enjoy|meet) |^Capture the (?:[\p{L}-]+ )?(?:romance|magic|essence|spirit|beauty|charm)(?!\p{L})|^After all, |(?<!\p{L})no (?:one|man|woman) can resist(?!\p{L})/u,
  },
  { reason: 'a price', pattern: /(?<!\p{L})(?:retail|sale|was|now):? ?\$\d/iu },
  { reason: 'empty praise', pattern: /(?<!\p{L})(?:gives?|is) just what you need[.!]*$/iu },
  {
    reason: 'a credit',
    pattern: /(?<!\p{L})(?:lifestyle |product )?photo(?:s|graphs?|graphy)? (?:is |are )?(?:by|credits?:?)\s(?=\p{Lu})/u,
  },
  {
    reason: 'talk to the customer',
    pattern:
      /(?<!\p{L})(?:if you have any (?:questions?|concerns?|problems?|issues?)|^[\p{L}&' ]{0,30}(?:has|have) never been (?:so|this|more|easier|better)\b[\p{L} ]{0,20}[.!]*$)/iu,
  },
  {
    reason: 'talk about another page',
    pattern:
      /^(?:take (?:a|the) (?:product |virtual )?tour|(?:view|see|watch) (?:(?:a|the|our) )?(?:product )?(?:demo|video))(?!\p{L})/iu,
  },
  {
    reason: 'talk about ordering',
    pattern:
      /(?<!\p{L})(?:quantity limit|units per customer|you(?:['’]ll| will) be charged|in your account|cancel (?:the|your) [\p{L} ]{0,20}order|place a new (?:one|order)|(?:we['’]ll|we will) (?:send|e-?mail) you|e-?mail reminder|freight forward\p{L}*|cannot be shipped|(?:kindly|please) let us know|send us an?|options are available|returns? policy|start the return|(?:must|can|may) be returned|return (?:shipping|this item|the item|label)|your orders|see (?:the )?(?:full )?list of|please visit(?!ing)|are as follows|offer (?:that )?(?:expires|is valid until)|promotional offer|please (?:type|enter|specify|write)|in the notes? (?:section|field|box)|ships? for free|^sold by(?= \p{Lu}|:)|click away|delivery date (?:nears|for scheduled))(?!\p{L})/iu,
  },
  {
    reason: 'what a purchase pays for',
    pattern:
      /(?<!\p{L})(?:of|from) (?:your|every|each) purchase(?!\p{L})|(?<!\p{L})your purchase (?:goes|supports|creates|helps|provides|makes)(?!\p{L})|(?<!\p{L})(?:possibilities for (?:her|women|them|others)|creat(?:e|es|ing) (?:possibilities|pathways)|sobriety|relapse cycle|non-?profit|501\(?c|social enterprise|through its purchase|when you (?:purchase|buy) (?:this|an?|the|our)|by purchasing|economic independence|believe in what['’]s possible|mak(?:e|es|ing) a difference (?:for|in|to) |let the world know|(?:lessen|reduc)(?:e|es|ing) your impact|ethically produced)/iu,
  },
  {
    reason: 'an invitation',
    pattern:
      /^(?:Add an? (?:touch|splash|hint|pop)|Infuse|Brighten up|Embrace|Celebrate|Embark on|Elevate|Indulge|Discover|Turn|Bring an?|Step into|Unleash|Go out|Say good|Cook like|Make a statement|Invigorate|Double the)(?!\p{L})(?!.*(?<!\p{L})(?:this|these|the|its?|them)(?!\p{L}))(?!.*\d)/u,
  },
  {
    reason: 'other goods of the maker',
    pattern:
      /^Look for (?:\p{Lu}|other|more|all|our|the (?:rest|other|whole|entire))|^(?:Discover|Explore|See|Collect|Shop) (?:the|our|your) (?:rest|other|whole|entire|full|complete) |(?:^|:\s)(?:Pair|Coordinate|Combine|Match|Mix)(?: (?:it|them|this|these))? with (?:other|additional|more) |(?:^|:\s)(?:pair|coordinate|combine|match|mix)(?: (?:it|them|this|these))? with (?:other|additional|more) /u,
  },
  {
    reason: 'other goods of the maker',
    pattern:
      /^(?!(?:This|These|It|They)(?!\p{L}))(?:[^,]{0,40}, )?[^,]{0,40}(?:\p{L}['’]s (?:latest|newest|pieces|designs|creations|collections?)(?= (?:\p{Ll}+ )*(?:for|is|are|allows?|offers?|has|have|features?)(?!\p{L}))|patented products)|(?<!\p{L})(?:takes its name from|['’]s philosophy|the growing collection|is named after|company['’]s namesake|(?:fashion|design|whose) (?:house|label)|label (?:is|offers|has)|is the \p{Lu}[\p{L}. ]* label)(?!\p{L})/u,
  },
  {
    reason: 'a greeting',
    pattern: /(?:^|:\s)(?:Welcome to|Get ready for|Give (?:them|him|her) something|Give the gift of)(?!\p{L})/u,
  },
  {
    reason: 'availability',
    pattern:
      /(?<!\p{L})(?:wait(?:ing)? times?(?= (?:for|on|of))|waiting on|(?:available|sold) through \p{Lu}|qualified suppliers|Geek Squad (?:installation|services?|agents?|support))/u,
  },
  {
    reason: 'terms of use',
    pattern:
      /(?<!\p{L})(?:mak(?:e|es) no warranties|issued by|(?:registered )?trademarks? of|non-?refundable|cancell?ation fee|(?:cards?|they|it) (?:is|are) shipped and sold by|protect this card like cash|(?:is|are|be) responsible for any (?:loss|damage)|constitutes acceptance|proof of purchase|can ?not be returned|personal lawful use|except as required by law)(?!\p{L})/iu,
  },
  // `12 E. Mill St. Chicago, Illinois 60601`
  {
    reason: 'an address',
    pattern:
      /(?<![\p{L}\d])\d{1,5} (?:[NSEW]\.? )?(?:\p{Lu}\p{L}+ ){1,3}(?:St|Ave|Blvd|Rd|Dr|Street|Avenue|Boulevard|Road|Drive)(?![\p{L}]).*\d{5}(?!\d)/u,
  },
  // `Your new favourite bag has arrived!`
  {
    reason: 'an announcement',
    pattern: /(?<!\p{L})(?:(?:is|are) (?:finally |now )?here|(?:has|have) (?:finally |just )?arrived)[.!]*$/iu,
  },
  {
    reason: 'a sentence that lost a word',
    pattern:
      /(?<!\p{L})(?:the|an),\s|(?<![\p{L}.])(?:the|an) (?:the|an?|this|that|is|are|was|and|or|of|for|from|with|to) (?!-)|(?<![\p{L}.] )(?<!\p{L})a (?:the|this|that|is|are|was|and|of|for|from|with) (?!-)|(?<!\p{L})(?:[Yy]ou|[Tt]hey|[Ww]e|[Ii]t|which) (?:can|will|should|must|could|would) (?:it|the|an?|this|these|your|as an?) |(?<!(?:mak(?:e|es|ing)|made|calls?|consider|gives?|giving|is|was|need) )(?<!\p{L})(?:this|your|its|our) (?:an?|the) (?!la )|^Featuring [^.]*, (?:can|will|is|has|makes) |(?<!\p{L})(?:to|with|of|in|on) (?:the|an?) (?:made|crafted) (?:from|of|by) |(?<!\p{L})(?:whether|if|when|as) your (?:heading|going|looking|running|travell?ing|planning|working)(?!\p{L})/u,
  },
  {
    reason: 'talk to the customer',
    pattern:
      /^You know what that means|^How about |^It['’]s (?:all )?up to you(?!\p{L})|^Let (?:her|him|them) know that |^Check out |lets you get more than one|^We (?:find|love|took|like|adore|think|hope) |^Do it (?:at|all|in|with|right)(?!\p{L})|won['’]t let you down|have it any other way|(?<!\p{L})damn(?!\p{L})|^Come (?:on in|in and|discover|taste|see|visit|join|enjoy|shop|to our|and)(?!\p{L})|(?<!\p{L})(?:we(?:['’]ve| have) got|customer favou?rites?|with your purchase|collect them all|look no further|what are you waiting|you(?:['’]ll| will) (?:love|thank)|must[- ]see|beyond compare|best in the world|second to none|like never before|speaks? for itself|bells and whistles|one source for|like you won['’]t believe|try our|our founding|we know you|trust us|say goodbye to|what better way|get ready to|come on in|check it out|check this out|treat yourself|hope you|clicking here|customer service (?:staff|team|agents?)|buying power|we wish you|one[- ]stop shop|you['’]ve come to (?:love|know|expect)|and bonus,|(?:is an?|your) made[- ]to[- ]order|production (?:time|may take)|quick sitch|ship it|best gift|here at \p{Lu}\S*,? we|thank you for|thanks for (?:looking|shopping|visiting)|happy shopping|join us (?:in|on|for|as|at)|enjoy shopping)(?!\p{L})/iu,
  },
];

/** A shout of a few words, or one set like a heading: `Steak lovers!`, `Chaos Across the Island!` */
export const isShout = (sentence: string): boolean =>
  (/^[^.!?:\d]{1,40}!$/u.test(sentence) && sentence.split(' ').length <= 3) ||
  /^\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|of|the|and|a|an|in|to|for)){1,6} \p{Lu}[\p{L}'’-]*!$/u.test(sentence);
