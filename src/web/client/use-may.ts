// What the role of who is signed in allows, asked of what a control calls: a contract says its access, an action of runs its needs.
import type { Access } from '#domain/contract.ts';
import { describeRefusal, may, type Permission } from '#domain/permissions.ts';
import { useMe } from './shared.queries.ts';

/** A call by its contract, an action of runs, or a permission where it depends on what is sent. */
export type Needing =
  | Permission
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; access: Access }
  | { needs: Permission };

function permissionOf(needing: Needing): Permission | null {
  if (typeof needing === 'string') return needing;
  if ('needs' in needing) return needing.needs;
  return needing.access === 'anyone' || needing.access === 'self' ? null : needing.access;
}

/** Why the role of who is signed in may not, in one sentence with who may; null where it may. As long as nobody is known they may nothing. */
export function useRefusalOf(): (needing: Needing) => string | null {
  const role = useMe().data?.role ?? 'viewer';
  return (needing) => {
    const permission = permissionOf(needing);
    return permission === null || may(role, permission) ? null : describeRefusal(role, permission);
  };
}

/** Whether the role of who is signed in allows all of these. */
export function useMay(...all: readonly Needing[]): boolean {
  const refusalOf = useRefusalOf();
  return all.every((needing) => refusalOf(needing) === null);
}
