import { expect, test } from 'vitest';
import { noAims } from '../aims.ts';
import type { Attribute } from '../finding.ts';
import { ListingReading } from '../substance/read-listing.ts';
import { substanceKind } from './substance.kind.ts';
import { plainProduct, target } from './test-target.ts';

const reading = new ListingReading({ title: 'CL-2040', description: '{{ name }}', bullets: [] }, plainProduct, noAims);
const check = (measure: Parameters<typeof substanceKind.check>[1]['measure'], attribute: Attribute = 'substance') =>
  substanceKind.check({ ...target(attribute, []), readListing: () => reading }, { measure });

test('what a measure finds in the listing is a finding', () => {
  expect(check('internal')).toEqual({
    verdict: 'failed',
    share: 1,
    message: 'Text shows internal fields',
    fix: 'Remove text that is meant for software, not shoppers.',
    measured: null,
    limit: null,
    found: ['{{ name }}'],
  });
  expect(check('filler')).toEqual({
    verdict: 'passed',
    share: 0,
    message: 'Text has no filler',
    fix: null,
    measured: null,
    limit: null,
    found: [],
  });
  expect(check('noun')?.message).toBe('Title does not say what it is');
});

test('without a listing, or with nothing to check, nothing is said', () => {
  expect(substanceKind.check(target('substance', []), { measure: 'internal' })).toBeNull();
  expect(check('repeats', 'bullets')).toBeNull();
});

test('a measure that is none is an error of the code', () => {
  expect(() => substanceKind.describe({ measure: 'colour' as 'facts' }, 'substance')).toThrow(
    'There is no measure colour',
  );
});
