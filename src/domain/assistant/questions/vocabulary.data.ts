// The words a question may be made of: what kind of token each is, and what it means. `{a,b}` is either of them.
import type { Meaning } from './token.ts';

type Entry = readonly [kind: string, phrases: string, meaning?: Meaning];

export const vocabulary: readonly Entry[] = [
  // Fields
  ['field', '{,product }{title,name,headline}{,s}', { field: 'title' }],
  ['field', '{,product }description{,s}', { field: 'description' }],
  ['field', '{,feature }{bullet,bullets}{, point, points}|bulletpoint{,s}', { field: 'bullets' }],
  ['field', '{,product }{image,picture,photo,pic,photograph}{,s}', { field: 'images' }],
  [
    'field',
    '{,listing ,selling ,sale }price{,s}|priced|pricing|cost{,s,ing}|{sell,sells,selling,sold,retail,retails,go,goes,going} for',
    { field: 'price' },
  ],
  ['field', '{,content }{score,scores,scoring,scored}', { field: 'score' }],
  ['field', '{,listing }quality{, score, scores, points, rating}', { field: 'quality' }],
  ['field', '{,open }issue{,s}', { field: 'issues' }],
  ['field', 'category|categories|category name{,s}', { field: 'category' }],
  ['field', 'subcategory|subcategories|sub {category,categories}', { field: 'subcategory' }],
  ['field', 'brand{,s}|brand name{,s}|make{,s}', { field: 'brand' }],
  ['field', '{retailer,store,channel,marketplace}{,s}', { field: 'retailer' }],
  ['field', '{,review }status{,es}', { field: 'status' }],
  ['field', '{,compliance }level{,s}|compliance{, status}', { field: 'level' }],
  ['field', 'month{,s}', { field: 'month' }],
  ['field', 'reason{,s}|lens|lenses', { field: 'lens' }],
  ['field', 'rule{,s}', { field: 'rule' }],
  ['field', '{,optimi{s,z}ed ,generated ,new }content', { field: 'content' }],
  ['noun', '{product,item,listing,thing,article,line,record,piece,draft}{,s}|goods|entry|entries|ones|stuff'],
  ['noun', 'sku{,s}', { field: 'sku' }],
  // Operators
  [
    'bound',
    'above|over|{more,greater,higher,bigger,better,larger} than|exceed{,s,ing}|in excess of|north of',
    { bound: 'above' },
  ],
  ['bound', 'below|under|beneath|{less,fewer,lower,smaller,worse} than|south of', { bound: 'below' }],
  ['bound', '{more expensive,dearer,pricier,costlier} than', { bound: 'above', field: 'price' }],
  ['bound', '{less expensive,cheaper} than', { bound: 'below', field: 'price' }],
  ['bound', 'longer than', { bound: 'above', isLength: true }],
  ['bound', 'shorter than', { bound: 'below', isLength: true }],
  [
    'bound',
    'at {least,minimum}|{more,greater,higher,bigger,better,larger,longer} than or equal{, to}|{no,not} {less,fewer,lower,smaller,worse} than|not {below,under}|a minimum of|minimum of|starting {at,from}',
    { bound: 'atLeast' },
  ],
  [
    'bound',
    'at {most,maximum}|{less,fewer,lower,smaller,worse,shorter} than or equal{, to}|up to|{no,not} {more,greater,higher,bigger,larger,better} than|not {above,over,exceeding}|a maximum of|maximum of',
    { bound: 'atMost' },
  ],
  ['bound', '{no,not} longer than', { bound: 'atMost', isLength: true }],
  ['bound', '{no,not} shorter than', { bound: 'atLeast', isLength: true }],
  ['bound', 'exactly|precisely|{equal,equals,equal to,equals to,=}', { bound: 'equal' }],
  ['only', '{only,just}{, have, has, with, got}|{have,has,with,having} {only,just}', { bound: 'equal' }],
  ['tail', '{and,or} {more,higher,above,better,over,up,upwards,longer,greater,larger}|upwards', { bound: 'atLeast' }],
  ['tail', '{and,or} {less,lower,fewer,below,worse,under,shorter,smaller}', { bound: 'atMost' }],
  ['between', 'between'],
  ['to', 'to'],
  ['chars', '{character,char,letter,sign}{,s}{, long, in length}', { unit: 'chars' }],
  ['chars', 'word{,s}{, long, in length}', { unit: 'words' }],
  ['length', 'long|length{,s}|in length'],
  ['percent', 'percent|points', { unit: 'percent' }],
  ['times', 'dozen', { value: 12 }],
  ['times', 'hundred', { value: 100 }],
  ['times', 'thousand', { value: 1_000 }],
  ['times', 'million', { value: 1_000_000 }],
  [
    'contains',
    '{match,mention,contain}{,s,ing}|include{,s}|including|matches|about|{with,having,has,have} the {word,words,term,phrase}|say{,s,ing}|feature{,s}|featuring',
  ],
  ['contains', '{start,begin}{,s} with|{starting,beginning} with', { how: 'starts' }],
  ['contains', '{end,ends,ending} {with,in}', { how: 'ends' }],
  ['titled', 'titled|called|named'],
  // States
  [
    'status',
    'pending|still open|waiting|wait{,s}|outstanding|undecided|unreviewed|{to,in} review|to {do,approve}|to be {reviewed,approved}|not {,yet }{,been }reviewed',
    { status: 'pending' },
  ],
  ['status', 'approved|accepted', { status: 'approved' }],
  ['status', 'rejected|declined|refused|turned down', { status: 'rejected' }],
  ['need', 'need{,s,ing,ed}|require{,s}|await{,s,ing}|{wait,waits,waiting} {for,on}|to be|yet to be|still to be'],
  [
    'review',
    '{a ,an ,some ,our ,to be ,}{review,reviewed,reviewing,approval,approving,decision,work,optimi{s,z}ation}',
  ],
  ['level', '{non,not} {,fully }compliant|noncompliant|noncompliance', { level: 'non-compliant' }],
  ['level', 'borderline', { level: 'borderline' }],
  ['level', '{,fully }compliant', { level: 'compliant' }],
  ['full', '{fully,completely,entirely} {done,finished}|everything {,is ,has been }approved'],
  [
    'whole',
    'fully|completely|entirely|wholly|in full|{all,every}{, four}{, of}{, their, the, its} part{,s}|{all,every} single part|all four{, of them}',
  ],
  ['unclear', '{latest,last,first,most recent,most recently,recently,newly} {approved,rejected,reviewed}'],
  ['band', 'red|low|poor|bad', { band: 'red' }],
  ['band', 'yellow|amber', { band: 'yellow' }],
  ['band', 'green|high|good', { band: 'green' }],
  ['bandname', 'critical', { band: 'red' }],
  ['bandname', 'need{,s} improvement', { band: 'yellow' }],
  ['optimized', 'optimi{s,z}ed'],
  [
    'untouched',
    'untouched|not {,yet }{,been }{started,generated,optimi{s,z}ed}|never {,been }{generated,started,touched,reviewed,optimi{s,z}ed}',
  ],
  ['yet', 'yet|so far'],
  ['without', 'without{, any, a single}|{with,have,has,having} no|{not have,not has}{, any}|no'],
  ['missing', '{miss,misses,missing,lack,lacks,lacking}', { isEither: true }],
  ['empty', 'empty|blank|absent'],
  ['any', 'any'],
  // Connectives
  ['or', 'or'],
  ['and', 'and|but|as well as|along with|plus|yet also'],
  ['nor', 'nor'],
  ['both', 'both'],
  [
    'not',
    'not|non|never|except{, for}|excluding|exclude{,s}|excepting|other than|outside{, of}|apart from|besides|{all,everything} but|but not|and not|yet to be',
  ],
  ['not', 'neither', { isNeither: true }],
  // What is asked
  ['count', '{how,hw} {many,much}|count{, of}'],
  ['total', 'total'],
  ['numberof', '{number,amount,count,quantity} of'],
  ['numberof', 'total {number,amount,count,quantity}{, of}', { agg: 'total' }],
  ['agg', 'average{,s}|mean|avg|typical{,ly}|{on,in} {average,avg}', { agg: 'average' }],
  ['agg', 'median', { agg: 'median' }],
  ['agg', 'in total|sum{, of}|combined|altogether|overall total', { agg: 'total' }],
  ['extreme', 'maximum|max', { end: 'highest' }],
  ['extreme', 'minimum|min', { end: 'lowest' }],
  ['superlative', 'best', { end: 'highest', isPlain: true }],
  ['superlative', 'worst|poorest', { end: 'lowest', isPlain: true }],
  ['superlative', 'highest|greatest', { end: 'highest' }],
  ['superlative', 'lowest|weakest', { end: 'lowest' }],
  ['superlative', 'biggest|largest', { end: 'highest', isSize: true }],
  ['superlative', 'smallest', { end: 'lowest', isSize: true }],
  ['superlative', 'better|higher', { end: 'highest', isComparative: true }],
  ['superlative', 'lower|worse|poorer', { end: 'lowest', isComparative: true }],
  ['superlative', 'bigger|larger', { end: 'highest', isSize: true, isComparative: true }],
  ['superlative', 'smaller', { end: 'lowest', isSize: true, isComparative: true }],
  ['superlative', 'most', { end: 'highest', isSize: true }],
  ['superlative', 'fewest|least', { end: 'lowest', isSize: true }],
  ['superlative', 'more', { end: 'highest', isSize: true, isComparative: true }],
  ['superlative', 'fewer|less', { end: 'lowest', isSize: true, isComparative: true }],
  ['superlative', 'most {common,frequent,often,frequently}', { end: 'highest', isSize: true }],
  ['superlative', 'least {common,frequent,often,frequently}', { end: 'lowest', isSize: true }],
  ['top', 'top', { end: 'highest' }],
  ['top', 'bottom', { end: 'lowest' }],
  ['by-price', 'cheapest|least expensive|lowest {priced,pricing}|most affordable', { end: 'lowest', order: 'price' }],
  ['by-price', 'dearest|most {expensive,costly}|priciest|costliest|highest priced', { end: 'highest', order: 'price' }],
  ['by-price', 'cheaper|less expensive|more affordable', { end: 'lowest', order: 'price', isComparative: true }],
  ['by-price', 'more expensive|dearer|pricier|costlier', { end: 'highest', order: 'price', isComparative: true }],
  [
    'by-date',
    '{newest,latest,most recent,youngest}{, added}|{added,imported,created} most recently|{most recently,last,latest} {added,imported,created}',
    { end: 'highest', order: 'added' },
  ],
  ['by-date', '{oldest,earliest}{, added}|first {added,imported,created}', { end: 'lowest', order: 'added' }],
  ['by-date', '{most recently,last,latest} {changed,updated,edited,modified}', { end: 'highest', order: 'changed' }],
  ['final', 'last', { end: 'highest' }],
  ['final', 'first', { end: 'lowest' }],
  ['by-length', 'longest', { end: 'highest' }],
  ['by-length', 'shortest', { end: 'lowest' }],
  [
    'per',
    'per|{for,in,of,on,at,from} {each,every}|each|every|across{, all}|{grouped,broken down,split up,split,group,break down,breakdown} by',
  ],
  ['by', 'by|rated by|in terms of|according to'],
  ['sort', '{sorted,ordered,ranked,sort,order,rank} {by,on}'],
  [
    'direction',
    'descending|desc|{,from }high{,est} to low{,est}|{highest,largest,longest,most} first',
    { end: 'highest' },
  ],
  [
    'direction',
    'ascending|asc|{,from }low{,est} to high{,est}|{lowest,smallest,shortest,fewest} first',
    { end: 'lowest' },
  ],
  ['share', '{percentage,percent,share,proportion,fraction}{, of}'],
  ['compare', 'compare{,d}|comparing|comparison|difference|vs|versus'],
  ['versus', 'than|against|which one'],
  ['who', 'who'],
  // Dates
  [
    'verb',
    '{added,created,imported,uploaded,came in,come in,arrived,entered,onboarded,listed,add,import}',
    { date: 'added' },
  ],
  ['verb', '{update,change}{,d}|modify|modified|touch{,ed}', { date: 'changed' }],
  ['verb', 'edit{,s,ed}', { date: 'edited' }],
  ['verb', 'approve{,s}', { date: 'approved' }],
  ['verb', 'reject{,s}', { date: 'rejected' }],
  ['verb', 'generate{,s,d}', { date: 'generated' }],
  ['verb', '{roll,rolls,rolled} back', { date: 'rolled-back' }],
  ['get', 'get|got', { date: 'added' }],
  ['new', 'new', { date: 'added' }],
  // Words without a meaning of their own
  ['show', 'rank|order|sort|{show,list,see,give,find,display}{, me}{, only, just}|{only,just} {show,list}'],
  ['which', 'which|what|whats|wich'],
  ['that', 'that|where|whose|with which'],
  ['have', 'with|have|has|having|had'],
  ['have', '{break,breaks,breaking,broken,broke,violate,violates}{, by}'],
  ['link', 'in|at|on|from|for|into|through|via|sold|belong{,s,ing} to|{sell,sells} {on,at,through,via}|within'],
  ['all', 'all|everything|anything'],
  ['be', 'is|are|was|were|be|been|being|do|does|did|come|comes|appear{,s}|occur{,s}'],
  ['figure', '{,total ,combined }{value,worth} of', { figure: 'price', agg: 'total' }],
  ['sell', 'cover{,s}|stock{,s}|sell{,s,ing}|carry|carries|carrying|offer{,s,ing}'],
  ['single', '{,a }single'],
  ['part', 'part{,s}'],
  ['nothing', 'nothing|none of {the,its,their} parts'],
  ['how', 'how'],
  [
    'filler',
    `a|an|the|of|it|its|their|there|these|those|they|them|this|my|our|your|us|we|you|i|me|as|can|could|would|please|pls|plz|hey|hi|now|right now|currently|present|still|already|
    either|anywhere|at all|set|catalog|catalogue|exist{,s}|hw|tell|want|i'd|i'm|we'd|like to|overall|look for|different|distinct|ok|breakdown of|break down|breakdown|distribution of|split|grouped|group|lies|set at|in the {catalog,catalogue}|{,across ,over }{,the ,our }{whole,entire,full} {catalog,catalogue,assortment,range}|recorded|shown|at some point|ever|so far`,
  ],
];

/** What stands in a text but is no text to look for. */
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
