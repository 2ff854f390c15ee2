// The SKUs of a file that came before.
import { detach } from '#domain/transfer/rows/detach.ts';

/** Without the texts of the file they were cut from. */
export function remember(seen: Set<string>, skus: readonly string[]): void {
  for (const sku of skus) seen.add(detach(sku));
}
