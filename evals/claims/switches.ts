// Switches functions of the claim checker off, for ablation: a load hook gives each of them a first line that answers nothing while its name is in a set.
// The checker itself knows nothing of it. Import this before anything that imports the checker.
import { registerHooks } from 'node:module';

/** `lines`: lines of code of the function. */
export type Unit = { module: string; name: string; lines: number };

declare global {
  var claimUnitsOff: Set<string>;
}
globalThis.claimUnitsOff = new Set();

export const units: Unit[] = [];
export const nameOf = ({ module, name }: Unit): string => `${module} ${name}`;

const folder = 'src/domain/claims/';

/** What a function that finds nothing answers, by its type or, where it names none, by its name; null where that is not plain. */
function nothingOf(name: string, type: string): string | null {
  if (/^(?:is|are|has|shares|matches|keeps|joins)[A-Z]/.test(name) || type === 'boolean') return 'false';
  if (type === 'Judged') return "({ verdict: 'unsupported', by: [] })";
  if (/^(?:Reader|Read \| null)$/.test(type) || type.endsWith('| null')) return 'null';
  if (type.endsWith('| undefined')) return 'undefined';
  if (type.endsWith('[]')) return '[]';
  return null;
}

/** What stands in for one that changes what it is given. */
const passing = new Map([
  ['markComparisons', 'mentions'],
  ['withoutOverlaps', '[...places]'],
  ['findScales', '({ against: [], agreed: [] })'],
  ['areOfOneMode', 'true'],
  ['keepsBound', 'false'],
  ['sameThing', 'root'],
]);

function withSwitches(module: string, source: string): string {
  const lines = source.split('\n');
  let open: { name: string; at: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const declared = /^(?:export )?(?:function|const) (\w+)(?: = \(|\()/.exec(line)?.[1];
    if (declared !== undefined) open = { name: declared, at };
    if (open === null) continue;
    const { name, at: from } = open;
    const block = /^(?:.*\)|\))(?:: (.+?))?(?: =>)? \{$/.exec(line);
    const arrow = block ? null : /^(.*\)(?:: (.+?))? =>)(.*)$/.exec(line);
    if (!block && !arrow) continue;
    open = null;
    const type = block?.[1] ?? arrow?.[2] ?? '';
    const nothing = passing.get(name) ?? nothingOf(name, type.replace(/^\w+ is .*/, 'boolean'));
    if (nothing === null) continue;
    let end = at;
    while (
      end + 1 < lines.length &&
      (lines[end + 1] ?? '') !== '' &&
      !/^(?:export|const|function|\/)/.test(lines[end + 1] ?? '')
    ) {
      end += 1;
      if (block && lines[end] === '}') break;
    }
    const unit = { module, name, lines: end - from + 1 };
    units.push(unit);
    const test = `globalThis.claimUnitsOff.has(${JSON.stringify(nameOf(unit))})`;
    lines[at] = block
      ? `${line} if (${test}) return ${nothing};`
      : `${arrow?.[1]} ${test} ? ${nothing} : ${arrow?.[3]}`;
  }
  return lines.join('\n');
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const place = url.indexOf(folder);
    if (place < 0 || !url.endsWith('.ts') || url.endsWith('.data.ts')) return loaded;
    return { ...loaded, source: withSwitches(url.slice(place + folder.length), String(loaded.source)) };
  },
});
