import { describe, expect, test } from 'vitest';
import { withNotes } from '../test-draft.ts';
import { orderImages } from './images.ts';

const order = (urls: string[], max: number | null = null) => withNotes(orderImages(urls, { max }));

describe('ordering images', () => {
  test('the first image stays the hero', () => {
    expect(order(['https://a/1.jpg', 'https://a/front.jpg'])).toMatchObject({
      content: ['https://a/1.jpg', 'https://a/front.jpg'],
      notes: [],
    });
  });

  test.each([
    [['https://a/bag-back.jpg', 'https://a/bag-detail.jpg', 'https://a/bag-front.jpg'], 'https://a/bag-front.jpg'],
    [['https://a/swatch.jpg', 'https://a/bag.jpg'], 'https://a/bag.jpg'],
    [['https://a/detail-1.jpg', 'https://a/back-1.jpg'], 'https://a/detail-1.jpg'],
    [['https://a/backpack.jpg', 'https://a/front.jpg'], 'https://a/backpack.jpg'],
  ])('of %j the hero is %s', (urls, hero) => {
    expect(order(urls).content[0]).toBe(hero);
    expect(order(urls).content.toSorted()).toEqual([...urls].sort());
  });

  test('the same picture in another size or protocol is a repeat; another query is not', () => {
    const urls = ['https://a/1.jpg?v=1', 'http://a/1.jpg?v=2&width=90', 'https://a/image?id=1', 'https://a/image?id=2'];
    expect(order(urls)).toMatchObject({
      content: ['https://a/1.jpg?v=1', 'https://a/image?id=1', 'https://a/image?id=2'],
      notes: ['Left out 1 duplicate image.'],
    });
  });

  test('the channel takes only so many', () => {
    const { content, notes } = order(['https://a/1.jpg', 'https://a/2.jpg', 'https://a/3.jpg'], 2);
    expect(content).toEqual(['https://a/1.jpg', 'https://a/2.jpg']);
    expect(notes).toEqual(['Left out the last 1 image: the channel allows 2.']);
  });

  test('what is no web address goes, and no image at all is said', () => {
    expect(order(['javascript:alert(1)', 'data:image/png;base64,AA', ''])).toMatchObject({
      content: [],
      notes: ['Left out 2 entries that are not URLs.', 'The source has no image.'],
    });
  });
});
