import { expect, test } from 'vitest';
import { type ImageProblem, imageProblems } from '#domain/images/image-file.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { testFile } from '#domain/images/test-file.ts';
import { type ImageFault, imageFaultKind } from './image-fault.kind.ts';
import { target } from './test-target.ts';

const check = (fault: ImageFault, pictures: ListedImages) => {
  const of = target('images', ['/a.jpg', '/b.jpg', '/c.jpg'], { pictures });
  return { finding: imageFaultKind.check(of, { fault }), unchecked: imageFaultKind.findUnchecked?.(of, { fault }) };
};
const shown = (alikeId?: number) => ({ file: testFile({}, alikeId ? { alikeId } : {}), problem: null, alt: null });
const missing = (problem: ImageProblem) => ({ file: null, problem, alt: null });

test.each(['not-found', 'not-a-picture', 'broken'] as const)('nobody can show what is %s', (problem) => {
  const { finding, unchecked } = check('not-loading', {
    '/a.jpg': shown(),
    '/b.jpg': missing(problem),
    '/c.jpg': shown(),
  });
  expect(finding).toMatchObject({
    message: `Image 2 cannot be loaded: ${imageProblems[problem].label.toLowerCase()}`,
    share: 1 / 3,
    images: ['/b.jpg'],
  });
  expect(unchecked).toEqual([]);
});

test.each(['refused', 'unreachable', 'slow', 'private', 'not-public', 'too-many-bytes', 'not-readable'] as const)(
  'what is %s is not checked, and not broken either',
  (problem) => {
    const pictures = { '/a.jpg': shown(), '/b.jpg': missing(problem), '/c.jpg': shown() };
    expect(check('not-loading', pictures)).toEqual({ finding: null, unchecked: ['/b.jpg'] });
    expect(check('duplicate', pictures)).toEqual({ finding: null, unchecked: ['/b.jpg'] });
  },
);

test('images that load and show each something else pass', () => {
  const pictures = { '/a.jpg': shown(), '/b.jpg': shown(), '/c.jpg': shown() };
  expect(check('not-loading', pictures).finding?.share).toBe(0);
  expect(check('duplicate', pictures).finding?.share).toBe(0);
});

test.each<[[number, number, number], string, string[]]>([
  [[7, 8, 7], 'Image 3 shows the same picture as the hero', ['/c.jpg']],
  [[7, 8, 8], 'Image 3 shows the same picture as image 2', ['/c.jpg']],
  [[7, 7, 7], 'Image 2 shows the same picture as the hero (2 images affected)', ['/b.jpg', '/c.jpg']],
])('of %j the later ones are duplicates: %s', ([a, b, c], message, images) => {
  const pictures = { '/a.jpg': shown(a), '/b.jpg': shown(b), '/c.jpg': shown(c) };
  expect(check('duplicate', pictures).finding).toMatchObject({
    message,
    images,
    share: images.length / 3,
    sameAs: expect.any(String),
  });
});

test('images that are broken show no duplicate of each other', () => {
  const pictures = { '/a.jpg': missing('broken'), '/b.jpg': missing('broken'), '/c.jpg': missing('broken') };
  expect(check('duplicate', pictures).finding).toBeNull();
});

test('a listing without images is another rule’s matter', () => {
  expect(imageFaultKind.check(target('images', []), { fault: 'duplicate' })).toBeNull();
});
