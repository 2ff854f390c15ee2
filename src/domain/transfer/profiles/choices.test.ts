import { expect, test } from 'vitest';
import { type ImportPolicies, importPolicyNames, usualPolicies } from '../import-policies.ts';
import { differsFrom, type ProfileChoices, policiesOf, withoutProfile } from './choices.ts';

const ofProfile: ImportPolicies = {
  handEdits: 'file',
  emptyCells: 'empty',
  missing: 'list',
  stopAbove: 20,
  constants: { brand: 'Acme', retailer: 'Target' },
  supplierId: 7,
  otherSupplier: 'takeOver',
};
const profile: ProfileChoices = { ...ofProfile, mapping: {}, encoding: null, format: null };

test.each(importPolicyNames)('%s is the import’s own, then the profile’s, then the usual one', (name) => {
  const own = { [name]: usualPolicies[name] };
  expect(policiesOf(own, profile)).toEqual({ ...ofProfile, ...own });
  expect(policiesOf({}, profile)[name]).toEqual(ofProfile[name]);
  expect(policiesOf({}, null, { [name]: ofProfile[name] })[name]).toEqual(ofProfile[name]);
  expect(policiesOf({})[name]).toEqual(usualPolicies[name]);
});

test.each(importPolicyNames)('an import that has another %s differs from its profile', (name) => {
  expect(differsFrom(profile, { [name]: usualPolicies[name] }, {})).toBe(true);
  expect(differsFrom(profile, { [name]: ofProfile[name] }, {})).toBe(false);
  expect(differsFrom(profile, {}, {})).toBe(false);
});

test('values for all products are the same in any order', () => {
  expect(differsFrom(profile, { constants: { retailer: 'Target', brand: 'Acme' } }, {})).toBe(false);
});

test('options without their profile keep nothing that a profile sets', () => {
  const options = {
    ...ofProfile,
    profileId: 3,
    mapping: { A: 'sku' as const },
    encoding: 'utf-8',
    format: 'csv' as const,
  };
  expect(withoutProfile(options)).toEqual({});
});
