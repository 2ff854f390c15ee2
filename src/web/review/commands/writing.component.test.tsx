import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { toFlatParts } from '#domain/review/flat-content.ts';
import { generateContent, optimizeContent } from '#domain/writing/writing.contract.ts';
import { replyOf, startReply } from '#testing/components/event-lines.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const card = (name: string) => page.getByRole('region', { name, exact: true });
const title = card('Product Title');
const bullets = card('Feature Bullets');
const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const stop = title.getByRole('button', { name: 'Stop writing Product Title' });

const phase = (name: 'writing' | 'checking' | 'repairing', ...parts: string[]) => ({
  type: 'phase',
  phase: name,
  engine: 'double-1',
  parts,
});
const text = (part: string, value: string | string[]) => ({ type: 'text', part, value });
const done = (content: OptimizedContent) => ({ type: 'done', content: { ...content, ...toFlatParts(content) } });

afterEach(() => page.viewport(1440, 900));

async function generateTitle(): Promise<void> {
  await title.getByRole('button', { name: /^Generate/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
}

test('a title grows in its card while it is written, checked and repaired', async () => {
  const { address, draft, stored } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await generateTitle();
  reply.send(phase('writing', 'title'), text('title', 'Stoneware'));
  await expect.element(title.getByText('New draft by double-1')).toBeVisible();
  await expect.element(title.getByText('Stoneware', { exact: true })).toBeVisible();
  await expect.element(title.getByText('Writing…')).toBeVisible();
  await expect.element(page.getByText('Writing: Product Title')).toBeInTheDocument();
  reply.send(text('title', 'Stoneware cup'), phase('checking', 'title'));
  await expect.element(title.getByText('Checking…')).toBeVisible();
  reply.send(phase('repairing', 'title'));
  await expect.element(title.getByText('A check failed: fixing the text…')).toBeVisible();
  await expect.element(title.getByText('Stoneware cup', { exact: true })).toBeVisible();
  expect(stored()?.parts.title.value, 'stored before the end').toBe('Stoneware mug');
  reply.send(done(draft('title', 'Stoneware cup, 350 ml')));
  reply.end();
  await expect.element(toast).toMatchTextContent('Content generated');
  await expect.element(title).toMatchTextContent('350 ml');
  await expect.element(title.getByText('New draft by double-1')).not.toBeInTheDocument();
});

test('the focus stays on Generate while the new text takes the place of the old', async () => {
  const { address, draft } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await generateTitle();
  const generate = title.getByRole('button', { name: /^Generat/ });
  await expect.element(generate).toHaveFocus();
  reply.send(phase('writing', 'title'), text('title', 'Stoneware'));
  await expect.element(title.getByText('New draft by double-1')).toBeVisible();
  await expect.element(title.getByRole('button', { name: /Why this text/ })).not.toBeInTheDocument();
  await expect.element(generate).toHaveFocus();
  reply.send(done(draft('title', 'Stoneware cup, 350 ml')));
  reply.end();
  await expect.element(title).toMatchTextContent('350 ml');
  await expect.element(generate).toHaveFocus();
});

test('of all parts written in one call each grows in its own card', async () => {
  const { address, draft } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  reply.send(
    phase('writing', 'title', 'bullets', 'description'),
    text('title', 'Stoneware cup'),
    text('bullets', ['Holds 350 ml', 'Waterproof']),
  );
  await expect.element(title).toMatchTextContent('Stoneware cup');
  await expect.element(bullets.getByText('Waterproof', { exact: true })).toBeVisible();
  expect(
    bullets
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Holds 350 ml', 'Waterproof']);
  reply.send(done(draft('bullets', ['Holds 350 ml', 'Waterproof to 30 meters'])));
  reply.end();
  await expect.element(toast).toMatchTextContent('Content generated');
  // What no source says is shown with its marks.
  await expect.poll(() => bullets.element().querySelector('[data-claim]')?.textContent).toBe('Waterproof');
});

test.each([
  ['drops in the middle', []],
  ['ends in an error', [{ type: 'error', problem: { error: 'The model is gone.', code: 'UNAVAILABLE' } }]],
])('a connection that %s leaves the old content and says so in the specified words', async (_, ending) => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await generateTitle();
  reply.send(phase('writing', 'title'), text('title', 'Some other mug'));
  await expect.element(title).toMatchTextContent('Some other mug');
  reply.send(...ending);
  reply.end();
  await expect.element(toast).toMatchTextContent('Generation failed');
  await expect.element(toast).toMatchTextContent('Failed to generate optimized content. Please try again.');
  await expect.element(title).not.toMatchTextContent('Some other mug');
  await expect.element(title).toMatchTextContent('Stoneware mug');
  expect(warn).toHaveBeenCalled();
  warn.mockClear();
});

test('what a model is asked to wait for is shown instead', async () => {
  const { address } = serveProduct();
  serve(generateContent, new Problem('RATE_LIMITED', 'The language model asks to wait 5 minutes.'));
  openScreen(address);
  await generateTitle();
  await expect.element(toast).toMatchTextContent('Generation failed');
  await expect.element(toast).toMatchTextContent('The language model asks to wait 5 minutes.');
});

test('Stop leaves the old content, says so, and the focus stays at the part', async () => {
  const { address, draft } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await generateTitle();
  reply.send(phase('writing', 'title'), text('title', 'Some other mug'));
  await stop.click();
  await expect.element(toast).toMatchTextContent('Writing stopped');
  await expect.element(toast).toMatchTextContent('The content was not changed.');
  await expect.element(title.getByText('New draft by double-1')).not.toBeInTheDocument();
  await expect.element(title).toMatchTextContent('Stoneware mug');
  expect(title.element().contains(document.activeElement), 'the focus is in the card').toBe(true);
  serve(generateContent, replyOf(done(draft('title', 'Stoneware cup'))));
  await generateTitle();
  await expect.element(toast).toMatchTextContent('Content generated');
});

test('Stop in the form of the chat says that nothing was changed, and gives the prompt back', async () => {
  const { address } = serveProduct();
  const reply = startReply();
  serve(optimizeContent, reply.reply);
  openScreen(address);
  const form = page.getByRole('region', { name: 'Optimize Content' });
  const prompt = form.getByRole('textbox', { name: 'Optimization prompt' });
  await form.getByRole('combobox', { name: 'Content to optimize' }).click();
  await page.getByRole('option', { name: 'Product Title' }).click();
  await prompt.fill('Make it shorter');
  await form.getByRole('button', { name: 'Apply Optimization' }).click();
  await expect.element(prompt).toHaveValue('');
  reply.send(phase('writing', 'title'), text('title', 'Some other mug'));
  await form.getByRole('button', { name: 'Stop writing Product Title' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Conversation' }))
    .toMatchTextContent('Stopped. The title was not changed.');
  await expect.element(toast).toMatchTextContent('Writing stopped');
  expect(page.getByText('Could not optimize content', { exact: false }).elements()).toEqual([]);
  await expect.element(prompt).toHaveValue('Make it shorter');
  await expect.element(form).toHaveFocus();
});

test('on a phone Stop is large enough to hit, and the page no wider than its window', async () => {
  await page.viewport(390, 844);
  const { address, draft } = serveProduct();
  const reply = startReply();
  serve(generateContent, reply.reply);
  openScreen(address);
  await generateTitle();
  reply.send(phase('writing', 'title'), text('title', 'Some other mug'));
  await expect.element(stop).toBeVisible();
  expect(stop.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  reply.send(done(draft('title', 'Stoneware cup')));
  reply.end();
  await expect.element(toast).toMatchTextContent('Content generated');
});
