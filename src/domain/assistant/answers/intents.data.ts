// Which words ask for what. First match wins, so the narrower intents stand first.
// A pattern is words in order: `~` stands for any words between, `|` for alternatives, `^` and `$` for the question's ends.
import { forEachPart, type Part, partTable } from '#domain/parts/parts.ts';

export type Topic =
  | 'smallTalk'
  | 'who'
  | 'order'
  | 'writing'
  | 'help'
  | 'compare'
  | 'decision'
  | 'notes'
  | 'author'
  | 'sourceChanges'
  | 'history'
  | 'score'
  | 'quality'
  | 'raise'
  | 'claims'
  | 'missing'
  | 'next'
  | 'keywords'
  | 'prompts'
  | 'limits'
  | 'length'
  | 'status'
  | 'price'
  | 'brand'
  | 'category'
  | 'sku'
  | 'channel'
  | 'arrival'
  | 'part'
  | 'summary'
  | 'facts';

const ask = 'please|can|could|would|you|i|want|to|need|kindly|now|just|go|ahead|and|let|us|lets';
const part =
  'title|titles|bullet|bullets|points|feature|features|description|descriptions|image|images|picture|pictures|photo|photos|hero|headline|name';
const partly = `the|its|current|new|old|optimized|optimised|original|source|product|feature|bullet|${part}`;

export const intents: readonly (readonly [Topic, readonly string[]])[] = [
  [
    'smallTalk',
    [
      '^ hi|hello|hey|hiya|howdy|greetings|moin|yo ~2 $',
      '^ good morning|afternoon|evening|day ~2 $',
      '^ thanks|thx|cheers|ty ~4 $',
      '^ thank you ~4 $',
      '^ bye|goodbye|ciao ~2 $',
      '^ see you ~2 $',
      '^ how are|is you|it ~2 $',
      '^ how are you doing|today|feeling ~1 $',
      '^ great|nice|perfect|awesome|cool|wonderful|excellent|brilliant|lovely ~2 $',
      '^ well|good done|job|work ~1 $',
      '^ you are|re great|awesome|good|helpful|amazing ~1 $',
      '^ ok|okay|fine|alright|yes|no $',
    ],
  ],
  ['who', ['who|what are|r you', 'your name', 'are you ~ human|robot|ai|bot|real|model', 'introduce yourself']],
  [
    'order',
    [
      `^ (${ask})* approve|reject|delete|publish|generate|regenerate|rollback|save|edit|export|undo|push|remove|clone|upload|download`,
      `^ (${ask})* roll ~1 back`,
      'how do|can|should|to ~2 export|import|publish|delete|approve|reject|edit|generate|undo|download|clone|rollback|roll',
      `^ (${ask})* set|mark|change|update ~ to|as`,
    ],
  ],
  [
    'writing',
    [
      `^ (${ask})* write|rewrite|create|translate|shorten|lengthen|paraphrase|polish|draft|compose|brainstorm|rephrase|reword|correct|proofread|fix`,
      `^ (${ask})* improve|optimize|optimise|make|give|suggest|propose|come|invent|think ~ ${part}|slogan|text|copy|tagline|it|this|them|version|ideas`,
      'slogan|tagline|poem|translate|translation|rewrite',
      'in german|french|spanish|italian|dutch|czech|polish|japanese|chinese',
    ],
  ],
  [
    'help',
    [
      '^ help ~3 $',
      'help me $',
      'what can|do you|i do|ask|answer|know|help ~4 $',
      'how do you|this|chat work|help',
      'what questions',
      'how can you help',
    ],
  ],
  ['notes', ['left|leave out', 'writer notes', 'notes', 'why ~ removed|dropped|omitted', 'built in writer ~ say|said']],
  [
    'compare',
    [
      'compare|comparison|versus|vs',
      'difference|differences|differ|diff',
      'old ~ new',
      'before ~ after',
      'source ~ against|versus ~ optimized|optimised',
    ],
  ],
  [
    'decision',
    [
      'who|whom|when|why ~ approved|approve|rejected|reject|decided|signed',
      'approved|rejected|decided by',
      'approver|approvers|approval|sign off',
      'why ~ rejected',
    ],
  ],
  [
    'author',
    [
      `who|how wrote|written|generated|made|created|produced ~ ${part}|text|this|it`,
      'who wrote',
      'written by',
      `how was|were ~ ${part} written|made|generated|created`,
    ],
  ],
  ['sourceChanges', ['source ~ change|changed|changes', 'facts ~ change|changed', 'changed ~ source']],
  [
    'history',
    [
      'history|timeline|log',
      'what|who|when|which|anything|something|has|have|did ~ change|changed|changes|edited|edit|updated|modified|touched',
      'last|latest|recent|previous|newest change|changes|edit|edits|update|version|versions',
      'what happened',
      '^ what|which did ~3 approve|reject|decide|rollback',
      'used to ~ be|say|read',
      'before|previously|formerly|earlier $',
      '^ what is new $',
      'rolled back',
      'recently',
    ],
  ],
  ['claims', ['claim|claims', 'unsupported|contradicted|unproven|unfounded']],
  [
    'raise',
    [
      'raise|raises|lift|boost|increase|increases|improve|improves|higher|better ~ score|scores|quality|points|compliance',
      'lost|lose|loses|missing|more points',
      'get|reach ~ 100|full',
    ],
  ],
  [
    'quality',
    [
      'listing|content|overall quality',
      'benchmark|benchmarks|benchmarked',
      'compliant|compliance|noncompliant|non-compliant|borderline',
      'quality score|figure|number|points|level',
      'why ~ quality',
      'quality ~ so low|high|bad|good',
      'how good',
    ],
  ],
  [
    'missing',
    ['missing|incomplete|complete|lack|lacks|lacking|gaps|gap', 'what ~ not|isn|isnt ~ there|filled', 'empty|blank'],
  ],
  [
    'limits',
    [
      `wrong|problem|problems|matter ~ ${part}`,
      'ok|okay|fine|good|valid|allowed ~ amazon|walmart|ebay|etsy|shopify|target|google|meta|woocommerce',
    ],
  ],
  [
    'score',
    [
      'score|scores|points',
      'issue|issues|problem|problems|wrong',
      'progress',
      'why ~ critical|optimized|improvement|red|amber|green',
      'critical|needs improvement',
    ],
  ],
  [
    'next',
    [
      'need|needs|needing ~2 attention',
      'next step|steps',
      'what ~ next',
      'should i|we do|start|fix|improve',
      'what now',
      'to do|todo',
      'left to do',
      'how can|do|could|should i|we ~ improve|finish|complete|optimize|optimise',
      'where|how do|should|can i|we start|begin',
      'advice|recommend|recommendation|recommendations|priorities',
      'what remains|remains',
    ],
  ],
  ['keywords', ['keyword|keywords|seo', 'search terms|words', 'target words']],
  ['prompts', ['prompt|prompts']],
  [
    'limits',
    [
      'limit|limits|allowed|allow|allows|maximum|minimum|max|min|rules|requirements|guidelines|restrictions',
      `how long|short|many|big ~ may|can|should|must|could ~ ${part}|it|be|have|characters|words`,
      'may|can|should|must ~ be|have ~ characters|chars|words|longer|shorter|long',
      'too long|short|many|few',
      'within|over|under|exceed|exceeds ~ length|channel|characters',
      'fit|fits ~ amazon|walmart|ebay|etsy|shopify|target|google|meta|channel|retailer',
      'characters|chars ~ left|remaining',
      'which|what|how many characters|chars|words ~ need|needed|required',
    ],
  ],
  [
    'length',
    [
      `how long is|are|was ~ ${part}`,
      `length|lengths ~ ${part}`,
      `${part} length|lengths`,
      'how many characters|chars|letters|words',
      'how many bullets|bullet|images|pictures|photos|features|points',
      'word|character count',
      'count ~ bullets|images|words|characters',
      'number of bullets|images|pictures|photos|bullet|words|characters',
    ],
  ],
  [
    'status',
    [
      'pending|waiting|status|statuses|approved|rejected|decided|undecided|reviewed|review',
      'ready|done|finished',
      'what is left',
      'open parts|part',
    ],
  ],
  ['price', ['price|prices|priced|cost|costs|expensive|cheap|pay', 'how much is|does ~ it|this|cost $']],
  ['brand', ['brand|manufacturer|maker|vendor|supplier', 'who makes|made|produces|sells|manufactures']],
  [
    'category',
    [
      'category|categories|subcategory|subcategories',
      'product type',
      'what type|kind|sort of ~ product|thing|item',
      'kind|type of product',
    ],
  ],
  ['sku', ['sku', 'article number', 'product|item number|id|code']],
  ['channel', ['retailer|channel|marketplace|platform|retailers|channels', 'where ~ sold|listed|published|sell']],
  [
    'arrival',
    [
      'when ~ added|arrive|arrived|imported|created|import|uploaded|come',
      'how old ~ listing|product',
      'since when',
      'created at|on',
      'import date|added',
    ],
  ],
  [
    'part',
    [
      `^ (what|whats|is|are|was|were|s|show|me|read|tell|give|display|see|list|out|please|can|you|and|${partly})* ${part} ~2 $`,
      `what does|do|did ~ ${part} say|read|look|tell $`,
      `how does|do ~ ${part} look|read ~1 $`,
      'image|images|picture|pictures|photo|photos',
    ],
  ],
  [
    'summary',
    [
      'tell me ~ about ~ it|this|product|item|thing $',
      'tell me more|everything|about ~2 $',
      'summarize|summarise|summary|overview|everything|attributes|attribute|specs|specifications|details|facts',
      'what do you|we know ~4 $',
      'what is|s this|it|the ~ about|product|item|for $',
      'what is|s this|it $',
      'describe ~3 $',
      'about it|this ~1 $',
      'what product',
    ],
  ],
];

/** Which words name a part. `points` alone is a score. */
export const partNamesInQuestions: Readonly<Record<Part, string>> = {
  ...forEachPart((part) => partTable[part].word),
  bullets: 'bullet|bullets|bullet points|feature bullets|features list',
  description: 'description|descriptions|body text',
  images: 'image|images|picture|pictures|photo|photos|hero',
  title: 'title|titles|headline|product name',
};
