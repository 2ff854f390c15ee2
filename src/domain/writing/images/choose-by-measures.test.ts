import { describe, expect, it, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { ImageBasis } from '#domain/images/image-basis.ts';
import type { ImageDetail, Rendition } from '#domain/images/image-detail.ts';
import type { ImageFacts, ImageProblem } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import type { BrokenRule, FindBroken, ImageVerdict } from './check-images.ts';
import { chooseHero } from './choose-hero.ts';
import { chooseRenditions } from './choose-renditions.ts';
import { leaveOut } from './leave-out.ts';

const [rule] = builtInRules.filter(({ attribute }) => attribute === 'images');
if (!rule) throw new Error('There is no rule on images');
const broken = (id: string, weight: number): BrokenRule => ({
  rule: { ...rule, id, label: `Rule ${id}` },
  message: `${id} is broken`,
  weight,
});

/** What is not broken of the rules of these tests is kept. */
const verdict = (...of: BrokenRule[]): ImageVerdict => ({
  broken: of,
  kept: new Set(['ground', 'fill'].filter((id) => !of.some((each) => each.rule.id === id))),
});
const basisOf = (facts: Record<string, ImageFacts>, renditions: ImageBasis['renditions'] = {}): ImageBasis => ({
  facts,
  renditions,
});
const known = (...given: Parameters<typeof testFile>): ImageFacts => ({ file: testFile(...given), problem: null });
const missing = (problem: ImageProblem): ImageFacts => ({ file: null, problem });
const numbered = (...urls: string[]) => urls.map((url, at) => ({ url, number: at + 1 }));
const shown = (images: readonly ImageDetail[]) =>
  images.flatMap(({ url, leftOut }) => (leftOut === undefined ? [url] : []));

describe('leaving out', () => {
  const copies = basisOf({
    '/a.jpg': known({ width: 600, height: 600 }, { alikeId: 1 }),
    '/b.jpg': known({}, { alikeId: 2 }),
    '/c.jpg': known({ width: 700, height: 700 }, { alikeId: 1 }),
    '/d.jpg': known({ width: 1_200, height: 1_200 }, { alikeId: 2 }),
    '/e.jpg': known({ width: 2_000, height: 2_000 }, { alikeId: 1 }),
  });

  it('keeps the first of pictures that show the same, and where it was one that is much larger', () => {
    const left = leaveOut([{ url: '/a.jpg' }, { url: '/b.jpg' }, { url: '/c.jpg' }, { url: '/d.jpg' }], copies);
    expect(shown(left)).toEqual(['/a.jpg', '/b.jpg']);
    const larger = leaveOut([{ url: '/a.jpg' }, { url: '/b.jpg' }, { url: '/e.jpg' }], copies);
    expect(shown(larger)).toEqual(['/e.jpg', '/b.jpg']);
    expect(larger.at(-1)?.leftOut).toBe('Shows the same picture as image 3, which is larger.');
  });

  test.each<[ImageProblem, boolean]>([
    ['not-found', true],
    ['not-a-picture', true],
    ['broken', true],
    ['slow', false],
    ['refused', false],
    ['unreachable', false],
    ['private', false],
    ['not-public', false],
    ['not-allowed', false],
    ['not-readable', false],
    ['too-many-bytes', false],
    ['too-many-pixels', false],
  ])('an image that is %s is left out: %s', (problem, isLeftOut) => {
    const images = leaveOut(
      [{ url: '/a.jpg' }, { url: '/b.jpg' }],
      basisOf({ '/a.jpg': missing(problem), '/b.jpg': known() }),
    );
    expect(images.some(({ url, leftOut }) => url === '/a.jpg' && leftOut !== undefined)).toBe(isLeftOut);
  });

  it('leaves nothing out where nothing can be loaded: the fault may be ours', () => {
    const basis = basisOf({ '/a.jpg': missing('not-found'), '/b.jpg': missing('not-found') });
    expect(shown(leaveOut([{ url: '/a.jpg' }, { url: '/b.jpg' }], basis))).toEqual(['/a.jpg', '/b.jpg']);
  });
});

describe('the hero', () => {
  const facts = basisOf({
    '/a.jpg': known({ ground: { red: 190, green: 190, blue: 196 } }),
    '/white.jpg': known(),
    '/b.jpg': known(),
    '/back.jpg': known(),
    '/text.jpg': known({ letters: 0.9 }),
    '/outfit.jpg': known({ colors: [{ red: 220, green: 40, blue: 40, share: 1 }] }),
  });
  /** A rule that only one image keeps as the hero. */
  const wants =
    (url: string, weight: number): FindBroken =>
    (images) =>
      shown(images)[0] === url ? verdict() : verdict(broken('ground', weight));

  it('is the image that keeps what the first one breaks', () => {
    const { images, reasons } = chooseHero(numbered('/a.jpg', '/b.jpg'), facts, wants('/b.jpg', 100));
    expect(shown(images)).toEqual(['/b.jpg', '/a.jpg']);
    expect(reasons).toMatchObject([
      { text: 'Image 2 is now the hero. It passes "Rule ground", which image 1 breaks: ground is broken.' },
    ]);
  });

  it('changes for what must be kept on any ground', () => {
    const { images } = chooseHero(numbered('/white.jpg', '/b.jpg'), facts, wants('/b.jpg', 10_000));
    expect(shown(images)).toEqual(['/b.jpg', '/white.jpg']);
  });

  test.each([
    ['for advice alone', numbered('/a.jpg', '/b.jpg'), wants('/b.jpg', 1)],
    ['where its name speaks of another side', numbered('/a.jpg', '/back.jpg'), wants('/back.jpg', 100)],
    ['where it carries letters', numbered('/a.jpg', '/text.jpg'), wants('/text.jpg', 100)],
    ['where it shows other goods', numbered('/a.jpg', '/outfit.jpg'), wants('/outfit.jpg', 100)],
    [
      'where its ground is nearly white, for what only should be',
      numbered('/white.jpg', '/b.jpg'),
      wants('/b.jpg', 100),
    ],
    ['where it was never measured', numbered('/a.jpg', '/new.jpg'), wants('/new.jpg', 100)],
    ['where no other is better', numbered('/a.jpg', '/b.jpg'), wants('/none.jpg', 100)],
  ])('does not change %s', (_name, images, findBroken) => {
    expect(chooseHero(images, facts, findBroken)).toEqual({ images, reasons: [] });
  });
});

describe('renditions', () => {
  const rendition: Rendition = {
    hash: 'b'.repeat(64),
    channel: 'amazon',
    width: 1_600,
    height: 1_600,
    bytes: 100_000,
    format: 'jpeg',
    steps: ['crop', 'pad', 'encode'],
  };
  const file = testFile();
  const basis = basisOf(
    { '/a.jpg': { file, problem: null }, '/b.jpg': known() },
    { [file.hash]: { rendition, file: testFile() } },
  );
  const isChosen = (images: readonly ImageDetail[]) => images.some((image) => image.rendition !== undefined);

  it('goes out where it keeps a rule its image breaks, and says which', () => {
    const findBroken: FindBroken = (images) => (isChosen(images) ? verdict() : verdict(broken('fill', 100)));
    const { images, reasons } = chooseRenditions(numbered('/a.jpg', '/b.jpg'), basis, findBroken);
    expect(images).toMatchObject([{ url: '/a.jpg', rendition }, { url: '/b.jpg' }]);
    expect(images[1]).not.toHaveProperty('rendition');
    expect(reasons).toMatchObject([
      { text: 'Image 1 will be exported as a 1,600 × 1,600 JPEG, which passes "Rule fill".' },
    ]);
  });

  it('does not where it keeps nothing more', () => {
    const { images } = chooseRenditions(numbered('/a.jpg'), basis, () => verdict(broken('fill', 100)));
    expect(isChosen(images)).toBe(false);
  });

  it('goes out of every image where a rule holds for all of them', () => {
    const other = testFile({}, { hash: 'c'.repeat(64) });
    const both = basisOf(
      { '/a.jpg': { file, problem: null }, '/b.jpg': { file: other, problem: null } },
      {
        [file.hash]: { rendition, file: testFile() },
        [other.hash]: { rendition: { ...rendition, hash: 'd'.repeat(64) }, file: testFile() },
      },
    );
    const findBroken: FindBroken = (of) =>
      of.every((image) => image.rendition) ? verdict() : verdict(broken('fill', 100));
    const { images, reasons } = chooseRenditions(numbered('/a.jpg', '/b.jpg'), both, findBroken);
    expect(images.map((image) => image.rendition?.hash)).toEqual([rendition.hash, 'd'.repeat(64)]);
    expect(reasons).toHaveLength(2);
  });

  it('is none of an image that is left out', () => {
    const images = [{ url: '/a.jpg', number: 1, leftOut: 'A copy.' }];
    expect(
      chooseRenditions(images, basis, (of) => (isChosen(of) ? verdict() : verdict(broken('fill', 100)))).images,
    ).toEqual(images);
  });
});
