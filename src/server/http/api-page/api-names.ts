// What the API page calls operations and the shapes they share: the names that contracts and schemas are exported under.
import * as z from 'zod/mini';
import { type Contract, isContract } from '#domain/contract.ts';
import * as modules from './api-modules.ts';

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType;

/** By module: what has two names is called by the first. */
const exported: readonly (readonly [name: string, value: unknown])[] = Object.entries(modules)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([, module]) => Object.entries(module));

/** The calls of the API, by the names they are exported under. */
export const namedContracts: readonly (readonly [name: string, contract: Contract])[] = exported.flatMap(
  ([name, value]) => (isContract(value) ? [[name, value] as const] : []),
);

/** `apiTokenSchema` is `ApiToken`. What is only sent is a request: `Input` is what a shape that goes both ways is called on its way in. */
const shapeName = (name: string) =>
  name.charAt(0).toUpperCase() +
  name
    .slice(1)
    .replace(/Schema$/, '')
    .replace(/Input$/, 'Request');

/** Shapes with a name. Throws where two shapes would have the same. */
export function namedShapes(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  const inAddresses = new Set<unknown>(namedContracts.flatMap(([, { params, query }]) => [params, query]));
  // The page shows addresses parameter by parameter: what is one is named where it is written elsewhere.
  for (const [name, value] of exported) {
    if (!isSchema(value) || registry.has(value)) continue;
    const id = shapeName(name);
    if (taken.has(id)) throw new Error(`Two shapes of the API are called ${id}.`);
    taken.add(id);
    registry.add(inAddresses.has(value) ? z.clone(value) : value, { id });
  }
  return registry;
}
