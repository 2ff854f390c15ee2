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

/**
 * The options of an import whose file is open: what counts, by its own choices and by its profile. `said`: what was chosen for it alone, without its
 * profile. `differs`: that did something else than the profile said then.
 */
export type SettledOptions = ImportOptions & { said?: ImportOptions; differs?: boolean };

/** What was chosen for an import alone. Of one from before this was stored, all that counted. */
export const saidOf = ({ said, differs: _, ...all }: SettledOptions): ImportOptions => said ?? all;

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

const sortedConstants = ({ constants }: ImportPolicies) =>
  Object.entries(constants).toSorted(([a], [b]) => a.localeCompare(b));

/** The policies as text, whatever the order of the constants. */
const writePolicies = (policies: ImportPolicies): string =>
  JSON.stringify({
    ...pickPolicies(policies),
    constants: sortedConstants(policies),
  });

/** Policies that say what becomes of a row: with others, the figures of a dry run are others. */
const shapesRows = (name: keyof ImportPolicies) => name !== 'missing' && name !== 'stopAbove';

/** Whether a file that was checked by some policies would come out otherwise by others. */
export const comesOutOtherwise = (checked: ImportPolicies, now: ImportPolicies): boolean => {
  const write = (policies: ImportPolicies) =>
    JSON.stringify([
      importPolicyNames.filter((name) => shapesRows(name) && name !== 'constants').map((name) => policies[name]),
      sortedConstants(policies),
    ]);
  return write(checked) !== write(now);
};

/** Whether columns become something else by a profile and what was chosen over it than they became. */
export function mapsOtherwise(profile: ProfileChoices, said: ImportOptions, mapping: Mapping): boolean {
  const now = { ...translateMapping(profile.mapping, Object.keys(mapping)), ...said.mapping };
  return Object.entries(mapping).some(([column, target]) => (now[column] ?? target) !== target);
}

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
