// Attributes in content: a name nobody knows is switched on, stands in the next draft, and is out of it once it is hidden again.
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, expectToast, test } from './shared-server.ts';

test('an attribute is switched on, used, and hidden again', byMouseAndKeyboard, async ({ page, hand }) => {
  const attributes = [
    { name: 'hullCoating', value: 'Tung oil' },
    { name: 'Material', value: 'Larch' },
    { name: 'Pattern', value: 'Herringbone' },
  ];
  const made = await page.request.post('/api/products', {
    data: {
      sku: 'ATTRIBUTES-1',
      title: 'Harbour Dinghy',
      description: 'A small boat that two people carry to the water.',
      retailer: 'Shopify',
      attributes,
    },
  });
  const { id } = (await made.json()) as { id: number };
  const bullets = async () => {
    const reply = await page.request.post(`/api/products/${id}/generate-optimized-content`, { data: {} });
    return ((await reply.json()) as { bullets: string[] }).bullets.join('\n');
  };
  expect(await bullets()).toContain('Material: Larch');
  expect(await bullets()).not.toContain('Tung oil');

  await page.goto('/attributes');
  await hand.write(page.getByRole('searchbox', { name: 'Search attributes' }), 'hull');
  const row = page.getByRole('row').filter({ hasText: 'hullCoating' });
  await expect(row).toContainText('Tung oil');
  const use = (name: string) => row.getByRole('radio', { name, exact: true });
  await expect(use('Hidden')).toBeChecked();

  await hand.pick(use('In text'));
  await expectToast(page, '“hullCoating” is used in text', 'Drafts of 1 product that wait for review do not change');
  await expect(row).toContainText('Shown as “Hull coating”');
  await page.reload();
  await expect(use('In text')).toBeChecked();
  expect(await bullets()).toContain('Hull coating: Tung oil');

  await hand.press(row.getByRole('button', { name: /^Use default/ }));
  await expectToast(page, '“hullCoating” is hidden by default');
  await expect(use('Hidden')).toBeFocused();
  expect(await bullets()).not.toContain('Tung oil');
});
