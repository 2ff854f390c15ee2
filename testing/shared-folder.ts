// The folder beside the checkout that holds what may not be redistributed: real catalogues, facts read on the channels' pages, the specification.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const sharedFolder = join(import.meta.dirname, '../../shared');

/** Why nothing is run, where the folder is missing: a check that passes without its data is none. Null when it is there. */
export function whySharedIsMissing(): string | null {
  return existsSync(sharedFolder)
    ? null
    : `This runs over the real catalogues in ../shared beside the checkout, and ${sharedFolder} is not there.`;
}

/** Run by vitest before the tests over real catalogues. */
export default function requireShared(): void {
  const why = whySharedIsMissing();
  if (why) throw new Error(why);
}
