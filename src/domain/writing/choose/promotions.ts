// The talk of a sale in a title: found as the whole phrase, with the words that belong to it, and cut only where it begins or ends a segment.
import { joinSpaces } from '#domain/text/words.ts';

/** What makes a phrase one of the sale, each with what it names itself: `free shipping over $50`, `buy 1 get 1 free`. */
const core =
  /(?<![\p{L}\p{N}-])(?:free (?:[\p{L}-]+ )?(?:shipping|delivery|postage|returns?)(?: on all orders| on orders)?(?: over [$€£]?\d+(?:[.,]\d+)*)?|ships? free|(?:fast|same[- ]day|next[- ]day|express) (?:shipping|delivery|dispatch)|buy (?:one|two|three|\d+),? get (?:one|two|\d+)(?: (?:free|half price|\d+ ?% off))?|(?:2|two) for 1|3 for 2|bogo|half price|(?:up to )?\d+ ?% off|save (?:up to )?(?:[$€£]\d+|\d+ ?%)|\d+ ?% discount|(?:hot|flash|clearance|final|mega|summer|winter|spring|autumn|holiday|black friday|cyber monday) (?:sale|deals?|offer)|on sale|special offer|limited[- ]time(?: offer| deal)?|best ?sell(?:er|ers|ing)|best (?:price|deal)s?|lowest price|(?:buy )?at best price(?: in \p{L}+)?|(?:buy|order|shop) (?:now|online|today)|top[- ]rated|hot item|black friday|cyber monday|money back(?: guarantee)?|100% (?:quality )?guaranteed|satisfaction guaranteed|(?:brand )?new(?=\s*[!*])|new arrivals?|new 20\d\d|20\d\d new|(?:great|perfect|ideal|wonderful|nice) gifts?(?: ideas?)?(?: for [^,|–—]{3,60}$)?|in stock|coming soon|while supplies last)(?![\p{L}\p{N}])(?!-\p{L})/giu;

/** Words of such a phrase that are none by themselves. */
const before =
  /^(?:super|fast|quick|express|free|worldwide|international|domestic|uk|us|usa|eu|special|limited|today(?:['’]s)?|now|only|mega|huge|big|hot|flash|weekend|holiday|our|best|with|and|&|\+|plus|incl(?:udes|uding|\.)?|get|enjoy|save|offer|deal|sale|discount|24h|48h|!+|\*+)$/iu;
const after =
  /^(?:worldwide|today|now|only|included|available|free|fast|shipping|delivery|returns?|everywhere|offer|deals?|sale|discount|off|ever|guaranteed?|item|product|and|&|\+|!+|\*+)$/iu;
const edges = /^[\s,;:|!*~&+/–—-]+|[\s,;:|!*~&+/–—-]+$/gu;
/** Behind a cut no title begins or ends with one of these: the phrase was part of another one. */
const loose = /^(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|with|without|your|&|\+)$/iu;

const isLoose = (word: string | undefined): boolean => word !== undefined && loose.test(word);
const bareWord = (word: string): string => word.replace(/^[!*(]+|[!*:,)]+$/g, '');

/** One phrase at an edge of the words; null where none is there, or where the rest would not read on. */
function findAtEdge(text: string): { rest: string; phrase: string } | null {
  for (const found of text.matchAll(core)) {
    const head = text.slice(0, found.index).split(' ').filter(Boolean);
    const tail = text
      .slice(found.index + found[0].length)
      .split(' ')
      .filter(Boolean);
    const own = [found[0]];
    while (head.length > 0 && (before.test(head.at(-1) ?? '') || /^[!*:-]+$/.test(head.at(-1) ?? '')))
      own.unshift(head.pop() ?? '');
    // Signs written to the phrase, and what comes behind it.
    while (tail.length > 0 && (after.test(bareWord(tail[0] ?? '')) || /^[!*:,.–-]+$/.test(tail[0] ?? '')))
      own.push(tail.shift() ?? '');
    if (head.length > 0 && tail.length > 0) continue;
    const rest = joinSpaces([...head, ...tail].join(' ')).replace(edges, '');
    const words = rest.split(' ');
    if (rest !== '' && (isLoose(words[0]) || isLoose(words.at(-1)))) continue;
    return { rest, phrase: joinSpaces(own.join(' ')).replace(edges, '') };
  }
  return null;
}

/** A segment of a title without the talk of a sale at its edges, and the phrases that went. A size beside one stays. */
export function cutPromotions(segment: string): { rest: string; phrases: string[] } {
  const [, open = '', inner = segment, close = ''] = /^([([]?)(.*?)([)\]]?)$/su.exec(segment) ?? [];
  const isWrapped = open !== '' && close !== '';
  const phrases: string[] = [];
  let rest = isWrapped ? inner : segment;
  for (let found = findAtEdge(rest); found !== null; found = findAtEdge(rest)) {
    phrases.push(found.phrase);
    rest = found.rest;
  }
  return { rest: isWrapped && rest !== '' ? open + rest + close : rest, phrases };
}
