import { describe, expect, it, test } from 'vitest';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { changeEditor, cleanImages, type EditorChange, type EditorEvent, openEditor } from './editor.reducer.ts';

const at = '2026-11-27T10:00:00.000Z';
const start: ImageDetail[] = [{ url: '/a' }, { url: '/b', alt: 'B' }, { url: '/c' }, { url: '/d', leftOut: 'Same.' }];
const after = (...events: EditorEvent[]) => events.reduce(changeEditor, openEditor(start));
const changed = (...changes: EditorChange[]) => after(...changes.map((change) => ({ ...change, at })));
const urls = ({ images }: { images: readonly ImageDetail[] }) => images.map(({ url }) => url).join(' ');

test.each<[string, EditorChange, string]>([
  ['moved up', { type: 'moved', url: '/c', to: 1 }, '/a /c /b /d'],
  ['moved to the front is the hero', { type: 'moved', url: '/c', to: 0 }, '/c /a /b /d'],
  ['moved beyond the end stays before what is left out', { type: 'moved', url: '/a', to: 9 }, '/b /c /a /d'],
  ['left out goes behind the others', { type: 'left-out', url: '/a', why: 'Blurry.' }, '/b /c /a /d'],
  ['shown again is the last one', { type: 'shown', url: '/d' }, '/a /b /c /d'],
  ['removed is gone', { type: 'removed', url: '/b' }, '/a /c /d'],
  ['added is the last one shown', { type: 'added', url: '/e' }, '/a /b /c /e /d'],
  ['added twice stands there once', { type: 'added', url: '/b' }, '/a /b /c /d'],
  ['that is left out is not moved', { type: 'moved', url: '/d', to: 0 }, '/a /b /c /d'],
])('an image %s', (_name, change, expected) => {
  expect(urls(changed(change))).toBe(expected);
});

test('an image keeps what is said of it when it is left out and shown again', () => {
  const { images } = changed({ type: 'left-out', url: '/b', why: 'Blurry.' }, { type: 'shown', url: '/b' });
  expect(images.find(({ url }) => url === '/b')).toEqual({ url: '/b', alt: 'B' });
});

describe('an undo', () => {
  it('takes back one change after another', () => {
    const moved: EditorChange = { type: 'moved', url: '/c', to: 0 };
    const two = changed(moved, { type: 'removed', url: '/a' });
    const one = changeEditor(two, { type: 'undone', at });
    expect(urls(one)).toBe('/c /a /b /d');
    expect(urls(changeEditor(one, { type: 'undone', at }))).toBe('/a /b /c /d');
  });

  it('takes the letters of one alt text back together', () => {
    const typed = changed({ type: 'alt', url: '/a', alt: 'L' }, { type: 'alt', url: '/a', alt: 'La' });
    expect(typed.images[0]?.alt).toBe('La');
    expect(changeEditor(typed, { type: 'undone', at }).images[0]).toEqual({ url: '/a' });
  });
});

it('selects the next image where the selected one is removed', () => {
  expect(after({ type: 'selected', url: '/b' }, { type: 'removed', url: '/b', at }).selected).toBe('/c');
});

it('opens at the first image where the one it was to open at is gone', () => {
  expect(openEditor(start, '/gone').selected).toBe('/a');
  expect(openEditor(start, '/c').selected).toBe('/c');
});

it('saves alt texts without the blanks around them, and empty ones not at all', () => {
  expect(
    cleanImages([
      { url: '/a', alt: ' A lamp ' },
      { url: '/b', alt: '  ' },
    ]),
  ).toEqual([{ url: '/a', alt: 'A lamp' }, { url: '/b' }]);
});
