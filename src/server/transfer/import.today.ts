// What an import would do if it was started now: by what was chosen for it, and by its profile as it is today.
import type { ImportOptions } from '#domain/transfer/import-run.contract.ts';
import {
  comesOutOtherwise,
  mapsOtherwise,
  policiesOf,
  type SettledOptions,
  saidOf,
} from '#domain/transfer/profiles/choices.ts';
import type { Mapping } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { choicesOfProfile, findProfileRow } from './import-profiles.store.ts';

/** What an import stores of how it is done. */
type Settled = { options: SettledOptions; profileId: number | null; mapping: Mapping };

/** The options an import over the same file starts with: its profile says the rest when the file is opened. As they counted where there is none. */
export function optionsToStart({ options, profileId }: Pick<Settled, 'options' | 'profileId'>): ImportOptions {
  if (profileId !== null) return { ...saidOf(options), profileId };
  const { said: _, differs: __, ...counted } = options;
  return counted;
}

/** The options that would count now; `isOtherwise`: with them the file comes out otherwise than it was checked. */
export async function settleToday(
  db: Db,
  { options, profileId, mapping }: Settled,
): Promise<{ options: SettledOptions; isOtherwise: boolean }> {
  const profile = profileId === null ? null : await findProfileRow(db, profileId);
  if (!profile) return { options, isOtherwise: false };
  const said = saidOf(options);
  const choices = choicesOfProfile(profile);
  const now = policiesOf(said, choices);
  const isOtherwise = comesOutOtherwise(policiesOf(options), now) || mapsOtherwise(choices, said, mapping);
  return { options: { ...options, ...now }, isOtherwise };
}
