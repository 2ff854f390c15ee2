// What an import does by its own options, by those of its profile, and by default: the nearest of them that says something counts.
import { plainName } from '../cells/column-names.ts';
import type { ImportProfile } from '../import-profiles.contract.ts';
import type { ImportOptions } from '../import-run.contract.ts';
import type { ImportFormat, Mapping } from '../transfer.contract.ts';
import { translateMapping } from './recognition.ts';

/** The options a profile sets. */
export type ProfileChoices = Pick<
  ImportProfile,
  'mapping' | 'encoding' | 'constants' | 'handEdits' | 'emptyCells' | 'missing' | 'stopAbove' | 'supplierId'
> & { format: ImportFormat | null };

/** The options without those of the profile they were chosen under, for another profile or none. */
export function withoutProfile({ profileId: _, ...options }: ImportOptions): ImportOptions {
  const { mapping: _m, encoding: _e, format: _f, constants: _c, handEdits: _h, emptyCells: _b, ...rest } = options;
  const { missing: _n, stopAbove: _s, supplierId: _w, ...others } = rest;
  return others;
}

/** How a file with these columns is read by a profile; what the options say themselves goes before. */
export function readingOf(profile: ProfileChoices, options: ImportOptions, columns: readonly string[]): ImportOptions {
  const { format, encoding } = profile;
  return {
    ...(format === null ? {} : { format }),
    ...(encoding === null ? {} : { encoding }),
    ...options,
    mapping: { ...translateMapping(profile.mapping, columns), ...options.mapping },
  };
}

/** The policies of an import: its own, those of its profile, and the usual ones. */
export function policiesOf(
  options: ImportOptions,
  profile: ProfileChoices | null,
  usual: Pick<ProfileChoices, 'handEdits'>,
): Required<Pick<ImportOptions, 'handEdits' | 'emptyCells' | 'missing' | 'stopAbove' | 'constants' | 'supplierId'>> {
  return {
    handEdits: options.handEdits ?? profile?.handEdits ?? usual.handEdits,
    emptyCells: options.emptyCells ?? profile?.emptyCells ?? 'keep',
    missing: options.missing ?? profile?.missing ?? 'nothing',
    stopAbove: options.stopAbove === undefined ? (profile?.stopAbove ?? null) : options.stopAbove,
    supplierId: options.supplierId === undefined ? (profile?.supplierId ?? null) : options.supplierId,
    constants: options.constants ?? profile?.constants ?? {},
  };
}

/** True where an import did something else than its profile says: with a column both know, or by a policy. */
export function differsFrom(profile: ProfileChoices, options: ImportOptions, mapping: Mapping): boolean {
  const targets = new Map(Object.entries(profile.mapping).map(([column, target]) => [plainName(column), target]));
  const isOther = Object.entries(mapping).some(([column, target]) => {
    const own = targets.get(plainName(column));
    return own !== undefined && own !== target;
  });
  const { handEdits, emptyCells, missing, stopAbove, supplierId, constants } = policiesOf(options, profile, profile);
  const own = [handEdits, emptyCells, missing, stopAbove, supplierId, Object.entries(constants).toSorted()];
  const saved = [
    profile.handEdits,
    profile.emptyCells,
    profile.missing,
    profile.stopAbove,
    profile.supplierId,
    Object.entries(profile.constants).toSorted(),
  ];
  const isReadOtherwise = (options.encoding ?? profile.encoding) !== profile.encoding;
  return isOther || isReadOtherwise || JSON.stringify(own) !== JSON.stringify(saved);
}
