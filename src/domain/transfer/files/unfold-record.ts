// Brings the fields of a product out of objects that only wrap them: `details.description`, `media.images`, `translations.en.title`.

import { plainName } from '../cells/column-names.ts';
import { isFactContainer, pairOf } from '../cells/read-list.ts';
import { isRecord, type Literal, type LiteralRecord, literalText } from '../cells/read-literal.ts';
import { areLanguages, byLanguage, pickLanguage } from '../cells/read-nested.ts';
import { isCurrencyOf } from '../cells/write-money.ts';
import { targetByName, targetByPath } from '../columns/target-by-name.ts';
import { fullText, isTextTarget } from '../columns/translated-texts.ts';
import { isTranslations, otherLanguagesOf } from '../columns/translations-column.ts';
import type { ImportTarget } from '../transfer.contract.ts';

/** The fields of an item by dotted names, in its order, and which language of several was taken. */
type Unfolded = { fields: [name: string, value: Literal][]; warnings: string[] };

/** The targets of the item's own fields. */
type Own = ReadonlySet<ImportTarget | null>;

/** Wrappers inside wrappers that are looked into. */
const maxDepth = 4;

/** What makes the only record of a list a part of the product. */
const ownText = (target: ImportTarget | null) => (isTextTarget(target) ? fullText(target) : null);

/** The texts of a product that a record holds, by what their names say. */
const textsOf = (value: Literal | undefined) =>
  isRecord(value) ? Object.keys(value).flatMap((key) => ownText(targetByName(key)) ?? []) : [];

const isCurrencyName = (key: string) => targetByName(key) === 'currency' || /(?:^| )currency/.test(plainName(key));

const isVariants = (key: string) => /^(?:variants|variations)$/.test(plainName(key));

/** True for the product itself, where the item has no title of its own: a record with a title and more. */
function isProduct(value: Literal, own: Own): boolean {
  if (!isRecord(value) || own.has('title')) return false;
  const inner = new Set(Object.keys(value).map(targetByName));
  return inner.has('title') && (['sku', 'body', 'price', 'images'] as const).some((target) => inner.has(target));
}

/** True for an object that holds fields of the product rather than one: its name says nothing, or it has the field it is named after. */
function isWrapper(key: string, value: Literal, own: Own): boolean {
  const target = targetByPath(key);
  if (target === null) return !isVariants(key);
  if (!isRecord(value)) return false;
  // schema.org's place of the price; other records of offers are the shop's business.
  if (/^offers?$/.test(plainName(key))) return Object.hasOwn(value, 'price');
  const isNamedAfter = target === 'title' || target === 'images';
  return (isNamedAfter && Object.keys(value).some((each) => targetByName(each) === target)) || isProduct(value, own);
}

/** What was found so far. */
type Search = Unfolded & { own: Own; names: Set<string> };

type Opened = {
  kind: 'fields' | 'facts';
  path: string;
  entries: [string, Literal][];
  /** What is left of it when only these entries are. */
  close(rest: readonly [string, Literal][]): Literal | undefined;
};

const closeRecord: Opened['close'] = (rest) => (rest.length === 0 ? undefined : Object.fromEntries(rest));

function openList(path: string, key: string, list: readonly Literal[], search: Search): Opened | null {
  const records = list.filter(isRecord);
  if (records.length === 0 || records.length < list.length) return null;
  const translated = byLanguage(list);
  if (translated) return open(path, key, translated, search);
  const pairs = records.map(pairOf);
  if (pairs.every((pair) => pair !== null)) {
    const byPair = new Map(pairs.map((pair, at) => [pair, records[at] ?? null]));
    const close: Opened['close'] = (rest) =>
      rest.length === 0 ? undefined : rest.map((pair) => byPair.get(pair) ?? null);
    return { kind: 'facts', path, entries: pairs, close };
  }
  // A list of one image is no less a list than one of three.
  const [only] = records;
  const hasTexts = only !== undefined && Object.keys(only).some((each) => isTextTarget(targetByName(each)));
  return records.length === 1 && hasTexts ? open(path, key, only, search) : null;
}

/** The entries of an object, of the only one of a list, of one in one language of several, of a list of names with values; null for anything else. */
function open(path: string, key: string, value: Literal, search: Search): Opened | null {
  if (Array.isArray(value)) return openList(path, key, value, search);
  if (!isRecord(value) || pairOf(value)) return null;
  const keys = Object.keys(value);
  if (areLanguages(value) && keys.every((each) => isRecord(value[each]))) {
    const taken = pickLanguage(keys);
    const isKept = keys.some((each) => textsOf(value[each]).length > 0);
    // Where the item has a title itself, or all these texts, they are those of its main language.
    const isTitled = keys.some((each) => textsOf(value[each]).includes('title'));
    const isSaid = textsOf(value[taken]).every((text) => search.own.has(text));
    const isOwn = isKept && search.own.has('title') && (isTitled || isSaid);
    const others = keys.filter((each) => isOwn || each !== taken);
    if (isKept && others.length > 0)
      search.fields.push([
        otherLanguagesOf(path),
        Object.fromEntries(others.map((each) => [each, value[each] ?? null])),
      ]);
    if (isOwn) return { kind: 'fields', path: `${path}.${taken}`, entries: [], close: closeRecord };
    if (keys.length > 1 && !isKept)
      search.warnings.push(`The file has “${path}” in ${keys.join(', ')}. The value in ${taken} was imported.`);
    return open(`${path}.${taken}`, key, value[taken] ?? null, search);
  }
  const isFacts = isFactContainer(key) && plainName(key) !== 'details' && !isProduct(value, search.own);
  const kind = isFacts ? 'facts' : 'fields';
  return { kind, path, entries: Object.entries(value), close: closeRecord };
}

/** A field among facts counts only where the item has none of its kind: there it is the fact it says it is. */
function isField(kind: Opened['kind'], target: ImportTarget, value: Literal, own: Own): boolean {
  if (kind === 'fields') return true;
  if (target === 'body' || target === 'description') return !own.has('body') && !own.has('description');
  if (target === 'price' || target === 'currency') return !own.has('price');
  if (target === 'bullets') return !own.has('bullets') && Array.isArray(value);
  return (target === 'title' || target === 'images') && !own.has(target);
}

/** An amount with the currency that is named beside it. */
function withCurrency(price: Literal, beside: readonly [string, Literal][]): Literal {
  const amount = literalText(price);
  const code = beside.find(([name, value]) => isCurrencyName(name) && isCurrencyOf(literalText(value), amount));
  return code ? `${amount} ${literalText(code[1]).toUpperCase()}` : price;
}

/** Takes the fields out of a wrapper; answers what stays in it, undefined when that is nothing. */
function lift(path: string, key: string, value: Literal, found: Search, depth: number): Literal | undefined {
  const opened = open(path, key, value, found);
  if (opened === null) return value;
  const rest: [string, Literal][] = [];
  let isLifted = opened.path !== path;
  for (const pair of opened.entries) {
    const [name, entry] = pair;
    const inner = `${opened.path}.${name}`;
    const target = targetByName(name);
    const isNested = typeof entry === 'object' && entry !== null;
    if (isNested && opened.close === closeRecord && depth < maxDepth && isWrapper(name, entry, found.own)) {
      const left = lift(inner, name, entry, found, depth + 1);
      if (left !== entry) isLifted = true;
      if (left !== undefined) rest.push([name, left]);
      continue;
    }
    const isOwn = (target !== null && isField(opened.kind, target, entry, found.own)) || (isVariants(name) && isNested);
    if (isOwn && !found.names.has(inner)) {
      isLifted = true;
      found.names.add(inner);
      found.fields.push([inner, target === 'price' ? withCurrency(entry, opened.entries) : entry]);
    } else rest.push(pair);
  }
  return isLifted ? opened.close(rest) : value;
}

/** Texts in other languages beside those of the item itself are read as they are. */
const isKept = (key: string, value: Literal, own: Own) => own.has('title') && isTranslations(key, value);

/** The product of an item that holds nothing else: `{ "node": { … } }`. */
function unwrap(item: LiteralRecord): LiteralRecord {
  const [only, ...others] = Object.entries(item);
  if (!only || others.length > 0 || !isRecord(only[1]) || !isWrapper(only[0], only[1], new Set())) return item;
  return Object.keys(only[1]).some((key) => targetByName(key) !== null) ? only[1] : item;
}

/** Records with more names than this list something rather than say it: stock by store, prices by country. */
const mostUnfolded = 30;

/** The entries of records whose names say nothing, each under a name of its own, so that its values decide or somebody can choose it. */
function unfoldWholly([name, value]: [string, Literal], own: Own, depth = 1): [string, Literal][] {
  const key = name.slice(name.lastIndexOf('.') + 1);
  if (!isRecord(value) || pairOf(value) || depth > maxDepth || !isWrapper(name, value, own) || isFactContainer(key))
    return [[name, value]];
  const entries = Object.entries(value);
  if (entries.length > mostUnfolded || areLanguages(value) || isKept(key, value, own)) return [[name, value]];
  return entries.flatMap(([inner, entry]) => unfoldWholly([`${name}.${inner}`, entry], own, depth + 1));
}

/**
 * The fields of an item: its own, those of its wrappers under dotted names, and under a wrapper's own name what is left of it. Without a
 * title or a text among them nothing is left in a wrapper.
 */
export function unfoldRecord(item: LiteralRecord): Unfolded {
  const entries = Object.entries(unwrap(item));
  const targetsOwn = entries.map(([key]) => targetByName(key));
  const own = new Set(targetsOwn.flatMap((target) => [target, ownText(target) ?? target]));
  const found: Search = { fields: [], warnings: [], own, names: new Set() };
  for (const [key, value] of entries) {
    if (typeof value !== 'object' || value === null || isKept(key, value, own) || !isWrapper(key, value, own)) {
      found.fields.push([key, value]);
      continue;
    }
    const at = found.fields.length;
    const left = lift(key, key, value, found, 1);
    if (left !== undefined) found.fields.splice(at, 0, [key, left]);
  }
  const { fields, warnings } = found;
  const targets = new Set(fields.map(([name]) => targetByPath(name)));
  const hasTexts = targets.has('title') && (targets.has('body') || targets.has('description'));
  return { fields: hasTexts ? fields : fields.flatMap((field) => unfoldWholly(field, own)), warnings };
}
