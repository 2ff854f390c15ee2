// Use cases of suppliers: list, add, change, delete.
import { supplierFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import { keyFromName, noKeyFromName } from '#domain/transfer/supplier-key.ts';
import {
  mostSuppliers,
  type Supplier,
  type SupplierInput,
  type SupplierPatch,
} from '#domain/transfer/suppliers.contract.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { nameTaken, storeNamed } from '#server/live/store-named.ts';
import * as store from './suppliers.store.ts';

const refuse = (path: string, message: string) =>
  new Problem('INVALID_INPUT', message, { issues: [{ path, message }] });

/** Of two that are added at the same moment. */
const taken = { path: 'name', message: 'Another supplier has this name or key. Choose a different one.' };

/** Throws INVALID_INPUT where another supplier than this one has the name or the key; both where a form shows them. */
async function refuseNamesakes(tx: Db, { id, name, key }: { id?: number; name: string; key: string }): Promise<void> {
  const others = (await store.findNamesakes(tx, name, key)).filter((other) => other.id !== id);
  const named = others.find(({ hasName }) => hasName);
  const keyed = others.find(({ hasKey }) => hasKey);
  const issues = [
    ...(named ? [nameTaken('A supplier', named.name)] : []),
    ...(keyed && keyed !== named
      ? [{ path: 'key', message: `The supplier ${keyed.name} already has the key “${key}”. Enter a different key.` }]
      : []),
  ];
  if (issues[0]) throw new Problem('INVALID_INPUT', issues[0].message, { issues });
}

/** Runs a write; a second supplier of one name or key is refused in words. */
const write = <T>(context: Context, steps: (tx: Db) => Promise<T>): Promise<T> =>
  storeNamed(context, { type: 'import-profiles' }, taken, steps);

type NotedSupplier = { action: 'added' | 'changed' | 'deleted'; before: Supplier | null; after: Supplier | null };

async function recordSupplier(tx: Db, context: Context, { action, before, after }: NotedSupplier): Promise<void> {
  const supplier = after ?? before;
  const target = supplier && { id: supplier.id, name: supplier.name };
  await recordChange(tx, context, { kind: 'supplier', action, target, fields: supplierFields, before, after });
}

async function loadSupplier(db: Db, id: number): Promise<Supplier> {
  const [supplier] = await store.listSuppliers(db, id);
  if (!supplier) throw new Problem('NOT_FOUND', 'Supplier not found');
  return supplier;
}

/** Throws INVALID_INPUT where a supplier is named that is not there. */
export async function requireSupplier(db: Db, { supplierId = null }: { supplierId?: number | null }): Promise<void> {
  if (supplierId !== null && !(await store.findSupplier(db, supplierId)))
    throw refuse('supplierId', 'This supplier does not exist any more. Choose another one.');
}

/** Throws INVALID_INPUT where another one has the name or the key, where no key can be made from the name, or where there are too many. */
export async function addSupplier(context: Context, { key, ...input }: SupplierInput): Promise<Supplier> {
  return await write(context, async (tx) => {
    if ((await store.countSuppliers(tx)) >= mostSuppliers)
      throw new Problem('INVALID_INPUT', `You can add at most ${mostSuppliers} suppliers. Delete one first.`);
    const own = key ?? keyFromName(input.name);
    if (own === '') throw refuse('key', noKeyFromName);
    await refuseNamesakes(tx, { name: input.name, key: own });
    const by = { createdBy: context.actor.id, createdAt: context.now() };
    const made = await loadSupplier(tx, await store.insertSupplier(tx, { ...input, key: own, ...by }));
    await recordSupplier(tx, context, { action: 'added', before: null, after: made });
    return made;
  });
}

/** Throws NOT_FOUND, and INVALID_INPUT where another supplier has the name, or where SKUs of products would lose the meaning of their key. */
export async function changeSupplier(context: Context, id: number, change: SupplierPatch): Promise<Supplier> {
  return await write(context, async (tx) => {
    await store.lockSupplier(tx, id);
    const before = await loadSupplier(tx, id);
    const { name, key, hasOwnSkus } = before;
    if (change.name !== undefined) await refuseNamesakes(tx, { id, name: change.name, key });
    if (hasOwnSkus && change.hasOwnSkus === false && (await store.countOwned(tx, id)).total > 0)
      throw refuse(
        'hasOwnSkus',
        `${name} already has products whose SKUs start with its key, so this cannot be changed.`,
      );
    await store.updateSupplier(tx, id, change);
    const after = await loadSupplier(tx, id);
    await recordSupplier(tx, context, { action: 'changed', before, after });
    return after;
  });
}

/** Throws NOT_FOUND, and IMPORT_NOT_READY while products belong to it. */
export async function removeSupplier(context: Context, id: number): Promise<void> {
  await write(context, async (tx) => {
    await store.lockSupplier(tx, id);
    const before = await loadSupplier(tx, id);
    const { name } = before;
    const { total, setAside } = await store.countOwned(tx, id);
    if (total > 0) {
      const those = total === 1 ? '1 product' : `${total} products`;
      const aside = setAside === 0 ? '' : `, ${setAside} set aside`;
      throw new Problem(
        'IMPORT_NOT_READY',
        `${name} has ${those}${aside}. A supplier with products cannot be deleted.`,
      );
    }
    await store.deleteSupplier(tx, id);
    await recordSupplier(tx, context, { action: 'deleted', before, after: null });
  });
}
