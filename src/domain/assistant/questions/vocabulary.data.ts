// The words a question may be made of: what kind of token each is, and what it means. `{a,b}` is either of them.
import type { Meaning } from './token.ts';

type Entry = readonly [kind: string, phrases: string, meaning?: Meaning];

export const vocabulary: readonly Entry[] = [
  // Fields
  ['field', '{,product }{title,name,headline}{,s}', { field: 'title' }],
  ['field', '{,product }description{,s}|desc{,s}', { field: 'description' }],
  ['field', '{,feature }{bullet,bullets}{, point, points}', { field: 'bullets' }],
  ['field', '{,product }{image,picture,photo,pic,photograph}{,s}', { field: 'images' }],
  ['field', '{,listing ,selling ,sale }price{,s}|priced|cost{,s,ing}', { field: 'price' }],
  ['field', '{,content }{score,scores,scoring,scored}', { field: 'score' }],
  ['field', '{,listing }quality{, score, scores, points, rating}', { field: 'quality' }],
  ['field', '{,open }issue{,s}', { field: 'issues' }],
  ['field', 'category|categories', { field: 'category' }],
  ['field', 'subcategory|subcategories', { field: 'subcategory' }],
  ['field', 'brand{,s}', { field: 'brand' }],
  ['field', '{retailer,store,channel,marketplace}{,s}', { field: 'retailer' }],
  ['field', 'reason{,s}|lens|lenses', { field: 'lens' }],
  ['field', 'rule{,s}', { field: 'rule' }],
  ['field', '{,optimi{s,z}ed ,generated ,new }content|draft{,s}', { field: 'content' }],
  ['noun', '{product,prod,item,listing,thing,article,line,record,piece}{,s}|ones|stuff'],
  ['noun', 'sku{,s}', { field: 'sku' }],
  // Operators
  ['bound', 'above|over|{more,greater,higher,bigger,better,larger} than', { bound: 'above' }],
  ['bound', 'below|under|{less,fewer,lower,smaller,worse} than', { bound: 'below' }],
  ['bound', '{more expensive,dearer,pricier} than', { bound: 'above', field: 'price' }],
  ['bound', '{less expensive,cheaper} than', { bound: 'below', field: 'price' }],
  ['bound', 'longer than', { bound: 'above', isLength: true }],
  ['bound', 'shorter than', { bound: 'below', isLength: true }],
  ['bound', 'at {least,minimum}|{no,not} less than', { bound: 'atLeast' }],
  ['bound', 'at {most,maximum}|up to|{no,not} more than', { bound: 'atMost' }],
  ['bound', 'exactly', { bound: 'equal' }],
  ['only', '{only,just}{, have, has, with, got}|{have,has,with,having} {only,just}', { bound: 'equal' }],
  ['tail', '{and,or} {more,higher,above,better,over,up,upwards,longer,greater,larger}', { bound: 'atLeast' }],
  ['tail', '{and,or} {less,lower,fewer,below,worse,under,shorter,smaller}', { bound: 'atMost' }],
  ['between', 'between'],
  ['to', 'to'],
  ['chars', '{character,char,letter,sign}{,s}{, long, in length}', { unit: 'chars' }],
  ['chars', 'word{,s}{, long, in length}', { unit: 'words' }],
  ['percent', 'percent|points', { unit: 'percent' }],
  ['contains', '{mention,contain}{,s,ing}'],
  ['contains', 'match{,s,ing}', { isListSearch: true }],
  ['contains', '{start,begin}{,s} with|{starting,beginning} with', { how: 'starts' }],
  ['contains', '{end,ends,ending} {with,in}', { how: 'ends' }],
  // States
  ['status', 'pending|still open|waiting', { status: 'pending' }],
  ['status', 'approved', { status: 'approved' }],
  ['status', 'rejected', { status: 'rejected' }],
  ['need', '{wait,waits,waiting} {for,on}'],
  [
    'review',
    '{a ,an ,some ,our ,to be ,}{review,reviewed,reviewing,approval,approving,decision,work,optimi{s,z}ation}',
  ],
  ['level', '{non,not} {,fully }compliant|noncompliant', { level: 'non-compliant' }],
  ['level', 'borderline', { level: 'borderline' }],
  ['level', '{,fully }compliant', { level: 'compliant' }],
  ['full', 'everything {,is ,has been }approved'],
  ['whole', 'fully|completely|entirely|{all,every}{, four}{, of}{, their, the, its} part{,s}'],
  ['yet', 'yet'],
  ['without', '{without,w/o}{, any, a single}|no'],
  ['missing', '{miss,misses,missing,lack,lacks,lacking}', { isEither: true }],
  ['empty', 'empty'],
  ['any', 'any'],
  // Connectives
  ['or', 'or'],
  ['and', 'and|but'],
  ['nor', 'nor'],
  ['both', 'both'],
  ['not', 'not|except{, for}'],
  ['not', 'neither', { isNeither: true }],
  // What is asked
  ['count', '{how,hw} {many,much}|count{, of}'],
  ['total', 'total'],
  ['numberof', '{number,amount,count,quantity} of'],
  ['agg', 'average{,s}|avg', { agg: 'average' }],
  ['numberof', 'total {number,amount,count} of', { agg: 'total' }],
  ['agg', 'sum{, of}', { agg: 'total' }],
  ['extreme', 'maximum|max', { end: 'highest' }],
  ['extreme', 'minimum|min', { end: 'lowest' }],
  ['agg', 'median', { agg: 'median' }],
  ['superlative', 'best', { end: 'highest', isPlain: true }],
  ['superlative', 'worst', { end: 'lowest', isPlain: true }],
  ['superlative', 'highest', { end: 'highest' }],
  ['superlative', 'lowest', { end: 'lowest' }],
  ['superlative', 'biggest|largest', { end: 'highest', isSize: true }],
  ['superlative', 'smallest', { end: 'lowest', isSize: true }],
  ['superlative', 'better|higher', { end: 'highest', isComparative: true }],
  ['superlative', 'worse|lower', { end: 'lowest', isComparative: true }],
  ['superlative', 'more', { end: 'highest', isSize: true, isComparative: true }],
  ['superlative', 'fewer|less', { end: 'lowest', isSize: true, isComparative: true }],
  ['superlative', 'most', { end: 'highest', isSize: true }],
  ['superlative', 'fewest|least', { end: 'lowest', isSize: true }],
  ['superlative', 'most {common,frequent,often,frequently}', { end: 'highest', isSize: true }],
  ['top', 'top', { end: 'highest' }],
  ['top', 'bottom', { end: 'lowest' }],
  ['by-price', 'cheapest', { end: 'lowest', order: 'price' }],
  ['by-price', 'dearest|most {expensive,costly}', { end: 'highest', order: 'price' }],
  ['by-price', 'cheaper|less expensive', { end: 'lowest', order: 'price', isComparative: true }],
  ['by-price', 'more expensive|pricier|dearer', { end: 'highest', order: 'price', isComparative: true }],
  ['by-date', '{newest,latest,most recent,youngest}{, added}', { end: 'highest', order: 'added' }],
  ['by-date', '{oldest,earliest}{, added}', { end: 'lowest', order: 'added' }],
  ['by-length', 'longest', { end: 'highest' }],
  ['by-length', 'shortest', { end: 'lowest' }],
  ['first', 'first'],
  ['per', 'per|each'],
  ['by', 'by'],
  ['sort', '{sorted,ordered,ranked,sort,order,rank} {by,on}'],
  ['direction', '{,from }high{,est} to low{,est}|{highest,largest,longest,most} first', { end: 'highest' }],
  ['direction', '{,from }low{,est} to high{,est}|{lowest,smallest,shortest,fewest} first', { end: 'lowest' }],
  ['share', '{percentage,percent,share,proportion,fraction}{, of}'],
  ['compare', 'compare{,d}|vs|versus'],
  ['versus', 'than|against|which one'],
  ['who', 'who{,s}'],
  // Dates
  [
    'verb',
    '{added,created,imported,uploaded,came in,come in,arrived,entered,onboarded,listed,add,import}',
    { date: 'added' },
  ],
  ['verb', '{update,change}{,d}|touch{,ed}', { date: 'changed' }],
  ['verb', 'edit{,s,ed}', { date: 'edited' }],
  ['verb', 'approve{,s}', { date: 'approved' }],
  ['verb', 'reject{,s}', { date: 'rejected' }],
  ['verb', '{roll,rolls,rolled} back', { date: 'rolled-back' }],
  ['get', 'get|got', { date: 'added' }],
  ['new', 'new', { date: 'added' }],
  // Words without a meaning of their own
  ['show', 'sort|{show,list,see,give,find,display}{, me}{, only, just}'],
  ['which', 'which|what{,s}'],
  ['that', 'that{,s}|where|whose'],
  ['have', 'with|w|w/|have|has|had'],
  ['break', '{break,breaks,breaking,broken,broke,violate,violates,violating,fail,fails,failing}{, by}'],
  ['link', 'in|at|on|from|for|sold'],
  ['all', 'all|everything|anything'],
  ['be', 'is|are|was|were|be|been|do|does|did'],
  ['figure', '{,total ,combined }{value,worth} of', { figure: 'price', agg: 'total' }],
  ['sell', 'cover{,s}|sell{,s,ing}|carry|carries|stock{,s}|offer{,s}'],
  ['part', 'part{,s}'],
  ['nothing', 'nothing'],
  ['length', 'long|length{,s}'],
  ['how', 'how'],
  [
    'filler',
    `a|an|the|of|it|its|their|there|these|those|they|them|this|my|our|your|us|we|you|i|me|as|can|could|would|please|pls|plz|hey|hi|now|right now|rn|currently|present|still|already|
    either|anywhere|at all|set|catalog|catalogue|exist{,s}|tell|want|i'd|i'm|we'd|like to|overall|look for|different|distinct|ok|breakdown of|break down|breakdown|distribution of|split|grouped|group|lies|set at|in the {catalog,catalogue}|{,across ,over }{,the ,our }{whole,entire,full} {catalog,catalogue,assortment,range}|recorded|shown|at some point|ever|so far`,
  ],
];

/** Words that may follow `title with` and are no text to look for. */
export const noTexts: ReadonlySet<string> = new Set(
  `typo typos error errors mistake mistakes number numbers digit digits emoji emojis keyword keywords capital capitals symbol symbols html markup duplicate duplicates
  a an any some more less fewer too many much all no only bad wrong good missing something nothing anything at over under least most it pending rejected approved issues spelling claims character characters chars letters words`.split(
    /\s+/,
  ),
);

/** Words near to one of ours that mean something else, and must not be taken for a slip of the keyboard. */
export const otherWords: ReadonlySet<string> = new Set(
  `averages boring bought brands costly customer customers deleted delete deliver delivers edit fasted fastest heavier issued items live lived lists
  margin mentor missed order ordered orders other paste pasted places popular predict priority profit quantity quietly rated rating ratings return returned
  returns reviewed reviewer reviewers reviews revenue sales scale sold sales state states stock stocks storage store supplier suppliers title tilted tomorrow total
  traffic units update updates users user view views visits weather whether weight weights write written wrote shape shapes world words works worked spare shade shades shared prime primed
  parties party costume appear bound clean clear color colour content contest counts counter country dated daily dates deal deals green greed groups home house import
  imports leather level letter letters media medium night nights older other parks plant plants point price prince prize prizes process produce produced producer reach reason recall
  score source sources spent start started story stuff style tested thank think time times token tool tools track train trained trust value values vendor vendors video videos warmest
  where while white whole winter wonder would wrong young blue black brown orange purple rose pink grey gray attributes`.split(
    /\s+/,
  ),
);
