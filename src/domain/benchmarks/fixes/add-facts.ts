// Adds what the attributes state: to a title behind a comma, to a list as bullet points of their own, to a description as plain lines.
import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import { hasPhrase } from '#domain/text/words.ts';
import { type Fixed, type FixTarget, type NotFixed, notFixed } from './fix.ts';
import { writeLikeTitle } from './write-in-title.ts';

const tooFew = notFixed('no-fact', 'The source has too few facts to add');

/** Longer values say more than what sets a variant apart. */
const longestInTitle = 24;

/**
 * A fact as a title says it: `Black`, `Size M`, `Pack of 6`; null for one that would say nothing there, such as a list of all colors.
 * What is too short to be understood goes with its name.
 */
function writeInTitle({ kind, label, value }: Pick<UsableAttribute, 'kind' | 'label' | 'value'>): string | null {
  if (value.length > longestInTitle || /[,;/|&+]|\bor\b|\band\b/i.test(value) || /^(?:yes|no)$/i.test(value))
    return null;
  if (kind === 'Pack Size' && /^\d+$/.test(value)) return Number(value) > 1 ? `Pack of ${Number(value)}` : null;
  return /^[A-Z\d.]{1,4}$/.test(value) ? `${label} ${value}` : value;
}

/** `Chocolate-brown` says what `CHOCOLATE BROWN` says. */
const inWords = (text: string): string => text.replace(/[-/_]/g, ' ');

/** Adds facts that belong in a title until the rule passes. */
export function extendTitle({ items, listing, facts, passes, isAllowed }: FixTarget): Fixed | NotFixed {
  let title = items[0] ?? '';
  const unmentioned = new Set(listing.unmentionedInTitle.map(({ kind }) => kind));
  for (const fact of facts.filter(({ kind }) => unmentioned.has(kind))) {
    const token = writeInTitle(fact);
    if (token === null || hasPhrase(inWords(title), inWords(token)) || !isAllowed(token)) continue;
    title = `${title.replace(/[\s,;:|.–—-]+$/, '')}, ${writeLikeTitle(token, title)}`;
    if (passes([title])) return { items: [title] };
  }
  return tooFew;
}

/** Adds one fact by its name. */
export function addFact(target: FixTarget, fact: string, value: string): Fixed | NotFixed {
  const { part, items, facts, isAllowed } = target;
  const known = facts.find(({ name }) => name.toLowerCase() === fact.toLowerCase());
  if (value === '') return notFixed('no-fact', `The source does not state the ${fact}`);
  if (!known) return notFixed('no-fact', `The ${fact} is hidden, or a text contradicts it`);
  if (part === 'title') {
    const title = items[0] ?? '';
    const token = writeInTitle(known);
    return token === null || !isAllowed(token)
      ? notFixed('no-fact', `The ${fact} does not fit in a title`)
      : { items: [`${title.replace(/[\s,;:|.–—-]+$/, '')}, ${writeLikeTitle(token, title)}`] };
  }
  const line = `${known.label}: ${known.value}`;
  if (!isAllowed(line)) return notFixed('no-fact', `The ${fact} does not fit in the text`);
  return part === 'bullets' ? { items: [...items, line] } : { items: [`${(items[0] ?? '').trimEnd()}\n\n${line}`] };
}

/** A bullet point of a fact. */
const bulletOf = ({ label, value }: Pick<UsableAttribute, 'label' | 'value'>) => `${label}: ${value}`;

/** A list of nothing but facts has so many; fewer than the least make no list. */
const wholeList = 5;
const leastList = 3;

/** Adds bullet points of facts until the rule passes: of those no text mentions, and where there is no list of the others, too. */
export function addBullets({ items, listing, facts, passes, isAllowed }: FixTarget): Fixed | NotFixed {
  const unmentioned = new Set(listing.unmentioned.map(({ kind }) => kind));
  const isUnmentioned = ({ kind }: UsableAttribute) => unmentioned.has(kind);
  const ordered =
    items.length === 0
      ? [...facts.filter(isUnmentioned), ...facts.filter((fact) => !isUnmentioned(fact))]
      : facts.filter(isUnmentioned);
  const added: string[] = [];
  for (const fact of ordered) {
    const bullet = bulletOf(fact);
    // Two fields with one value, such as the material of a thing and of its decoration, say it once.
    if (!isAllowed(bullet) || [...items, ...added].some((each) => hasPhrase(inWords(each), inWords(fact.value))))
      continue;
    added.push(bullet);
    if ((items.length > 0 || added.length >= wholeList) && passes([...items, ...added]))
      return { items: [...items, ...added] };
  }
  return items.length === 0 && added.length >= leastList && passes(added) ? { items: added } : tooFew;
}
