// Successes in the words of the specification that no other journey waits for (docs/conformance.md names this test).
import { byMouseAndKeyboard } from './input-mode.ts';
import { expectToast, openProduct, partCard, test } from './shared-server.ts';

test('each success is shown in the specified words', byMouseAndKeyboard, async ({ page, hand }) => {
  await openProduct(page, 'MSB-BSK35-NAT');
  await hand.press(page.getByRole('button', { name: 'Generate Content' }));
  await expectToast(page, 'Content generated', 'New optimized content has been generated');
  const title = partCard(page, 'Product Title');
  await hand.press(title.getByRole('button', { name: /^Edit/ }));
  await hand.write(page.getByRole('textbox', { name: 'Product Title' }), 'A title that was edited');
  await hand.press(title.getByRole('button', { name: 'Save', exact: true }));
  await expectToast(page, 'Content updated');
});
