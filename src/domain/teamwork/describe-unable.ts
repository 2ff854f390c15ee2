// What is said before products are assigned to somebody whose limit they are outside of.
import { describeScope, type Scope } from '#domain/scope.ts';
import { groupDigits } from '#domain/text/group-digits.ts';

type Unable = { total: number; cannotChange: number; scope: Scope };

function describeWhich({ total, cannotChange }: Unable): string {
  if (total === 1) return 'This product is';
  const all = groupDigits(total);
  if (cannotChange === total) return `All ${all} products are`;
  return `${groupDigits(cannotChange)} of these ${all} products ${cannotChange === 1 ? 'is' : 'are'}`;
}

/** How many of the products somebody cannot change, and what they still can; null where they can change all. `fullName` null: of who reads it. */
export function describeUnable(fullName: string | null, unable: Unable): string | null {
  const { cannotChange, scope } = unable;
  if (cannotChange === 0) return null;
  const [who, they] = fullName === null ? ['You', 'you'] : [fullName, 'they'];
  const them = cannotChange === 1 ? 'it' : 'them';
  return `${who} may only change products of ${describeScope(scope)}. ${describeWhich(unable)} outside this limit: ${they} can see ${them} and comment, but not change ${them}.`;
}
