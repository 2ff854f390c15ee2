// The walk of a row: through which functions of transfer it goes. Imported before what it traces; every named function there then says when
// it is called with the row. It has the row when what it is given holds two of its cells, each a value of its own: a text that is not taken apart
// yet is no row, and neither is one cell.
import { registerHooks } from 'node:module';
import { parseAst } from 'rolldown/parseAst';

const room = /\/src\/((?:domain|server)\/transfer\/.*\.ts)$/;

/** What the two cells of the row say, by which it is known. */
export const marks = ['FIRST-CELL', 'LAST-CELL'] as const;

type Stay = { file: string; name: string };
let stays: Stay[] | null = null;

/** Adds the places of `marks` found apart from each other. */
function findMarks(value: unknown, found: Set<number>, depth = 0): void {
  if (typeof value === 'string') {
    const [only, ...others] = [...marks.keys()].filter((at) => value.includes(marks[at] ?? ''));
    if (only !== undefined && others.length === 0) found.add(only);
  } else if (Array.isArray(value) || value instanceof Map) {
    for (const each of [...value.values()].slice(0, 50)) if (depth < 6) findMarks(each, found, depth + 1);
  } else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    findMarks(Object.values(value), found, depth);
  }
}

function noteCall(file: string, name: string, given: readonly unknown[]): void {
  if (!stays) return;
  const found = new Set<number>();
  findMarks(given, found);
  if (found.size === marks.length) stays.push({ file, name });
}
Object.assign(globalThis, { noteCall });

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The names a parameter binds. */
function namesIn(node: Node): unknown[] {
  if (node.type === 'Identifier') return [node.name];
  const inner = ['properties', 'elements', 'value', 'left', 'argument'].flatMap((key) => nodesIn(node[key]));
  return inner.flatMap(namesIn);
}

function nameOf(node: Node, parent: Node | null): unknown {
  const [own] = nodesIn(node.id);
  const [given] = nodesIn(
    parent?.type === 'VariableDeclarator' ? parent.id : parent?.type === 'Property' && parent.key,
  );
  return (own ?? given)?.name;
}

/** The source with a call of `noteCall` at the start of each named function. */
function addCalls(source: string, file: string): string {
  const added: [at: number, text: string][] = [];
  const visit = (node: Node, parent: Node | null): void => {
    const name =
      /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) && nameOf(node, parent);
    const [body] = nodesIn(node.body);
    if (typeof name === 'string' && body) {
      const given = nodesIn(node.params).flatMap(namesIn).join(', ');
      const call = `noteCall(${JSON.stringify(file)}, ${JSON.stringify(name)}, [${given}])`;
      if (/^(?:BlockStatement|FunctionBody)$/.test(body.type)) added.push([body.start + 1, `${call};`]);
      else added.push([body.start, `(${call}, `], [body.end, ')']);
    }
    for (const value of Object.values(node)) for (const each of nodesIn(value)) visit(each, node);
  };
  for (const node of nodesIn(parseAst(source, { lang: 'ts' }))) visit(node, null);
  return added
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, call]) => text.slice(0, at) + call + text.slice(at), source);
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = room.exec(url)?.[1];
    return file ? { ...loaded, source: addCalls(String(loaded.source), file) } : loaded;
  },
});

/** A walk: `stays`, the functions the row went through, each once, and `returns`, how often it came into a file it had left. */
export type Walk = { stays: string[]; returns: string[] };

export async function traceWalk(go: () => Promise<void>): Promise<Walk> {
  stays = [];
  await go();
  const walked = stays;
  stays = null;
  const entered = walked.filter(({ file }, at) => file !== walked[at - 1]?.file);
  return {
    stays: [...new Set(walked.map(({ file, name }) => `${file} ${name}`))],
    returns: entered
      .filter(({ file }, at) => entered.findIndex((each) => each.file === file) < at)
      .map(({ file }) => file),
  };
}
