import { expect, it, test } from 'vitest';
import { describeWay } from './way-there.ts';

test.each<[question: string, way: RegExp]>([
  ['What needs my attention first?', /Pending Optimization/],
  ['where should I start', /Pending Optimization/],
  ['Why is the skillet non-compliant?', /Open the product: select its Listing Quality or compliance level/],
  ['how come the score is low', /Open the product/],
  ['What did Maya approve yesterday?', /Content History shows who/],
  ['who approved the skillet', /Content History/],
  ['products approved by Maya Lindqvist', /Content History/],
  ['How do I approve a product?', /Approve, Reject, Edit and Rollback are on the card/],
  ['how can we generate content', /Generate Content/],
  ['how to export the catalogue', /Import page/],
  ['approve everything in Kitchen', /I can only read/],
])('%s', (question, way) => expect(describeWay(question)).toMatch(way));

it.each(['how many purple products', 'what is the weather', ''])('no way is described for “%s”', (question) =>
  expect(describeWay(question)).toBeNull(),
);
