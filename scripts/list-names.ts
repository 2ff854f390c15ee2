// Lists identifiers of the source with a word to avoid (words-to-avoid.json): private words that cost a newcomer a question.
// Usage: node scripts/list-names.ts [--comments] [--all]
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Words to avoid, and what to say instead. */
const instead: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./words-to-avoid.json', import.meta.url), 'utf8'),
);

/** Keys that are stored or sent as they are: `told` is a use of an attribute, `isTelling` a setting of a rule. */
const storedKeys: ReadonlySet<string> = new Set(['told', 'isTelling']);
const nameTypes: ReadonlySet<string> = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']);

type Node = { type: string; name?: unknown; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Whether a child of a node is the key of something stored; `{ told }` names a variable as well. */
const isStoredKey = (parent: Node, role: string, { name }: Node) =>
  typeof name === 'string' &&
  storedKeys.has(name) &&
  !parent.shorthand &&
  !parent.computed &&
  (role === 'key' || role === 'property');

/** Names by where they start: a shorthand property has its name twice in the tree. */
function collectNames(node: Node, names = new Map<number, string>()): Map<number, string> {
  if (nameTypes.has(node.type) && typeof node.name === 'string') names.set(node.start, node.name);
  for (const [role, value] of Object.entries(node))
    for (const child of [value].flat())
      if (isNode(child) && !isStoredKey(node, role, child)) collectNames(child, names);
  return names;
}

const wordsOf = (identifier: string) =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

const hasComments = process.argv.includes('--comments');
const found = new Map<string, { places: string[]; word: string }>();
for (const file of globSync('src/**/*.{ts,tsx}')) {
  const { program, comments } = parseSync(file, readFileSync(file, 'utf8'));
  const names = hasComments
    ? comments.flatMap(({ value }) => value.match(/[A-Za-z_$][\w$]*/g) ?? [])
    : isNode(program)
      ? collectNames(program).values()
      : [];
  for (const name of names)
    for (const word of wordsOf(name)) {
      if (!Object.hasOwn(instead, word)) continue;
      const known = found.get(name) ?? { places: [], word };
      known.places.push(file);
      found.set(name, known);
    }
}
const sorted = [...found].toSorted(([, a], [, b]) => b.places.length - a.places.length);
for (const [name, { places, word }] of sorted)
  console.log(
    `${String(places.length).padStart(4)} ${name} (${word}: ${instead[word]}) ${process.argv.includes('--all') ? [...new Set(places)].join(' ') : places[0]}`,
  );
console.log(`${found.size} ${hasComments ? 'words in comments' : 'identifiers'} with a word to avoid`);
