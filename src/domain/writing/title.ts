// Writes a title: brand, product name and what the source's title says of it, then key attributes, within the channel's length.

import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { calmCapitals, setTitleCase } from '#domain/text/casing.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { quote, quoteFirst } from '#domain/text/quote.ts';
import { contentWords, coverage, foldText, hasPhrase, saysWording, wordingOf } from '#domain/text/words.ts';
import type { Instructions } from './instructions.ts';
import { describeRemovals } from './promotion.ts';
import { byFacts, byLength, byPrompt, byRule } from './reasons.ts';
import { dropRefusedSigns } from './refused-signs.ts';
import { cutAtPhrase, trimLooseEnds, trimName } from './shorten.ts';
import type { Source } from './source.ts';
import { keyAttributes, nounToAdd } from './title-attributes.ts';
import { findWords, isSaidBy, separateBrand } from './title-brand.ts';
import { dropDoubles, findCore } from './title-core.ts';
import { cutName, saysKind } from './title-cut.ts';
import { isColour } from './title-facts.ts';
import { joinScreen, openWithGoods, shareName, splitTitle } from './title-parts.ts';
import { dropSecondSides, limitRepeats } from './title-repeats.ts';

/** A title below this has room to say for whom; below `scant` it says too little. */
const spacious = 60;
const scant = 40;
/** Content words of a title that names too little. */
const scantWords = 4;

function refuse(text: string, channel: string): string {
  const plain = text
    .replace(/[“”]/g, '"')
    .replace(/(?<=[\d\p{L}])\*(?=\d)|(?<=\d) +\* +(?=\d)/gu, ' x ')
    .replace(/[!?*]+(?=\s|$|[,)])/g, '')
    .replace(/_+/g, ' ');
  const allowed = dropRefusedSigns(plain, channel, 'title');
  // Walmart takes no word on authenticity in a title.
  if (channel === 'walmart') return allowed.replace(/(?<![\p{L}])(?:100% )?(?:genuine|authentic) (?=\p{L})/giu, '');
  if (channel !== 'etsy') return allowed;
  // Etsy takes each of these signs once.
  return allowed
    .replace(/(?<=&.*)&/g, 'and')
    .replace(/(?<=:.*):(?!\d)/g, ',')
    .replace(/(?<=\+.*)\+/g, ' and ');
}

/** `Kabel pro tiskárnu` behind a brand is `kabel pro tiskárnu`: only the start of a title gave it its capital. */
const lowerNoun = (name: string) =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A title from the source's words. Empty only when the source has no usable word at all. */
export function writeTitle(
  source: Source,
  limits: ChannelLimits,
  instructions: Instructions,
): { content: string; reasons: DraftReason[] } {
  const reasons = describeRemovals('title', source.removed.title);
  const amount = /\$\s?\d+(?:[.,]\d+)*/.exec(source.title)?.[0];
  if (amount !== undefined && !refuse(amount, limits.channel).includes('$'))
    reasons.push(byRule('title.signs', `Left out "${amount}": the channel takes no $ in a title.`));
  const max = Math.max(1, Math.min(limits.title.max, instructions.maxChars ?? limits.title.max));
  const aim = Math.min(
    max,
    instructions.length === 'shorter'
      ? Math.round(limits.title.aim * 0.7)
      : instructions.length === 'longer'
        ? max
        : limits.title.aim,
  );
  // What lies between aim and limit is marked as too long or at risk; only the name itself may need it.
  const room = aim;

  const calm = dropSecondSides(calmCapitals(refuse(source.title, limits.channel), source.spellings)).replace(
    // `Handbag WHITE`
    /(?<=\p{Ll} )\p{Lu}{3,}$/u,
    (word) => (isColour(word) ? word.toLowerCase() : word),
  );
  let parts = [...splitTitle(source.isEnglish ? setTitleCase(shareName(calm)) : calm)];
  for (const word of instructions.avoid) {
    const without = parts.map((part) =>
      trimLooseEnds(part.replace(new RegExp(wordingOf(word), 'giu'), ' ').replace(/\s+/g, ' ')),
    );
    parts = without.filter((part) => part !== '');
  }
  const brand = source.brand !== null && source.brand.length <= max / 2 ? source.brand : null;
  if (brand !== null && parts.length > 1 && foldText(dropDoubles(parts[0] ?? '')) === foldText(brand)) parts.shift();
  // `Sprint One (Sprint)`: the brand stands in front.
  if (brand !== null && foldText(source.title).startsWith(foldText(brand)))
    parts = parts.map((part) =>
      part.replace(/(?<=\S) \(([^()]*)\)$/, (whole, inner: string) =>
        foldText(inner) === foldText(brand) ? '' : whole,
      ),
    );
  if (source.isEnglish) parts = joinScreen(openWithGoods(parts));
  // The design of a card is no keyword, however often a word stands in it.
  const isCard = source.isByAmount && parts.join(', ').length <= room;
  const core =
    source.isEnglish && !isCard ? findCore(parts, source.kind, source.brand, room) : { parts, last: [], dropped: [] };
  parts = [...core.parts];
  let name = parts.shift() ?? source.kind ?? '';
  let opening = name;
  if (
    brand !== null &&
    name !== '' &&
    !hasPhrase(instructions.avoid.join('\n'), brand) &&
    !(source.isEnglish && isSaidBy(brand, name))
  ) {
    // `Baby Lumo Gift Card` is the card of Baby Lumo.
    const isInside = source.isByAmount && findWords(name, brand) > 0;
    const separated = isInside ? { name, isApart: false } : separateBrand(name, brand, source.isEnglish);
    const startsAlike = foldText(brand).split(' ', 1)[0] === foldText(name).split(' ', 1)[0];
    if (
      separated.isApart &&
      separated.name !== '' &&
      !/^[/&]/.test(separated.name) &&
      (!startsAlike || separated.name !== name)
    ) {
      name = source.isEnglish ? setTitleCase(separated.name) : separated.name;
      const isElsewhere =
        separated.name === opening &&
        parts.some((part) => hasPhrase(part, brand) && foldText(part) !== foldText(brand));
      opening = isElsewhere && !source.isEnglish ? name : `${brand} ${source.isEnglish ? name : lowerNoun(name)}`;
      parts = parts.filter((part) => foldText(part) !== foldText(brand) && foldText(part) !== `by ${foldText(brand)}`);
    }
  }
  // A name that fits is not cut to make room for a brand its title does not have.
  const isBranded = brand === null || hasPhrase(source.title, brand);
  if (!isBranded && opening.length > max && name.length <= max && opening.startsWith(brand)) opening = name;
  const { model, audience, kind, others, more } = keyAttributes(source);
  const wholeText = [opening, ...parts].join(' ');
  if (
    model !== null &&
    brand !== null &&
    opening.startsWith(`${brand} `) &&
    !hasPhrase(foldText(wholeText).replace(/-/g, ''), model.replace(/-/g, '')) &&
    [opening, ...parts].join(', ').length + model.length + 1 <= aim
  ) {
    opening = `${brand} ${model} ${opening.slice(brand.length + 1)}`;
  }

  const left: string[] = [];
  const repeated: string[] = [...core.dropped];
  const whole = opening;
  opening = limitRepeats(opening);
  if (opening.length < whole.length) repeated.push(whole.slice(opening.length).trim());
  const added: string[] = [];
  const noun = nounToAdd(source, opening);
  if (noun !== null && [opening, ...parts].join(', ').length + noun.length < room && !isAvoided(noun, instructions)) {
    opening += ` ${noun}`;
    added.push(noun);
  }
  const isShort = [opening, ...parts].join(', ').length < spacious;
  if (audience !== null && isShort && !/\sfor\s/i.test(opening) && !isAvoided(audience, instructions)) {
    // `Women's Stretch Tee in Milk`: no woman is.
    const isInColour = / in \p{Lu}\p{Ll}+(?:[ /]\p{Lu}\p{Ll}+)?$/u.test(opening);
    const whose = isInColour ? /^for (Women|Men)$/.exec(audience)?.[1] : undefined;
    const start = brand !== null && opening.startsWith(`${brand} `) ? brand.length + 1 : 0;
    opening =
      whose === undefined ? `${opening} ${audience}` : `${opening.slice(0, start)}${whose}'s ${opening.slice(start)}`;
    added.push(whose === undefined ? audience : `${whose}'s`);
  }
  if (kind !== null && [opening, ...parts].join(', ').length < scant && !isAvoided(kind.text, instructions)) {
    if (kind.isContinued && parts.length === 0) opening += ` ${kind.text}`;
    else parts.push(kind.text);
    added.push(kind.text);
  }
  // How many there are goes before what else is said of them.
  const count = core.last.findLast((value) => !isToldIn(value, opening)) ?? '';
  const named = room - (count === '' ? 0 : count.length + 2);
  let title = cutName(opening, opening.length <= max ? max : room, source.kind);
  if (title.length < opening.length)
    left.push(opening.startsWith(title) ? opening.slice(title.length).replace(/^[\s,;:–-]+/, '') : opening);
  let isListCut = false;
  for (const part of orderByWish(parts, instructions)) {
    // `UV Protection for Driving, Fishing`: what else it is for goes with the first.
    if (isListCut && isEntry(part)) {
      left.push(part);
      continue;
    }
    isListCut = false;
    const known = new Set(contentWords(title));
    const words = contentWords(part);
    if (coverage(words, known) >= 1 || isTooRepeated(title, part)) continue;
    const short = part.replace(/\s*\([^()]*\)$/, '');
    if (title.length + 2 + part.length <= named) title += `, ${part}`;
    else if (short !== '' && title.length + 2 + short.length <= named) {
      title += `, ${short}`;
      left.push(part.slice(short.length).trim());
    } else {
      // A brand and a word or two name no product: as much of the next part as fits. What it is, a title says in any case.
      const cut = contentWords(title).length <= scantWords ? cutName(part, named - title.length - 2, source.kind) : '';
      const isNameless = !saysKind(title, source.kind) && !saysKind(cut, source.kind);
      const naming = [part, part.split(' ').slice(-2).join(' ')].find(
        (text) => saysKind(text, source.kind) && title.length + 2 + text.length <= max,
      );
      const name = isNameless ? (naming ?? cut) : cut;
      if (name.includes(' ')) title += `, ${name}`;
      if (name !== part) left.push(name.includes(' ') && part.startsWith(name) ? part.slice(name.length).trim() : part);
      isListCut = name !== part && /(?:^|\s)for\s/i.test(part);
    }
  }
  // A size or a count the title has itself goes before one of the attributes.
  const attributes = [...(core.last.length === 0 ? others : others.filter((value) => !/\d/.test(value))), ...core.last];
  // They stand last, and go before the others where there is room for them.
  const needed = core.last
    .filter((value) => !isToldIn(value, `${title} ${left.join(' ')}`))
    .reduce((length, value) => length + value.length + 2, 0);
  const kept = title.length + needed <= aim ? needed : 0;
  for (const [index, value] of [...attributes, ...more].entries()) {
    // Lists of materials only where the title is short without them.
    if (index >= attributes.length && title.length >= scant) break;
    const text = source.isEnglish ? setTitleCase(calmCapitals(value, source.spellings)) : value;
    const isKnown = isToldIn(value, `${title} ${left.join(' ')}`);
    if (
      !isKnown &&
      title.length + 2 + text.length + (core.last.includes(value) ? 0 : kept) <= aim &&
      !isAvoided(text, instructions) &&
      !isTooRepeated(title, text)
    ) {
      title += `, ${refuse(text, limits.channel).trim()}`;
      added.push(text);
    }
  }
  const wish = instructions.startWith;
  if (wish !== null) title = startTitle(title, wish, max, reasons);
  title = clamp(limitRepeats(refuse(title, limits.channel)).replace(/\s+/g, ' '), max);
  if (title === '') title = clamp(trimLooseEnds([brand, source.kind].filter((part) => part !== null).join(' ')), max);
  if (title === '') reasons.push(byFacts('The source has no word a title could be written from.'));
  if (left.length > 0)
    reasons.push(
      byLength(
        room < max ? 'title.ideal-length' : 'title.length',
        instructions.length === 'shorter' || max < limits.title.max,
        `Left out "${quote(left.join(', '))}" to keep the title within ${groupDigits(room)} characters.`,
      ),
    );
  if (repeated.length > 0)
    reasons.push(
      byRule('title.repetition', `Left out "${quote(repeated.join(', '))}": it says again what the title says.`),
    );
  const isBrandFirst = brand !== null && hasPhrase(title, brand) && foldText(title).startsWith(foldText(brand));
  if (isBrandFirst && !foldText(source.title).startsWith(foldText(brand)))
    reasons.push(byRule('title.brand', `Put the brand "${quote(brand)}" first.`));
  if (added.length > 0) reasons.push(byFacts(`Added ${quoteFirst(added)} from the attributes.`));
  if (instructions.length === 'longer' && title.length < aim)
    reasons.push(byFacts('The source has no more facts that belong in a title.'));
  return { content: title, reasons };
}

/** A word or two that may go on with a list: `Fishing`, `Nut Milk`; no colour, and no figure. */
const isEntry = (part: string) => /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u.test(part) && !isColour(part);

/** Whether a title tells an attribute already, wholly or in half: `30ml` is `30 ml`, `Grey` is half of `Light Grey`. */
function isToldIn(value: string, title: string): boolean {
  const compact = (text: string) => foldText(text).replace(/\s/g, '');
  return (
    (value.length > 2 && compact(title).includes(compact(value))) ||
    coverage(contentWords(value), new Set(contentWords(title))) >= 0.5
  );
}

const isAvoided = (text: string, instructions: Instructions) =>
  instructions.avoid.some((word) => saysWording(text, word));

function isTooRepeated(title: string, part: string): boolean {
  return limitRepeats(`${title}, ${part}`).length < title.length + 2 + trimLooseEnds(part).length;
}

function orderByWish(parts: readonly string[], instructions: Instructions): string[] {
  const isWished = (part: string) => instructions.mention.some((word) => hasPhrase(part, word));
  return [...parts.filter(isWished), ...parts.filter((part) => !isWished(part))];
}

function startTitle(title: string, wish: string, max: number, reasons: DraftReason[]): string {
  const at = foldText(title).indexOf(foldText(wish));
  if (hasPhrase(title, wish) && foldText(title).length === title.length) {
    const words = title.slice(at, at + wish.length);
    const rest = trimLooseEnds(
      `${title.slice(0, at)} ${title.slice(at + wish.length)}`
        .replace(/\s+,/g, ',')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,]+/, ''),
    );
    return at === 0 ? title : clamp(`${words} ${rest}`, max);
  }
  reasons.push(byPrompt(null, `The title does not start with "${quote(wish)}": the source's title does not say it.`));
  return title;
}

function clamp(title: string, max: number): string {
  const whole = title.length <= max ? trimName(title) : trimLooseEnds(cutAtPhrase(title, max));
  return /(?:\p{L}\.){2,}$/u.test(whole) ? whole : whole.replace(/[\s.,;:!?]+$/u, '');
}
