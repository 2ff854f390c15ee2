// Takes a word of praise out of a sentence, with the phrase it stands in where that says nothing else: `two drivers for superior audio`.

import { capitalise, fitArticleTo } from '#domain/text/words.ts';
import { isMaterial } from './noun-phrase.ts';
import { isFragment } from './sentence-shape.ts';
import { trimLooseEnds } from './shorten.ts';

const articleWords = /(^|\s)(an?)\s+$/iu;

function fitArticle(before: string, after: string): string {
  return before.replace(articleWords, (_whole, lead: string, article: string) => {
    const fitted = fitArticleTo(after);
    return `${lead}${/^A/.test(article) ? capitalise(fitted) : fitted} `;
  });
}

/** An adjective and a comma at the end, by the usual endings and the commonest short ones. */
const adjectiveBefore =
  /(?<!\p{L})(?:\p{L}+ly \p{L}+ed|\p{L}+-(?:free|resistant|style|grade)|\p{L}{2,}(?:ful|ic|able|ible|ous|ive|less|ant|ent|ish|ary|proof|sized?|weight)|sharp|crisp|bold|rich|clear|vivid|soft|strong|sturdy|compact|smooth|fresh|clean|bright|deep|warm|quiet|fast|quick|slim|thin|thick|light|simple|modern|classic|sleek|tough|rugged|reliable|easy|large|small|new|great|true|full|natural|safe|hot|cool|dark|fine|pure|lush|cozy|stylish),\s*$/iu;

const isAdjectiveBefore = (before: string) =>
  adjectiveBefore.test(`${before.replace(/,?\s(?:and|or|&|yet)\s*$/i, '')},`);

/** Before what a thing gives: without its adjective a lone noun tells nothing. */
const bareObject =
  /\s(?:promote|deliver|provide|offer|ensure|produce|enable|create|allow|give|boast|generate|reproduce|makes? for)s?\s*$/i;

const toReader = /(?:^|\s)(?:enjoy|experience|hear|listen to)\s*$/i;

/** Heads that say nothing without their praise: `for audio`, `delivers performance`, `enjoy picture quality`. */
const vague =
  /^(?:experiences?|performance|quality|visuals?|graphics|sound|soundscapes?|audio|music|bass|tones?|results?|clarity|details?|controls?|flavou?rs?|tastes?|designs?|styles?|styling|services?|hospitality|immersion|realism|vibrancy|vibrance|values?|entertainment|viewing|response|reproduction|protection|durability|longevity|convenience|comfort|versatility|reliability|efficiency|productivity|accuracy|precision|atmosphere|ambiance|looks?|feel|shapes?|craftsmanship|sustainability|signals?|transmission|extension|gameplay|efforts?|care|support|fits?|finish|beauty|elegance|aesthetics?|aptitude|collections?|choices?|options?|ways?|companions?|additions?|solutions?|pieces?|variety|depth|contrast|colou?rs?|images?|imagery|pictures?|photos?|photographs?|videos?|footage|shots?|prints?|views?|tunes|songs)$/i;
/** Heads that are things all the same where somebody makes them: `capture photos with a touch`. */
const made = /^(?:images?|pictures?|photos?|photographs?|videos?|footage|shots?|prints?|portraits?|movies)$/i;
const making =
  /(?:^|\s)(?:captures?|capturing|creates?|creating|records?|recording|takes?|taking|shoots?|shooting|prints?|printing|snaps?|gets?|produces?|producing|edits?|shares?|enjoy|view|watch)(?: [\p{Ll}-]+,?(?: and)?){0,2}\s*$/iu;
/** Up to the end of a noun phrase: `picture quality` before `with no wires`. */
const nounPhrase =
  /^\s+((?:(?!(?:for|with|in|on|of|to|and|or|that|which|as|from|while|when|at|by|so|without|during|thanks|even|no|whether|is|are|has|have|can|will|makes?|plus|through|using|via|every|each|\p{Ll}{3,}ly)\s)[\p{L}\d][\p{L}\d'’.-]*\s+){0,3}?[\p{L}\d][\p{L}\d'’-]*)(?=[\s]+(?:for|with|in|on|of|to|and|or|that|which|as|from|while|when|at|by|so|without|during|thanks|even|no|whether|is|are|has|have|can|will|makes?|plus|through|using|via|every|each|\p{Ll}{3,}ly)\s|[,.;!?)]|\s[–—-]\s|$)/u;
/** What leads up to an end that only praises. */
const purpose =
  /(?:,? so (?:that )?(?:you|they|it|everyone) can (?:easily )?(?:enjoy|get|achieve|experience|watch|listen to|see|hear|create|capture)|,? (?:ensuring|delivering|providing|offering|giving you|creating|producing|allowing for|making for|for|with|in) |,? (?:that|which) (?:delivers?|provides?|offers?|ensures?|produces?|gives?(?: you)?|boasts?|creates?)|,? (?:to|and) (?:help )?(?:ensures?|delivers?|provides?|produces?|creates?|achieves?|enjoys?|gives? you|promotes?|offers?|combine for))(?:\s?(?:an?|the|its|your|more|truly|even more))?(?:\s?[\p{Ll}-]+,?(?: and)?){0,2}\s*$/u;
/** After such an end the sentence goes on with something else. */
const goesOn =
  /^(?:,? (?:and|plus|as well as) (?=(?:an?|the|its|features?|includes?|comes|offers?|has|\d)\s)|, (?=(?:which|while|so|and|as well as|plus|featuring|including)\s)|; )/u;

/** A sentence without the phrase whose head is vague; null where the sentence would not be whole. */
function withoutPhrase(text: string, before: string, rest: string): string | null {
  const lead = purpose.exec(before);
  if (lead === null) return null;
  const kept = before.slice(0, lead.index);
  // `for superior sound and clarity`, `for stunning images in any light`: a short tail goes along.
  const tail = /^(?: (?:and|or|of|in|on|at|from|with|for|to|no|as|wherever|whenever)(?: [\p{L}\d'’.-]+){1,6})?[.!]*$/u;
  const isMore = goesOn.test(rest);
  const whole = isMore ? `${kept}${rest}` : tail.test(rest) ? `${trimLooseEnds(kept)}.` : null;
  if (whole === null || whole.split(' ').length < 5) return null;
  if (!/[.!?]$/.test(text) && whole.endsWith('.')) return bareWhole(whole.slice(0, -1), text);
  return bareWhole(whole, text);
}

/** The shortened sentence, if it still has the verb the whole one had. */
const bareWhole = (kept: string, text: string): string | null =>
  isFragment(kept, 99) && !isFragment(text, 99) ? null : kept;

/** A sentence without the praise between `start` and `end`: without the word, or without the phrase that says only it. Null where neither reads. */
export function withoutPraise(text: string, start: number, end: number): string | null {
  let before = text.slice(0, start);
  let after = text.slice(end);
  // `something truly exceptional`, `is premium, it has`: the word is what the sentence says, no ornament of a noun.
  if (/(?<!\p{L})(?:some|any|no|every)thing\s*$/iu.test(before)) return null;
  if (
    /^,\s*(?:and\s+|but\s+|so\s+)?(?:it|they|you|we|i|he|she|this|that|these|those|there|which|so|but)\s/iu.test(after)
  )
    return null;
  const phrase = nounPhrase.exec(after)?.[1] ?? '';
  const head = phrase.split(/\s+/).at(-1) ?? '';
  const isMade = made.test(head) && making.test(before);
  if (vague.test(head) && !isMade) {
    const shorter = withoutPhrase(text, before, after.slice(after.indexOf(phrase) + phrase.length));
    if (shorter !== null || !/quality/i.test(text.slice(start, end))) return shorter;
  }
  const isBest = /(?:finest|best|ultimate|highest[- ]quality)$/i.test(text.slice(start, end));
  // `made from the finest oak` is made from oak; `the finest gauge`, `its finest hour` is nothing else.
  if (isBest && /(?:^|\s)(?:the|its|their|your|our)\s*$/i.test(before)) {
    if (!isMaterial(head) || !/\s(?:from|of|with|in|using) the\s*$/i.test(before)) return null;
    before = before.replace(/\sthe\s*$/i, ' ');
  }
  // `is a stunning way to travel`: a way is no news.
  if (
    /(?:^|\s|['’])(?:is|are|s|makes?)(?: truly| also)? (?:an?|the)\s*$/i.test(before) &&
    /^(?:[.,!;]|$|\s(?:to|for|in|of|that|when)\s)/.test(after.slice(after.indexOf(phrase) + phrase.length))
  )
    return null;
  // `make perfect gifts`: the praise is what is said.
  if (
    /(?:^|\s)(?:makes?|are|is|as)(?: an?| the)?\s*$/i.test(before) &&
    /^\s+gifts?(?!\p{L}|\s(?:cards?|box|set|tag|wrap))/iu.test(after)
  )
    return null;
  // `making a sustainable purchase`: without the word it says nothing.
  if (/^\s+(?:purchase|choice|decision|lifestyle|future|alternative)(?!\p{L})/iu.test(after)) return null;
  // `at unbeatable prices`: without the praise nothing is said of the price.
  const price = /\s(?:at|for|with)(?: an?| the)?\s*$/i.exec(before);
  const priced = /^\s+(?:prices?|values?|pricing)(?=[\s.,;!]|$)/i.exec(after);
  if (price && priced) return `${before.slice(0, price.index)}${after.slice(priced[0].length)}`;
  const joined = /^(?:,\s*(?:and\s+)?|\s+(?:and|&|yet|but)\s+)(?=\p{L})/iu.exec(after);
  if (joined) after = ` ${after.slice(joined[0].length)}`;
  // `soft and premium fabric`, but not `beads and premium fittings`: what stands before is no adjective there.
  else if (/\s(?:and|or|&|yet)\s*$/i.test(before) && /^\s+\p{L}/u.test(after) && isAdjectiveBefore(before))
    before = before.replace(/,?\s(?:and|or|&|yet)\s*$/i, ' ');
  // `the sparkling and fantastic mood`: one word of a pair, unless a thing stands before it.
  else if (/(?<!s)\s(?:and|or|&|yet)\s*$/i.test(before)) return null;
  // `sharp, high-quality prints`: the comma stood between two adjectives.
  else if (adjectiveBefore.test(before) && /^\s+\p{L}/u.test(after)) before = before.replace(/,\s*$/, ' ');
  // `the finest coffee in the world`: without the praise the world is none of its own.
  if (
    /(?:^|\s)the\s*$/i.test(before) &&
    /^[^.;:]*\sin the (?:world|country|business|industry|market)(?!\p{L})/iu.test(after)
  )
    return null;
  // `Premium fit tank top`: the fit was praised, it is no word of the thing.
  after = after.replace(/^\s+fit(?=\s\p{L}+(?:\s\p{L}+)?[.,;]?$)/iu, '');
  // `stunning levels of detail`: levels of nothing are none.
  if (/^\s+(?:levels?|degrees?|amounts?) of\s/iu.test(after)) {
    after = after.replace(/^\s+(?:levels?|degrees?|amounts?) of(?=\s)/iu, '');
    before = before.replace(/(?<=\s)an?\s*$/i, '');
  }
  // `promotes high-quality shooting.` says what it does well; `delivers superior sound.` says nothing but that.
  const isBare =
    (bareObject.test(before) && /^\s+\p{Ll}+(?=[.,;!]|$)/u.test(after)) ||
    (toReader.test(before) &&
      /^\s+\p{Ll}+(?=[.,;!]|$|\s(?:with|from|on|in|as|while|when|using|through|thanks)\s)/u.test(after)) ||
    // `your music in high-quality sound with these`, `in 1080p for high-quality footage.`
    (/\s(?:in|for)\s*$/.test(before) && vague.test(phrase)) ||
    // `These cells have exceptional power and life.`
    (/\s(?:has|have)\s*$/.test(before) &&
      /^\s+(?:power|life|strength|performance|quality|sound)(?!\p{L})/u.test(after));
  if (isBare) return /quality/i.test(text.slice(start, end)) ? `${before}quality${after}` : null;
  // Attributive only: a noun must follow, not a preposition, a verb or the end.
  if (!/^\s+[\p{L}\d]/u.test(after)) return null;
  if (
    /^\s+(?:you|me|it|them|of|in|on|for|to|and|or|at|with|than|as|is|are|when|if|but|by|from|that|which|so|while)(?!\p{L})/iu.test(
      after,
    )
  )
    return null;
  // `made with high-quality materials` without its praise says nothing.
  if (
    /(?:^|\s)(?:with|of|from|using)\s+(?:the\s+)?$/i.test(`${before} `) &&
    /^\s+(?:materials?|construction|components?|ingredients?|craftsmanship)(?!\p{L})/iu.test(after)
  )
    return null;
  before = fitArticle(before, after.trimStart());
  const rest = `${before.trimEnd()} ${after.trimStart()}`.trim();
  // `Fantastic length offers cover`: the length, that is.
  const isOne =
    /^\p{Ll}+(?<!s) (?:offers|provides|gives|makes|keeps|lets|brings|adds|features|delivers|ensures) /u.test(rest);
  return start === 0 || before.trim() === '' ? (isOne ? `The ${rest}` : capitalise(rest)) : rest;
}
