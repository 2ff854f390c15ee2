// What an import is called where only its number is known.
import type { Import } from '#domain/transfer/transfer.contract.ts';

/** The file of an import that is still among the latest; its number for others. */
export function importName(latest: readonly Import[] | undefined, id: string): string {
  return latest?.find((run) => String(run.id) === id)?.fileName ?? `#${id}`;
}
