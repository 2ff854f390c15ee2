// Names of columns that say little by themselves, with the name of the group above them: `Net` below `Price`.
import { shapeOf } from '../files/cell-shape.ts';
import { isKnown } from './known-names.ts';

const filledCells = (row: readonly string[]) => row.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** True for names as machines write them, which need no group. */
const areTechnical = (names: readonly string[]) => names.filter((name) => /_/.test(name)).length * 3 >= names.length;

/** The names in a row; where the row above names groups, a name that is unknown or comes twice with that of its group. */
export function groupNames(row: readonly string[], above: readonly string[] | undefined): string[] {
  const names = row.map((cell) => cell.trim());
  const filled = filledCells(row);
  const groups = filledCells(above ?? []);
  const areGroups =
    groups.length > 1 && groups.length < filled.length && groups.every((cell) => shapeOf(cell) === 'word');
  if (!above || !areGroups || areTechnical(filled)) return names;
  const repeated = new Set(names.filter((name, at) => name !== '' && names.indexOf(name) !== at));
  let group = '';
  return names.map((name, at) => {
    group = above[at]?.trim() || group;
    if (name === '' || group === '' || group === name || (isKnown(name) && !repeated.has(name))) return name;
    const both = `${group} ${name}`;
    return isKnown(both) || repeated.has(name) ? both : name;
  });
}
