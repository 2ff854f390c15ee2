// A draft of a language model from connection to approval: connected in the browser, in the voice of the shop, with the facts behind each
// sentence, a statement judged by words of the source. What the same desk does without a model stands in main-job.spec.ts.
import { type ModelDouble, startModelDouble } from '#testing/model-double.ts';
import { byMouseAndKeyboard } from './input-mode.ts';
import { lamp } from './model-server.ts';
import { test as base, expect } from './own-server.ts';
import { expectToast, partCard } from './shared-server.ts';

const test = base.extend<{ double: ModelDouble }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter.
  double: async ({}, use) => {
    const double = await startModelDouble();
    await use(double);
    await double.close();
  },
});

const statement = 'An aluminum desk lamp with a 16-inch arm.';
const free = 'The arm lies down flat when it is put away.';
const folds = 'The arm folds flat for storage.';
/** The id of a fact or a statement in a request, by its words. */
const idOf = (asked: string, words: string) =>
  new RegExp(`([FS]\\d+)(?: [^"\\\\:]+:)? ${words}`).exec(asked)?.[1] ?? 'none';
const writeAnswer = (asked: string) => ({
  description: {
    paragraphs: [
      {
        sentences: [
          { text: statement, facts: [idOf(asked, statement)] },
          { text: free, facts: [idOf(asked, folds)] },
        ],
      },
    ],
  },
  unused: [],
  ask: [],
});
const judgeAnswer = (asked: string) => ({
  verdicts: [{ statement: idOf(asked, free), verdict: 'supported', fact: idOf(asked, folds), quote: folds }],
});

test(
  'a model is connected, writes in the voice of the shop, shows its facts, has a statement judged, and is approved',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const made = await page.request.post('/api/products', { data: lamp });
    const { id } = (await made.json()) as { id: number };

    await test.step('a model is connected to write', async () => {
      await page.goto('/api-integration');
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Add Connection' }).first());
      const dialog = page.getByRole('dialog', { name: 'Add Connection' });
      await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await page.keyboard.type('The double');
      await hand.press(dialog.getByRole('combobox', { name: 'Provider' }));
      await hand.pick(page.getByRole('option', { name: 'OpenAI-compatible server' }));
      await hand.write(dialog.getByRole('textbox', { name: 'Model', exact: true }), 'double-1');
      await hand.write(dialog.getByRole('textbox', { name: 'URL', exact: true }), `${double.origin}/v1`);
      await hand.press(dialog.getByRole('button', { name: 'Add Connection' }));
      await expectToast(page, 'Connection added');
      await hand.press(page.getByRole('combobox', { name: 'Model for writing' }));
      await hand.pick(page.getByRole('option', { name: 'The double' }));
      await expect(page.getByText('Writes', { exact: true })).toBeVisible();
    });

    await test.step('the voice of the shop is set', async () => {
      await page.goto('/voice?voice=new');
      await hand.write(page.getByRole('textbox', { name: 'Tone' }), 'calm and exact');
      await hand.write(page.getByRole('textbox', { name: 'Words to avoid' }), 'must-have');
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Add Voice' }));
      await expectToast(page, 'Voice added');
    });

    const card = partCard(page, 'Product Description');
    await test.step('the draft is written in it, and shows the facts behind each sentence', async () => {
      await page.goto(`/products/${id}`);
      double.otherwise(({ text }) => ({ kind: 'text', text: JSON.stringify(writeAnswer(text)) }));
      await hand.press(card.getByRole('button', { name: /^Generate/ }));
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }));
      await expectToast(page, 'Content generated');
      await expect(card).toContainText(free);
      expect(double.requests.at(-1)?.text).toContain('Tone: calm and exact');
      expect(double.requests.at(-1)?.text).toContain('must-have');
      await hand.press(card.getByRole('button', { name: /Why this text/ }));
      await hand.press(card.getByRole('button', { name: 'The writer’s sources' }));
      const facts = card.getByRole('list', { name: 'The writer’s sources' }).getByRole('listitem');
      await expect(facts.nth(1)).toContainText(free);
      await expect(facts.nth(1)).toContainText(`Source description: “${folds}”`);
    });

    await test.step('the same model is chosen to judge, and decides what no rule could', async () => {
      await page.goto('/api-integration');
      await hand.press(page.getByRole('combobox', { name: 'Model for checking' }));
      await hand.pick(page.getByRole('option', { name: 'The double' }));
      await expect(page.getByText('Checks', { exact: true })).toBeVisible();
      await page.goto(`/products/${id}`);
      const asked = double.requests.length;
      double.otherwise(({ text }) => ({ kind: 'text', text: JSON.stringify(judgeAnswer(text)) }));
      await hand.press(card.getByRole('button', { name: /^Check \d+ statements?$/ }));
      await expectToast(page, 'Statements checked');
      expect(double.requests.length).toBe(asked + 1);
      await hand.press(card.getByRole('button', { name: /supported$/ }));
      const judged = card.getByRole('list', { name: 'Supported claims' }).getByRole('listitem');
      await expect(judged.filter({ hasText: free })).toContainText('Checked by double-1.');
      await hand.press(card.getByRole('button', { name: /supported$/ }));
      await expect(judged).toHaveCount(0);
    });

    await test.step('it is approved', async () => {
      await hand.press(card.getByRole('button', { name: 'Approve Product Description' }));
      await expect(card.getByText('Approved', { exact: true })).toBeVisible();
      await expect
        .poll(async () => {
          const content = await page.request.get(`/api/products/${id}/optimized-content`);
          return ((await content.json()) as { descriptionStatus: string }).descriptionStatus;
        })
        .toBe('approved');
    });
  },
);
