// A brand gets the texts in a file, answers in it, and the file that comes back becomes decisions and edits, which an undo takes back.
import { readFile } from 'node:fs/promises';
import { readSheet, saveAsCsv, saveAsWorkbook } from '#testing/edited-sheet.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, test } from './own-server.ts';

const catalogue = [
  'sku,title,description,brand,price,Material',
  'M-1,Red mug,A mug of clay.,Clayfield,12.00,Stoneware',
  'M-2,Blue mug,A mug of clay.,Clayfield,14.00,Stoneware',
].join('\n');

/** The file a brand sends back: what it wrote into the rows of a SKU and a part. */
function answered(rows: readonly string[][], edits: Record<string, Record<string, string>>): string[][] {
  const [header = [], ...lines] = rows;
  const cell = (line: readonly string[], name: string) => line[header.indexOf(name)] ?? '';
  return [
    [...header],
    ...lines.map((line) => {
      const own = edits[`${cell(line, 'SKU')} ${cell(line, 'Part')}`] ?? {};
      return header.map((name) => own[name] ?? cell(line, name));
    }),
  ];
}

for (const [name, save] of [
  ['XLSX', saveAsWorkbook],
  ['CSV', saveAsCsv],
] as const)
  test(
    `answers in a ${name} file become decisions and edits, and are undone`,
    byMouseAndKeyboard,
    async ({ page, hand }) => {
      const file = { name: 'catalog.csv', mimeType: 'text/csv', buffer: Buffer.from(catalogue) };
      await page.request.post('/api/imports', { multipart: { file } });
      await expect.poll(async () => (await page.request.get('/api/products/2')).status()).toBe(200);
      for (const id of [1, 2])
        await page.request.patch(`/api/products/${id}/optimized-content`, { data: { title: `Fine mug ${id}` } });
      const contentOf = async (id: number) =>
        await (await page.request.get(`/api/products/${id}/optimized-content`)).json();

      await page.goto('/import');
      await hand.press(page.getByRole('button', { name: `Export for review, ${name}` }));
      const link = page
        .getByRole('list', { name: 'Stored exports' })
        .getByRole('link', { name: /^Download copydesk-review/ });
      const downloading = page.waitForEvent('download');
      await hand.press(link);
      const rows = await readSheet(await readFile(await (await downloading).path()));

      const back = answered(rows, {
        'M-1 Title': { After: 'Ruby mug' },
        'M-1 Description': { Decision: 'approve' },
        'M-2 Title': { Decision: 'reject', Comment: 'Name the color.' },
        'M-2 Description': { Decision: 'perhaps' },
      });
      const sent = { name: `answers.${name.toLowerCase()}`, mimeType: 'application/octet-stream', buffer: save(back) };
      await page.getByLabel('Catalog file').setInputFiles(sent);
      await expect(page.getByRole('heading', { level: 1, name: sent.name })).toBeVisible();
      await expect(page.getByLabel('Answers in the file')).toContainText(/Approve1.*Reject1.*Change1.*Conflicts1/);
      await expect(page.getByText('“perhaps” is not a decision. Use approve, reject or change.')).toBeVisible();

      await hand.press(page.getByRole('button', { name: /^Take answers for 2/ }));
      await expect(page).toHaveURL(/\/runs\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: /Take answers/ })).toBeVisible();
      await expect
        .poll(() => contentOf(1))
        .toMatchObject({ title: 'Ruby mug', titleStatus: 'approved', descriptionStatus: 'approved' });
      await expect
        .poll(() => contentOf(2))
        .toMatchObject({ title: 'Fine mug 2', titleStatus: 'rejected', descriptionStatus: 'pending' });
      // The source is as it was, and the edit is in what goes out.
      expect(await (await page.request.get('/api/products/1')).json()).toMatchObject({ title: 'Red mug' });
      const exported = (await (await page.request.get('/api/exports/json')).json()) as { title: string }[];
      expect(exported.map(({ title }) => title)).toEqual(['Ruby mug', 'Blue mug']);

      await hand.press(page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }));
      await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo 2 products' }));
      await expect
        .poll(() => contentOf(1))
        .toMatchObject({ title: 'Fine mug 1', titleStatus: 'pending', descriptionStatus: 'pending' });
      await expect.poll(() => contentOf(2)).toMatchObject({ titleStatus: 'pending' });
    },
  );
