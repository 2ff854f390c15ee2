import { describe, expect, it, test } from 'vitest';
import { plainProduct } from '#domain/benchmarks/kinds/test-target.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { Rendition } from '#domain/images/image-detail.ts';
import type { ImageFacts } from '#domain/images/image-file.ts';
import { testFile } from '#domain/images/test-file.ts';
import { proposeImages } from './propose-images.ts';
import { wantRenditions } from './want-renditions.ts';

const on = new Date('2026-11-27');
const product = { ...plainProduct, retailer: 'Amazon' };
const known = (...given: Parameters<typeof testFile>): ImageFacts => ({ file: testFile(...given), problem: null });
const at = (name: string) => `https://shop.example/${name}.jpg`;

/** Almost white, and the goods small in it: what a rendition cures. */
const curable = { width: 1_500, height: 1_200, whiteBorder: 0.4, ground: { red: 250, green: 250, blue: 250 } };
/** A room: only another photo helps. */
const hopeless = { ...curable, ground: { red: 120, green: 90, blue: 60 }, groundSpread: 60 };

function want(files: Record<string, ImageFacts>) {
  const facts = Object.fromEntries(Object.entries(files).map(([name, each]) => [at(name), each]));
  const images = Object.keys(facts).map((url) => ({ url }));
  const wanted = wantRenditions({ product, images, facts, rules: builtInRules, on });
  return Object.keys(files).filter((name) => wanted.some(({ file }) => file.hash === files[name]?.file?.hash));
}

describe('a rendition is wanted', () => {
  test.each<[string, Record<string, ImageFacts>, string[]]>([
    ['of a hero that can be cured', { front: known(curable), side: known() }, ['front']],
    ['of no image that breaks nothing', { front: known(), side: known() }, []],
    ['of no image that was not measured', { front: { file: null, problem: 'slow' }, side: known() }, []],
    [
      'of those that may lead where the hero cannot be helped',
      { front: known(hopeless), other: known(curable) },
      ['other'],
    ],
    ['of none that may not lead', { front: known(hopeless), back: known(curable) }, []],
    [
      'of no image that is left out',
      { front: known({}, { alikeId: 7_001 }), copy: known(curable, { alikeId: 7_001 }) },
      [],
    ],
  ])('%s', (_name, files, expected) => {
    expect(want(files)).toEqual(expected);
  });

  it('once of a file that two addresses show', () => {
    const file = testFile(curable);
    const facts = {
      [at('front')]: { file, problem: null },
      [at('again')]: { file: { ...file, alikeId: 0 }, problem: null },
    };
    const images = Object.keys(facts).map((url) => ({ url }));
    expect(wantRenditions({ product, images, facts, rules: builtInRules, on })).toHaveLength(1);
  });
});

test('the first image stays the hero where a rendition of it keeps what it breaks', () => {
  const rendition: Rendition = {
    ...{ hash: 'c'.repeat(64), channel: 'amazon', width: 1_600, height: 1_600, bytes: 100_000 },
    ...{ format: 'jpeg', steps: ['white', 'encode'] },
  };
  const [first, second] = [testFile({ ...curable, ground: { red: 190, green: 190, blue: 196 } }), testFile()];
  const facts = { [at('front')]: { file: first, problem: null }, [at('other')]: { file: second, problem: null } };
  const propose = (renditions: Parameters<typeof proposeImages>[0]['basis']) =>
    proposeImages({
      ...{ product, images: [{ url: at('front') }, { url: at('other') }], limits: { max: null }, alts: null },
      rules: selectRules(builtInRules, product, on),
      ...(renditions ? { basis: renditions } : {}),
    }).images;
  expect(propose({ facts, renditions: {} })?.map(({ url }) => url)).toEqual([at('other'), at('front')]);
  expect(propose({ facts, renditions: { [first.hash]: { rendition, file: testFile() } } })).toEqual([
    { url: at('front'), rendition },
    { url: at('other') },
  ]);
});
