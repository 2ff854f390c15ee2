// The column that names what holds variants together: the product above them, their group, their style. By its name, and by what its values look like.
import { readGroupCode } from '#domain/families/group-code.ts';
import { mostMembers } from '#domain/families/most-members.ts';
import { isPlaceholder } from '../cells/clean-text.ts';
import { plainName } from '../cells/column-names.ts';
import type { ImportTarget, Mapping } from '../transfer.contract.ts';
import { type NameWords, readName, type Sense } from './name-words.ts';
import { segments } from './target-by-name.ts';

/** With a word for a code its values need not look like one; where it is not `isSure`, what it groups can be anything. */
export type FamilyName = { hasCode: boolean; isSure: boolean };

/** Words beside which a parent or a group is still that of products. */
const beside = new Set<Sense>(['sku', 'code', 'id', 'own', 'variant', 'parent', 'family']);
/** Around it, others are as good as none. */
const around = new Set<Sense>([...beside, 'unknown']);

const hasOnly = ({ words }: NameWords, allowed: ReadonlySet<Sense>) => words.every(({ sense }) => allowed.has(sense));

/** What a name, also one inside wrappers that say nothing of it, says of variants that belong together; null for any other name. */
export function readFamilyName(name: string): FamilyName | null {
  const parts = segments(name);
  const own = readName(parts.at(-1) ?? '');
  const has = (...senses: Sense[]) => own.words.some(({ sense }) => senses.includes(sense));
  // A numbered one is a level of something.
  if (own.index !== null || !has('parent', 'family') || !hasOnly(own, beside)) return null;
  if (!parts.slice(0, -1).every((part) => hasOnly(readName(part), around))) return null;
  return { hasCode: has('sku', 'code', 'id'), isSure: has('parent', 'variant') };
}

const longestCode = 60;
const address = /^(?:https?:)?\/\//i;
const oneWord = /^\S+$/;
/** With a figure, or capitals with a sign between them. */
const codeLike = /^(?=.*\d)[\p{L}\d._/#-]{2,}$|^[\p{Lu}\d]+(?:[-_./][\p{Lu}\d]+)+$/u;

type Row = readonly (readonly [column: string, cell: string])[];
type Member = { sku: string; title: string };

/** Beyond it a mere group is one of a range, not of a product. */
const mostInGroup = 30;
/** The share of the titles' words that all of a group have. */
const alikeFrom = 0.5;
/** The share of values that have to look like codes, and of mere groups whose titles are alike. */
const mostly = 0.9;

const isShared = ({ length }: readonly Member[]) => length > 1;

/** Whether the titles have half of their words in common. */
function areAlike(members: readonly Member[]): boolean {
  const words = members.map(
    ({ title }) =>
      new Set(
        plainName(title)
          .split(' ')
          .filter((word) => word !== ''),
      ),
  );
  const least = Math.min(...words.map(({ size }) => size));
  const common = [...(words[0] ?? [])].filter((word) => words.every((each) => each.has(word)));
  return least > 0 && common.length >= least * alikeFrom;
}

/** The products of these rows by what the column says of each, several rows of one product once. */
function membersBy(column: string, mapping: Mapping, rows: readonly Row[]) {
  const skus = new Set<string>();
  const groups = new Map<string, Map<string, Member>>();
  for (const [at, row] of rows.entries()) {
    const cellOf = (target: ImportTarget) => row.find(([name]) => mapping[name] === target)?.[1].trim() ?? '';
    const [sku, title] = [cellOf('sku') || cellOf('id'), cellOf('title')];
    skus.add(sku);
    const cell = row.find(([name]) => name === column)?.[1] ?? '';
    const code = isPlaceholder(cell) ? null : readGroupCode(cell);
    if (code === null) continue;
    const members = groups.get(code) ?? new Map<string, Member>();
    groups.set(code, members.set(sku || title || String(at), { sku, title }));
  }
  return { skus, groups: [...groups].map(([code, members]) => ({ code, members: [...members.values()] })) };
}

/** Whether the values of a column are shared by a few products each, and look like codes, or name other rows. */
function looksLikeFamily(column: string, name: FamilyName, mapping: Mapping, rows: readonly Row[]): boolean {
  const { skus, groups } = membersBy(column, mapping, rows);
  const shared = groups.map(({ members }) => members).filter(isShared);
  if (shared.length === 0 || shared.some(({ length }) => length > mostMembers)) return false;
  // Bare numbers that name no row are as well those of categories.
  const areBare = groups.every(({ code }) => /^\d+$/.test(code) && !skus.has(code));
  if (!name.isSure || areBare) {
    const isLarge = shared.reduce((sum, { length }) => sum + length, 0) > shared.length * mostInGroup;
    if (isLarge || shared.filter(areAlike).length < shared.length * mostly) return false;
  }
  const looks = name.hasCode ? oneWord : codeLike;
  const isCode = ({ code, members }: (typeof groups)[number]) =>
    code.length <= longestCode &&
    !address.test(code) &&
    (looks.test(code) || skus.has(code) || (isShared(members) && members.every(({ sku }) => sku.startsWith(code))));
  return groups.filter(isCode).length >= groups.length * mostly;
}

/** Targets of formats whose rows say themselves which of them are one product. */
const joining = new Set<ImportTarget>(['group', 'parent', 'family', 'variant']);

/** The mapping with the column, if there is one, that holds variants together; by the surest name of several. `rows` are asked for where a name may be one. */
export function settleFamily(mapping: Mapping, rows: () => readonly Row[]): Mapping {
  if (Object.values(mapping).some((target) => joining.has(target))) return mapping;
  const sureness = ({ isSure, hasCode }: FamilyName) => Number(isSure) * 2 + Number(hasCode);
  const [found] = Object.keys(mapping)
    .flatMap((column) => {
      const name = mapping[column] === 'attribute' ? readFamilyName(column) : null;
      return name && looksLikeFamily(column, name, mapping, rows()) ? [{ column, name }] : [];
    })
    .toSorted((a, b) => sureness(b.name) - sureness(a.name));
  return found ? { ...mapping, [found.column]: 'family' } : mapping;
}
