import { expect, it } from 'vitest';
import { readBytes } from './export-fixtures.ts';

async function readOne(title: string, description = 'Holds tea.') {
  const file = await readBytes(new TextEncoder().encode(JSON.stringify([{ sku: 'M-1', title, description }])));
  const [product] = file.products;
  return {
    title: product?.product.title,
    description: product?.product.description,
    warnings: product?.warnings.map(({ column, reason }) => `${column}: ${reason}`) ?? [],
    refusals: file.refused.flatMap(({ problems }) => problems.map(({ column, reason }) => `${column}: ${reason}`)),
  };
}

it.each([
  ['<![CDATA[Stoneware mug]]>', 'Stoneware mug'],
  ['Stoneware mug]]>', 'Stoneware mug'],
  ['<b>Stoneware</b> mug ]]>', 'Stoneware mug'],
  ['Salt &amp Pepper', 'Salt & Pepper'],
  ['Salt & amp; Pepper', 'Salt & Pepper'],
  ['Men&#39s mug', "Men's mug"],
  ['Size &#8211; L &#x2122', 'Size – L ™'],
  ['Mug&nbsp350 ml', 'Mug 350 ml'],
  ['AT&T R&D cup', 'AT&T R&D cup'],
  ['Guide to a[b[0]]>5', 'Guide to a[b[0]]>5'],
])('mends the title %j', async (title, fixed) => {
  expect(await readOne(title)).toMatchObject({ title: fixed, warnings: [], refusals: [] });
});

it('mends a description alike', async () => {
  const { description } = await readOne('Mug', '<![CDATA[<p>Salt &amp Pepper</p>]]>');
  expect(description).toBe('Salt & Pepper');
  expect((await readOne('Mug', 'Holds tea & coffee at 90 &deg C.]]>')).description).toBe(
    'Holds tea & coffee at 90 ° C.',
  );
});

it('warns of what it cannot mend', async () => {
  expect((await readOne('Mug &brand; <br', 'Holds &volume; of tea.')).warnings).toEqual([
    'title: A character code is broken. It shows as &brand;.',
    'title: The title contains HTML markup.',
    'description: A character code is broken. It shows as &volume;.',
  ]);
});

it('says why a title of markup alone is refused', async () => {
  expect((await readOne('<img src="mug.jpg">')).refusals).toEqual(['title: The title contains only HTML markup.']);
});
