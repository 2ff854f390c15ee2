// What an import does by its own options, by those of its profile, and by default: the nearest of them that says something counts.
import { plainName } from '../cells/column-names.ts';
import { type ImportPolicies, importPolicyNames, usualPolicies } from '../import-policies.ts';
import type { ImportProfile } from '../import-profiles.contract.ts';
import type { ImportOptions } from '../import-run.contract.ts';
import type { ImportFormat, Mapping } from '../transfer.contract.ts';
import { translateMapping } from './recognition.ts';

/** The options a profile sets. */
export type ProfileChoices = ImportPolicies &
  Pick<ImportProfile, 'mapping' | 'encoding'> & { format: ImportFormat | null };

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
export const policiesOf = (
  options: ImportOptions,
  profile: ProfileChoices | null = null,
  usual: Partial<ImportPolicies> = {},
): ImportPolicies => ({ ...usualPolicies, ...usual, ...pickPolicies(profile ?? {}), ...pickPolicies(options) });

/** Those that are said, null among them: it is an answer, too. */
const pickPolicies = (given: Partial<ImportPolicies>): Partial<ImportPolicies> =>
  Object.fromEntries(importPolicyNames.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

/** The policies as text, whatever the order of the constants. */
const writePolicies = (policies: ImportPolicies): string =>
  JSON.stringify({
    ...pickPolicies(policies),
    constants: Object.entries(policies.constants).toSorted(([a], [b]) => a.localeCompare(b)),
  });

/** True where an import did something else than its profile says: with a column both know, or by a policy. */
export function differsFrom(profile: ProfileChoices, options: ImportOptions, mapping: Mapping): boolean {
  const targets = new Map(Object.entries(profile.mapping).map(([column, target]) => [plainName(column), target]));
  const isOther = Object.entries(mapping).some(([column, target]) => {
    const own = targets.get(plainName(column));
    return own !== undefined && own !== target;
  });
  const isReadOtherwise = (options.encoding ?? profile.encoding) !== profile.encoding;
  return isOther || isReadOtherwise || writePolicies(policiesOf(options, profile)) !== writePolicies(profile);
}
