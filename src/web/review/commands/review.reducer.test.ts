import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import { partNames, partTable, pickParts } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { valuesOf } from '#domain/review/content.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import { firstApprovalOf } from '#domain/review/second-person.ts';
import { startingContent } from '#domain/review/starting-content.ts';
import { inverseOf } from './review.inverse.ts';
import {
  applyOperation,
  changedPart,
  leftOf,
  nextPendingPart,
  type Operation,
  seenBy,
  stepPart,
} from './review.reducer.ts';

const ann = { id: 2, fullName: 'Ann Lee' };
const bob = { id: 3, fullName: 'Bob Roy' };
const cleo = { id: 4, fullName: 'Cleo Ray' };
const dan = { id: 5, fullName: 'Dan Fox' };
const at = '2025-03-04T10:00:00.000Z';

const product: Product = {
  id: 7,
  sku: 'K-1',
  title: 'Kettle',
  description: 'A kettle.',
  bullets: ['1.7 l', 'Steel'],
  images: ['/hero.jpg', '/side.jpg'],
  imageAlts: [],
  translations: {},
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
  createdAt: at,
  updatedAt: at,
  version: 1,
  contentStatus: { score: 58, issues: 5, status: 'needs_improvement' },
  waitingSince: null,
  lens: null,
  listingQuality: null,
  complianceLevel: null,
  hasContent: false,
  pendingParts: ['title', 'description', 'bullets', 'images'],
};
const start = startingContent(product);
const run = (content: OptimizedContent, operations: Operation[], by = ann) =>
  operations.reduce((done, operation) => applyOperation(done, operation, { by, at, source: product }), content);
const approve = (part: Part): Operation => ({ kind: 'decide', part, to: 'approved' });
const statuses = (content: OptimizedContent) => [
  ...partNames.map((part) => content.parts[part].status),
  ...content.imagesWithStatus.map((image) => image.status),
];

test('before anything was generated the content is the source, pending, version 0', () => {
  expect(valuesOf(start)).toEqual(pickParts(product));
  expect(valuesOf(start)).toMatchObject({
    title: 'Kettle',
    bullets: ['1.7 l', 'Steel'],
    description: 'A kettle.',
    images: ['/hero.jpg', '/side.jpg'],
  });
  expect(new Set(statuses(start))).toEqual(new Set<Status>(['pending']));
  expect(start.version).toBe(0);
});

test('a decision shows at once, with who took it', () => {
  const shown = run(start, [approve('title')]);
  expect(shown.parts.title.status).toBe('approved');
  expect(shown.parts.title.record).toMatchObject({ decidedBy: ann, decidedAt: at });
});

test('a decision the rules refuse changes nothing on the screen', () => {
  const approved = run(start, [approve('title')]);
  expect(run(approved, [approve('title')])).toEqual(approved);
});

test('an edit puts its part back to pending and names a person', () => {
  const shown = run(start, [approve('title'), { kind: 'edit', values: { title: 'Steel kettle' } }]);
  expect(shown.parts.title).toMatchObject({ value: 'Steel kettle', status: 'pending' });
  expect(shown.parts.title.record.origin).toBe('person');
});

test('generating shows nothing before the writer has answered', () => {
  expect(run(start, [{ kind: 'generate', part: null, keywords: null }])).toEqual(start);
});

const hero = { url: '/hero.jpg', type: 'hero' } as const;
const side = { url: '/side.jpg', type: 'secondary' } as const;

test.each<[string, Operation[], Operation]>([
  ['an approval', [], approve('title')],
  ['a rejection', [], { kind: 'decide', part: 'bullets', to: 'rejected' }],
  ['a rollback of an approval', [approve('title')], { kind: 'decide', part: 'title', to: 'pending' }],
  ['an approval of all images', [], approve('images')],
  [
    'an approval of all images after one of them was rolled back',
    [approve('images'), { kind: 'decideImage', image: side, to: 'pending' }],
    { kind: 'decideImage', image: side, to: 'approved' },
  ],
  [
    'a rollback of images decided one by one',
    [
      { kind: 'decideImage', image: hero, to: 'approved' },
      { kind: 'decideImage', image: side, to: 'rejected' },
    ],
    { kind: 'decide', part: 'images', to: 'pending' },
  ],
  [
    'an approval of all images when one was decided before',
    [{ kind: 'decideImage', image: hero, to: 'approved' }],
    approve('images'),
  ],
  ['another hero', [], { kind: 'editImages', images: [{ url: '/side.jpg', alt: 'A kettle' }, { url: '/hero.jpg' }] }],
  [
    'another hero of images decided one by one',
    [
      { kind: 'editImages', images: [{ url: '/hero.jpg', alt: 'A kettle' }, { url: '/side.jpg' }] },
      { kind: 'decideImage', image: hero, to: 'approved' },
      { kind: 'decideImage', image: side, to: 'rejected' },
    ],
    { kind: 'editImages', images: [{ url: '/side.jpg' }, { url: '/hero.jpg' }] },
  ],
  [
    'the return of an image that was left out',
    [{ kind: 'editImages', images: [{ url: '/hero.jpg' }, { url: '/side.jpg', leftOut: 'Broken.' }] }],
    { kind: 'decideImage', image: side, to: 'rejected' },
  ],
  ['an edit', [], { kind: 'edit', values: { bullets: ['2 l'] } }],
  ['an edit of an approved text', [approve('title')], { kind: 'edit', values: { title: 'Pot' } }],
])('undoing %s brings texts and statuses back', (_name, before, operation) => {
  const content = run(start, before);
  const undone = run(run(content, [operation]), inverseOf(operation, content, ann));
  expect(valuesOf(undone)).toEqual(valuesOf(content));
  expect(statuses(undone)).toEqual(statuses(content));
  expect(detailsOf(undone.imagesWithStatus)).toEqual(detailsOf(content.imagesWithStatus));
  const origins = ({ parts }: typeof content) =>
    partNames.map((part) => [parts[part].record.origin, parts[part].record.writtenBy, parts[part].record.draft]);
  expect(origins(undone)).toEqual(origins(content));
});

const tooLong: Operation = { kind: 'decide', part: 'title', to: 'rejected', reason: 'Too long' };
const blurry: Operation = { kind: 'decide', part: 'images', to: 'rejected', reason: 'Blurry' };

test.each<[string, Operation[], Operation]>([
  ['a reason given later', [{ kind: 'decide', part: 'title', to: 'rejected' }], tooLong],
  ['another reason', [tooLong], { ...tooLong, reason: 'Wrong size' }],
  ['a rollback of a rejection', [tooLong], { kind: 'decide', part: 'title', to: 'pending' }],
  ['a rollback of rejected images', [blurry], { kind: 'decide', part: 'images', to: 'pending' }],
  ['an edit of a rejected text', [tooLong], { kind: 'edit', values: { title: 'Pot' } }],
])('undoing %s brings the reason back as it was', (_name, before, operation) => {
  const content = run(start, before);
  const changed = run(content, [operation]);
  const reasons = ({ parts }: typeof content) => [parts.title.record.reason, parts.images.record.reason];
  expect(reasons(changed)).not.toEqual(reasons(content));
  const undone = run(changed, inverseOf(operation, content, ann));
  expect(reasons(undone)).toEqual(reasons(content));
  expect(statuses(undone)).toEqual(statuses(content));
});

test('undoing what the writer wrote brings all four texts back', () => {
  const [inverse] = inverseOf({ kind: 'generate', part: null, keywords: null }, start, ann);
  const written = run(start, [{ kind: 'edit', values: { title: 'New', bullets: [], description: 'New' } }]);
  expect(valuesOf(run(written, inverse ? [inverse] : []))).toEqual(valuesOf(start));
});

test('undoing my edit does not repeat an approval somebody else gave', () => {
  const approved = run(start, [approve('title')], bob);
  const edit: Operation = { kind: 'edit', values: { title: 'Pot' } };
  const undone = run(run(approved, [edit]), inverseOf(edit, approved, ann));
  expect(undone.parts.title).toMatchObject({ value: 'Kettle', status: 'pending' });
});

test('undoing my edit of images does not repeat an approval somebody else gave', () => {
  const approved = run(start, [approve('images')], bob);
  const edit: Operation = { kind: 'editImages', images: [{ url: '/side.jpg' }] };
  const undone = run(run(approved, [edit]), inverseOf(edit, approved, ann));
  expect(undone.parts.images).toMatchObject({ value: ['/hero.jpg', '/side.jpg'], status: 'pending' });
});

test.each<[string, Operation, Operation[], Part | null]>([
  [
    'an alt text was written',
    { kind: 'editImages', images: [{ url: '/side.jpg' }] },
    [{ kind: 'editImages', images: [{ url: '/hero.jpg', alt: 'A kettle' }, { url: '/side.jpg' }] }],
    'images',
  ],
  ['another part moved on', approve('title'), [approve('bullets')], null],
  ['the part was decided', approve('title'), [approve('title')], 'title'],
  ['the text was changed', approve('title'), [{ kind: 'edit', values: { title: 'Pot' } }], 'title'],
  ['an image was decided', { kind: 'decideImage', image: hero, to: 'approved' }, [approve('images')], 'images'],
  ['only the decision changed under an edit', { kind: 'edit', values: { title: 'Pan' } }, [approve('title')], 'title'],
  [
    'the text changed under an edit',
    { kind: 'edit', values: { title: 'Pan' } },
    [{ kind: 'edit', values: { title: 'Pot' } }],
    'title',
  ],
  ['anything changed under the writer', { kind: 'generate', part: null, keywords: null }, [approve('title')], null],
])('when %s, a change of %j sees it', (_name, operation, meanwhile, part) => {
  expect(changedPart(seenBy(operation, start), run(start, meanwhile, bob))).toBe(part);
});

test('an edit rests on the part it started with, not on what a newer change left on the screen', () => {
  const edit: Operation = { kind: 'edit', values: { title: 'Pan' } };
  const base = { value: 'Kettle', status: 'pending' } as const;
  for (const newer of [
    run(start, [{ kind: 'edit', values: { title: 'Pot' } }], bob),
    run(start, [approve('title')], bob),
  ])
    expect(changedPart(seenBy(edit, newer, base), newer)).toBe('title');
});

const approveAll = (...parts: Part[]): Operation => ({ kind: 'decideAll', parts, to: 'approved' });

test('several parts are decided at once, and taken back at once', () => {
  const operation = approveAll('title', 'bullets');
  const decided = run(start, [operation]);
  expect(partNames.filter((part) => decided.parts[part].status === 'approved')).toEqual(['title', 'bullets']);
  const inverse = inverseOf(operation, start, ann);
  expect(inverse).toEqual([{ kind: 'decideAll', parts: ['title', 'bullets'], to: 'pending', isUndo: true }]);
  expect(statuses(run(decided, inverse))).toEqual(statuses(start));
});

test('what takes a rollback back says that it is an undo, so that the product waits as before once the approval is taken back too', () => {
  const approved = run(start, [approve('title'), { kind: 'decideImage', image: hero, to: 'approved' }]);
  for (const rollback of [
    { kind: 'decide', part: 'title', to: 'pending' },
    { kind: 'decideImage', image: hero, to: 'pending' },
  ] as const)
    expect(inverseOf(rollback, approved, ann)).toMatchObject([{ to: 'approved', isUndo: true }]);
});

test('images that were decided one by one are so again after several parts are taken back', () => {
  const before = run(start, [{ kind: 'decideImage', image: hero, to: 'approved' }]);
  const operation = approveAll('title', 'images');
  const undone = run(run(before, [operation]), inverseOf(operation, before, ann));
  expect(statuses(undone)).toEqual(statuses(before));
});

test('after a decision the next pending part is found, from the top again at the end', () => {
  const unscored = partNames.filter((part) => !partTable[part].isScored);
  const content = run(start, [approve('bullets'), approve('images'), ...unscored.map(approve)]);
  expect(nextPendingPart(content, 'title')).toBe('description');
  expect(nextPendingPart(content, 'description')).toBe('title');
  expect(nextPendingPart(run(content, [approve('title'), approve('description')]), 'title')).toBeNull();
});

test('steps stay on the screen', () => {
  const last = partNames.at(-1) ?? 'images';
  expect([stepPart('title', -1), stepPart('title', 1), stepPart(last, 1)]).toEqual(['title', 'bullets', last]);
});

const contradicted: RecordedClaim = {
  text: '1.9 l',
  start: 0,
  end: 5,
  kind: 'capacity',
  verdict: 'contradicted',
  evidence: [{ field: 'bullets.0', start: 0, end: 5, text: '1.7 l' }],
  isAttested: true,
};
const attest: Operation = { kind: 'decide', part: 'title', to: 'approved', openClaims: [contradicted] };

test('an attested approval shows at once what it leaves open and who answered for it', () => {
  const { openClaims, attestedBy } = run(start, [attest]).parts.title.record;
  expect([openClaims, attestedBy]).toEqual([[contradicted], ann]);
  const rolledBack = run(start, [attest, { kind: 'decide', part: 'title', to: 'pending' }]).parts.title.record;
  expect(rolledBack).not.toHaveProperty('openClaims');
  expect(rolledBack).not.toHaveProperty('attestedBy');
});

test.each([
  ['a rollback', { kind: 'decide', part: 'title', to: 'pending' }],
  ['an edit', { kind: 'edit', values: { title: 'Other' } }],
] as const)(
  'taking %s back attests again what I had attested, and nothing in the name of another',
  (_name, operation) => {
    const approved = run(start, [attest]);
    const claimsIn = (me: typeof ann) => {
      const [inverse] = inverseOf(operation as Operation, approved, me);
      if (inverse?.kind === 'decide') return inverse.openClaims;
      return inverse?.kind === 'restore' ? inverse.openClaims?.title : undefined;
    };
    expect(claimsIn(ann)).toEqual([contradicted]);
    expect(claimsIn(bob)?.some((claim) => claim.isAttested) ?? false).toBe(false);
  },
);

describe('where every approval needs a second person', () => {
  const needsSecond = 'every';
  const act = (content: OptimizedContent, operations: Operation[], by = ann) =>
    operations.reduce(
      (done, operation) => applyOperation(done, operation, { by, at, source: product, needsSecond }),
      content,
    );
  const firstsOf = ({ parts, imagesWithStatus }: OptimizedContent) => [
    parts.images.record.firstApproval?.by.fullName,
    ...imagesWithStatus.map(({ firstApproval }) => firstApproval?.by.fullName),
  ];

  test.each<[string, Operation, Operation]>([
    ['an edit', approve('title'), { kind: 'edit', values: { title: 'Pot' } }],
    ['a rollback', approve('title'), { kind: 'decide', part: 'title', to: 'pending' }],
    ['a rollback of images', approve('images'), { kind: 'decide', part: 'images', to: 'pending' }],
    ['a rollback of one image', approve('images'), { kind: 'decideImage', image: hero, to: 'pending' }],
    ['other images', approve('images'), { kind: 'editImages', images: [{ url: '/side.jpg' }] }],
  ])('undoing %s of what two approved shows no approval before the server has one', (_name, approval, operation) => {
    const approved = act(act(start, [approval], bob), [approval]);
    expect(statuses(approved)).toContain('approved');
    const undone = act(act(approved, [operation]), inverseOf(operation, approved, ann, needsSecond));
    expect(statuses(undone).slice(0, partNames.length)).toEqual(partNames.map(() => 'pending'));
  });

  test('undoing my approval of all images leaves what I had approved of one before it', () => {
    const before = act(start, [{ kind: 'decideImage', image: side, to: 'approved' }]);
    for (const operation of [approve('images'), approveAll('title', 'images')]) {
      const asked = act(before, [operation]);
      expect(firstsOf(asked)).toEqual(['Ann Lee', undefined, 'Ann Lee']);
      const undone = act(asked, inverseOf(operation, before, ann, needsSecond));
      expect(firstsOf(undone)).toEqual([undefined, undefined, 'Ann Lee']);
    }
  });

  test.each<[string, Operation[], Operation]>([
    ['a text', [approve('title')], approve('title')],
    ['several parts', [approve('title'), approve('images')], approveAll('title', 'images')],
    [
      'one image',
      [{ kind: 'decideImage', image: hero, to: 'approved' }],
      { kind: 'decideImage', image: hero, to: 'approved' },
    ],
    ['one image of all', [approve('images')], { kind: 'decideImage', image: hero, to: 'approved' }],
    ['all images', [approve('images')], approve('images')],
    [
      'all images, each approved first by itself',
      [hero, side].map((image) => ({ kind: 'decideImage', image, to: 'approved' })),
      approve('images'),
    ],
  ])('undoing my confirmation of %s leaves the first approval as it was', (_name, firsts, operation) => {
    const before = act(start, firsts, bob);
    const confirmed = act(before, [operation]);
    expect(statuses(confirmed)).toContain('approved');
    const undone = act(confirmed, inverseOf(operation, before, ann, needsSecond));
    expect([undone.parts, undone.imagesWithStatus]).toEqual([before.parts, before.imagesWithStatus]);
  });

  test('undoing my confirmation of all leaves the first approval of all where an image had been rejected before it', () => {
    const before = act(
      act(start, [{ kind: 'decideImage', image: hero, to: 'rejected' }], cleo),
      [approve('images')],
      bob,
    );
    expect(firstsOf(before)[0]).toBe('Bob Roy');
    const confirmed = act(before, [approve('images')]);
    expect(confirmed.parts.images.status).toBe('approved');
    const undone = act(confirmed, inverseOf(approve('images'), before, ann, needsSecond));
    expect([undone.parts, undone.imagesWithStatus]).toEqual([before.parts, before.imagesWithStatus]);
  });

  test('undoing my confirmation of the rest touches no image that another had confirmed before it', () => {
    const image = { kind: 'decideImage', image: hero, to: 'approved' } as const;
    const before = act(act(start, [approve('images')], bob), [image], cleo);
    for (const operation of [approve('images'), approveAll('title', 'images')]) {
      const inverse = inverseOf(operation, before, ann, needsSecond).filter(({ kind }) => kind !== 'decideAll');
      expect(inverse).toEqual([{ kind: 'decideImage', image: side, to: 'pending', isUndo: true }]);
      const undone = act(act(before, [operation]), inverse);
      expect(undone.imagesWithStatus[0]).toEqual(before.imagesWithStatus[0]);
      expect(statuses(undone).slice(-2)).toEqual(['approved', 'pending']);
      expect(firstApprovalOf(undone, 'images')).toMatchObject({ by: bob, at });
      const done = act(undone, [approve('images')], dan);
      expect(done.parts.images).toMatchObject({
        status: 'approved',
        record: { decidedBy: dan, firstApproval: { by: bob } },
      });
    }
  });

  test('undoing my confirmation of the rest rejects again what had been rejected beside it', () => {
    const more = run(start, [
      { kind: 'editImages', images: ['/hero.jpg', '/side.jpg', '/top.jpg'].map((url) => ({ url })) },
    ]);
    const rejected = act(more, [{ kind: 'decideImage', image: side, to: 'rejected' }], cleo);
    const asked = act(rejected, [approve('images')], bob);
    const before = act(asked, [{ kind: 'decideImage', image: hero, to: 'approved' }], cleo);
    const undone = act(act(before, [approve('images')]), inverseOf(approve('images'), before, ann, needsSecond));
    expect(statuses(undone)).toEqual(statuses(before));
    expect(undone.imagesWithStatus.map(({ firstApproval }) => firstApproval?.by)).toEqual([bob, undefined, bob]);
  });

  test('an image that two approved before stays so when I undo my confirmation of all', () => {
    const image = { kind: 'decideImage', image: hero, to: 'approved' } as const;
    const before = act(act(act(start, [image], cleo), [image], dan), [approve('images')], bob);
    const undone = act(act(before, [approve('images')]), inverseOf(approve('images'), before, ann, needsSecond));
    expect([undone.parts, undone.imagesWithStatus]).toEqual([before.parts, before.imagesWithStatus]);
  });

  test('a second person who came since is seen, also where the part still waits for other images', () => {
    const image = { kind: 'decideImage', image: hero, to: 'approved' } as const;
    for (const operation of [approve('images'), image]) {
      const asked = act(start, [operation]);
      const left = leftOf(asked, ['images']);
      expect(changedPart(left, asked)).toBeNull();
      expect(changedPart(left, act(asked, [image], bob))).toBe('images');
    }
  });

  test('my own acts before and after are none of somebody else: each undo after another finds what it left', () => {
    const image = { kind: 'decideImage', image: hero, to: 'approved' } as const;
    const asked = act(start, [{ kind: 'decideImage', image: side, to: 'approved' }]);
    const waiting = act(start, [approve('images')], bob);
    for (const before of [asked, act(waiting, [image])]) {
      const left = leftOf(before, ['images']);
      const done = act(before, [approve('images')]);
      expect(changedPart(left, done)).toBe('images');
      const later = { by: ann, at: '2025-03-04T12:00:00.000Z', source: product, needsSecond } as const;
      const undo = inverseOf(approve('images'), before, ann, needsSecond);
      expect(
        changedPart(
          left,
          undo.reduce((content, each) => applyOperation(content, each, later), done),
        ),
      ).toBeNull();
    }
  });
});
