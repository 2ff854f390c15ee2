import { expect, test } from 'vitest';
import type { ImportTarget } from '../transfer.contract.ts';
import { altTarget, imageStem, readAltName, unreadAlts } from './alt-names.ts';

test.each<[string, string, string | null]>([
  ['Image Alt Text', 'image', null],
  ['imageAlts', 'image', null],
  ['Images alt', 'image', null],
  ['image_alt_text', 'image', null],
  ['Image 2 alt', 'image 2', null],
  ['Image alt 2', 'image 2', null],
  ['images.0.alt', 'image 0', null],
  ['Alt text', '', null],
  ['Alternative text of the picture', 'of the picture', null],
  ['base_image_label', 'base image', null],
  ['additional_image_labels', 'additional image', null],
  ['Image alt texts (x,y,z...)', 'image x y z', null],
  ['Product image alt', 'product image', null],
  ['Bild Alternativtext', 'bild', null],
  ['Bild 1 Alt-Text', 'bild 1', null],
  ['Image alt text (de)', 'image', 'de'],
  ['Image alt text en_US', 'image', 'en-us'],
  ['Texte alternatif image', 'image', null],
])('%s is the alt text of %j', (name, stem, language) => {
  expect(readAltName(name)).toEqual({ stem, language });
});

test.each([
  ...['Image', 'Images', 'Image URL', 'Alt', 'Label', 'Care label', 'Energy label', 'Altitude'],
  // Another picture, a picture of a label, an address, a count.
  ...['Alt image', 'Alternate image 1', 'Label image', 'Image alt URL', 'Image label count'],
  ...['Logo alt text', 'Imagealtitude'],
])('%s is no alt text', (name) => {
  expect(readAltName(name)).toBeNull();
});

test.each([
  ['Image 2 URL', 'image 2'],
  ['Additional images', 'additional image'],
  ['Image Src', 'image'],
  ['Image URLs (x,y,z...)', 'image x y z'],
  ['images.0.src', 'image 0'],
])('the images of %s are those of %j', (column, stem) => {
  expect(imageStem(column)).toBe(stem);
});

test.each<[string, string | null]>([
  ['Image alt text', 'imageAlts'],
  ['Image alt text (de)', 'ignore'],
  ['Image alt text (en)', 'ignore'],
  ['Image', null],
])('%s becomes %s', (name, target) => {
  expect(altTarget(name)).toBe(target);
});

test.each<[string, Record<string, ImportTarget>, string[]]>([
  ['one', { Images: 'images', 'Image alt': 'imageAlts' }, []],
  ['one of each image', { 'Image 1 alt': 'imageAlts', 'Image 2 alt': 'imageAlts' }, []],
  ['another picture', { Images: 'images', 'Brand image alt': 'imageAlts' }, ['Brand image alt']],
  ['a picture of its own', { 'Swatch image': 'images', 'Swatch image alt': 'imageAlts' }, []],
  ['a name that says nothing', { Caption: 'imageAlts' }, []],
])('of columns with %s those of other pictures are not read', (_what, mapping, unread) => {
  expect(unreadAlts(Object.entries(mapping))).toEqual(unread);
});
