// What who is signed in may do, asked of what a control calls: a contract says its access, an action of runs its needs.
import { createContext, useContext } from 'react';
import { type Access, type Contract, scopeAsked } from '#domain/contract.ts';
import { describeRefusal, may, type Permission } from '#domain/permissions.ts';
import { describeOutOfScope, isWithin, type Scope, type Scoped } from '#domain/scope.ts';
import { useMe } from './shared.queries.ts';

/** A call by its contract, an action of runs, or a permission where it depends on what is sent. */
export type Needing =
  | Permission
  | (Pick<Contract, 'path' | 'scoped'> & { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; access: Access })
  | {
      needs: Permission;
      /** It is about products that nobody can be limited to. */
      isForAll?: true;
    };

/** What an import and a new product need, where their contracts would come with the first page (use-may.test.ts compares). */
export const addsProducts = { needs: 'write', isForAll: true } as const satisfies Needing;

/** The product that the controls below are about: some members may only change some products. */
export const ControlledProduct = createContext<Scoped | null>(null);

function permissionOf(needing: Needing): Permission | null {
  if (typeof needing === 'string') return needing;
  if ('needs' in needing) return needing.needs;
  return needing.access === 'anyone' || needing.access === 'self' ? null : needing.access;
}

function askedOf(needing: Needing): ReturnType<typeof scopeAsked> {
  if (typeof needing === 'string') return 'each';
  if ('path' in needing) return scopeAsked(needing);
  return needing.isForAll ? 'all' : 'each';
}

/** Whether what changes something is outside a scope. Of several products, as in a list, the server says it of each. */
function isOutside(needing: Needing, scope: Scope, product: Scoped | null): boolean {
  const asked = askedOf(needing);
  return asked === 'all' || (asked !== 'none' && product !== null && !isWithin(scope, product));
}

/** Why who is signed in may not: their role does not include it, or it is outside of the products they are limited to. `text` says so with who may. */
export type Refusal = { by: 'role' | 'scope'; text: string };

/** Why who is signed in may not do something; null where they may. As long as nobody is known they may nothing. */
export function useRefusals(): (needing: Needing) => Refusal | null {
  const { role = 'viewer', scope = null } = useMe().data ?? {};
  const product = useContext(ControlledProduct);
  return (needing) => {
    const permission = permissionOf(needing);
    if (permission === null) return null;
    if (!may(role, permission)) return { by: 'role', text: describeRefusal(role, permission) };
    return scope && permission !== 'view' && isOutside(needing, scope, product)
      ? { by: 'scope', text: describeOutOfScope(scope) }
      : null;
  };
}

/** The same in one sentence. */
export function useRefusalOf(): (needing: Needing) => string | null {
  const refusals = useRefusals();
  return (needing) => refusals(needing)?.text ?? null;
}

/** Whether who is signed in may do all of these. */
export function useMay(...all: readonly Needing[]): boolean {
  const refusalOf = useRefusalOf();
  return all.every((needing) => refusalOf(needing) === null);
}
