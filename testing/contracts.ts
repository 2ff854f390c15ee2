// All calls of the API, as their contracts state them.
import { type Contract, isContract } from '#domain/contract.ts';

const modules = import.meta.glob<Record<string, unknown>>('/src/domain/**/*.contract.ts', { eager: true });

/** By the names they are exported under. */
export const namedContracts: readonly (readonly [name: string, contract: Contract])[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isContract(value) ? [[name, value] as const] : []));

export const contracts: readonly Contract[] = namedContracts.map(([, contract]) => contract);
