// Prints the words people read on screens, in problems and in replies, a line each with its place: for readers who do not know the code.
// Usage: node scripts/list-words.ts [folder …], by default src/web, src/domain and src/server
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const folders = process.argv.slice(2);
const files = (folders.length > 0 ? folders : ['src/web', 'src/domain', 'src/server'])
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !/\.(test|data|store|seed|schema)\.tsx?$/.test(file))
  .sort();

/** What is said to machines or engineers: names of classes, the log, the database. */
const quietAttributes = new Set([
  'className',
  'href',
  'to',
  'from',
  'src',
  'id',
  'key',
  'd',
  'viewBox',
  'type',
  'search',
]);
const quietCalls =
  /^(cn|cva|sql|Error|TypeError|RangeError|console\.\w+|log\.\w+|logger\.\w+|.*\.(log|startsWith|endsWith|includes|split|join|querySelector\w*|getElementById))$/;
const quietKeys = new Set(['class', 'className', 'path', 'summary', 'description', 'operationId']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** A word that begins like a sentence, or several words: identifiers, patterns, addresses and classes are none. */
function areWords(text: string): boolean {
  if (/[{}=\\]|--|^\s*[a-z]+[-:/.]\S*$|\bvar\(|\bselect\b.*\bfrom\b/.test(text.replaceAll('{…}', ''))) return false;
  return /\p{Lu}\p{Ll}+/u.test(text) ? true : /\p{L}+ \p{L}+/u.test(text);
}

const calleeOf = (text: string, { callee, tag }: Node) => {
  const named = (callee ?? tag) as Node;
  return text.slice(named.start, named.end);
};

function* wordsOf(node: Node, text: string): Generator<[start: number, words: string]> {
  if (/^(TS|Import|Export(All|Named)Declaration$)/.test(node.type) && node.type !== 'ExportNamedDeclaration') {
    if (!/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
  }
  if (node.type === 'JSXAttribute' && quietAttributes.has(String((node.name as Node).name))) return;
  if (/^(Call|New|TaggedTemplate)Expression$/.test(node.type) && quietCalls.test(calleeOf(text, node))) return;
  if (node.type === 'Property' && quietKeys.has(String((node.key as Node).name)) && text.includes('defineContract'))
    return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[];
    const said = children.map((child) => (child.type === 'JSXText' ? String(child.value) : '{…}')).join('');
    if (children.some(({ type, value }) => type === 'JSXText' && /\p{L}/u.test(String(value))))
      yield [node.start, said];
  } else if (node.type === 'Literal' && typeof node.value === 'string') {
    if (areWords(node.value)) yield [node.start, node.value];
    return;
  } else if (node.type === 'TemplateLiteral') {
    const said = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{…}');
    if (areWords(said)) yield [node.start, said];
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property') continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* wordsOf(child, text);
  }
}

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const seen = new Set<string>();
  for (const [start, words] of wordsOf(parseSync(file, text).program as unknown as Node, text)) {
    const said = words.replaceAll(/\s+/g, ' ').trim();
    if (said === '' || seen.has(said)) continue;
    seen.add(said);
    console.log(`${file}:${text.slice(0, start).split('\n').length}\t${said}`);
  }
}
