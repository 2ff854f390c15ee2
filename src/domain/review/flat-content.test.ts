import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { partNames } from '#domain/parts/parts.ts';
import { contentSchema, fromFlatPatch, toFlatPatch } from './flat-content.ts';
import { testContent, withPart } from './test-content.ts';

const content = testContent({
  title: 'Mug',
  titleStatus: 'approved',
  bullets: ['Holds tea'],
  version: 3,
  approvedBy: 2,
});

describe('content on its way over the wire', () => {
  it('spells every part as its name, its status and its record, as the specification has it', () => {
    const flat = z.encode(contentSchema, content);
    expect(Object.keys(flat).sort()).toEqual(
      [
        ...['id', 'productId', 'createdAt', 'updatedAt', 'approvedBy', 'version', 'imagesWithStatus', 'parts'],
        ...partNames.flatMap((part) => [part, `${part}Status`]),
      ].sort(),
    );
    expect(Object.keys(flat)).toEqual(
      expect.arrayContaining([
        ...['title', 'titleStatus', 'description', 'descriptionStatus'],
        ...['bullets', 'bulletsStatus', 'images', 'imagesStatus'],
      ]),
    );
    expect(flat).toMatchObject({
      title: 'Mug',
      titleStatus: 'approved',
      bullets: ['Holds tea'],
      bulletsStatus: 'pending',
    });
    expect(Object.keys(flat.parts).sort()).toEqual([...partNames].sort());
    expect(flat.parts.title.origin).toBe('built-in');
  });

  it.each(['built-in', 'model', 'person', 'restored', 'source'] as const)(
    'keeps what is known of a part that is from %s',
    (origin) => {
      const sourceChanges = [
        { field: 'Material', before: 'Clay', after: 'Glass', changedAt: '2026-11-21T10:00:00.000Z' },
      ];
      const known = withPart(content, 'title', { record: { origin, sourceChanges } });
      const images = (['hero', 'secondary'] as const).map((type, order) => ({
        url: '/1.jpg',
        type,
        order,
        status: 'pending' as const,
      }));
      const sent = { ...known, imagesWithStatus: images };
      expect(z.decode(contentSchema, z.encode(contentSchema, sent))).toEqual(sent);
    },
  );

  it('comes back as it went', () => {
    const decoded = z.decode(contentSchema, z.encode(contentSchema, content));
    expect(decoded).toEqual(content);
    expect(decoded).not.toHaveProperty('title');
    expect(decoded).not.toHaveProperty('titleStatus');
  });

  it.each([
    ['a part with another kind of value', { title: ['Mug'] }],
    ['a status nobody knows', { titleStatus: 'done' }],
    ['a missing record', { parts: {} }],
    ['an image without a type', { imagesWithStatus: [{ url: '/1.jpg', order: 0, status: 'pending' }] }],
  ])('refuses %s', (_what, change) => {
    const flat = { ...z.encode(contentSchema, content), ...change };
    expect(z.safeParse(contentSchema, flat).success).toBe(false);
  });
});

test.each([
  ['a decision', { title: { status: 'approved' } }, { titleStatus: 'approved' }],
  ['an edit', { bullets: { value: ['A'] } }, { bullets: ['A'] }],
  ['nothing', {}, {}],
  ['an edit of two parts', { title: { value: 'Mug' }, images: { value: [] } }, { title: 'Mug', images: [] }],
  ['a rollback', { title: { value: 'Mug', status: 'pending' } }, { title: 'Mug', titleStatus: 'pending' }],
] as const)('%s is sent in the specified fields and read from them', (_what, changes, flat) => {
  const sent = toFlatPatch(changes as Parameters<typeof toFlatPatch>[0]);
  expect(sent).toEqual(flat);
  expect(Object.keys(sent), 'no field without a value').toHaveLength(Object.keys(flat).length);
  expect(fromFlatPatch(flat as Parameters<typeof fromFlatPatch>[0])).toEqual(changes);
});
