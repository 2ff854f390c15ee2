import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatAboutProduct } from '#domain/assistant/chat.contract.ts';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { optimizeContent } from '#domain/writing/writing.contract.ts';
import { paintOf } from '#testing/components/colours.ts';
import { replyOf, startReply } from '#testing/components/event-lines.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const panel = page.getByRole('region', { name: 'Optimization Assistant' });
const conversation = page.getByRole('region', { name: 'Conversation' });
const field = page.getByPlaceholder('Ask anything about this product...');
const send = panel.getByRole('button', { name: 'Send', exact: true });
const alert = panel.getByRole('alert');
const box = page.getByRole('region', { name: 'Optimize Content' });
const prompt = box.getByPlaceholder('Enter optimization prompt (e.g., Make it more persuasive and add benefits)');
const apply = box.getByRole('button', { name: /^(Apply Optimization|Optimizing\.\.\.)$/ });
const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

async function ask(question: string): Promise<void> {
  await field.fill(question);
  await userEvent.keyboard('{Enter}');
}

test('a greeting longer than its room is read from its start', async () => {
  await page.viewport(1440, 720);
  try {
    openScreen(
      serveProduct({ source: freshProduct({ title: 'Stoneware mug for coffee and tea '.repeat(8) }) }).address,
    );
    await expect.element(conversation).toMatchTextContent(/Stoneware mug/);
    const list = conversation.element();
    await expect.poll(() => list.scrollHeight - list.clientHeight).toBeGreaterThan(40);
    expect(list.scrollTop).toBe(0);
  } finally {
    await page.viewport(1440, 900);
  }
});

test('a question and its answer follow the greeting; until it has come, the next one waits', async () => {
  const answer = startReply();
  const asked = serve(chatAboutProduct, answer.reply);
  openScreen(serveProduct({ source: freshProduct({ title: 'Stoneware mug' }) }).address);
  await expect.element(conversation.getByText('Stoneware mug')).toBeVisible();
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await field.fill('   ');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await field.fill('What material is it?');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field).toHaveValue('What material is it?\n');
  await send.click();
  await expect.element(conversation.getByText('Thinking...')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await field.fill('Next question');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  answer.send({ type: 'text', text: 'It is **stone' });
  await expect.element(conversation.getByText('Thinking...')).not.toBeInTheDocument();
  answer.send({ type: 'text', text: 'ware**.' }, { type: 'done' });
  answer.end();
  await expect.element(conversation.getByText('stoneware', { exact: true })).toBeVisible();
  expect(conversation.getByText('stoneware', { exact: true }).element().tagName).toBe('STRONG');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  expect(asked.map(({ body }) => body)).toMatchObject([
    { messages: [{ role: 'user', content: 'What material is it?' }], persona: 'wizard' },
  ]);
  expect(conversation.getByRole('listitem').elements()).toHaveLength(3);
});

test('the conversation outlives a visit elsewhere; New Conversation clears it down to the greeting', async () => {
  serve(chatAboutProduct, replyOf({ type: 'text', text: 'Stoneware.' }, { type: 'done' }));
  const source = freshProduct({ title: 'Stoneware mug' });
  serve(listProducts, [source]);
  openScreen(serveProduct({ source }).address);
  await ask('What material is it?');
  await expect.element(conversation.getByText('Stoneware.', { exact: true })).toBeVisible();
  await field.fill('Next question');
  await prompt.fill('shorter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Products' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect.element(conversation.getByText('Stoneware.', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('Next question');
  await expect.element(prompt).toHaveValue('shorter');
  await panel.getByRole('button', { name: 'New Conversation' }).click();
  await expect.element(conversation.getByText('Stoneware.', { exact: true })).not.toBeInTheDocument();
  expect(conversation.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(conversation.getByText('Stoneware mug')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(prompt).toHaveValue('');
});

test('a reply that fails shows a red box, and Retry asks the same question once more', async () => {
  openScreen(serveProduct().address);
  serve(chatAboutProduct, new Problem('UNAVAILABLE', 'The assistant is busy.'));
  await ask('How heavy is it?');
  await expect.element(alert).toMatchTextContent(/^The assistant is busy\.\s*503: \{"error":"The assistant is busy\."/);
  expect(paintOf(alert.element())).toBe('red');

  // Cut off in the middle.
  const busy = { type: 'error', error: 'The assistant is busy.', code: 'UNAVAILABLE' };
  serve(chatAboutProduct, replyOf({ type: 'text', text: 'It weighs about' }, busy));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(conversation.getByText('It weighs about')).toBeVisible();
  await expect.element(alert).toMatchTextContent('The assistant is busy.');

  serve(chatAboutProduct, replyOf({ type: 'text', text: '365 g' }, { type: 'done' }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(conversation.getByText('365 g')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(conversation.getByText('It weighs about')).not.toBeInTheDocument();
  expect(conversation.getByText(/How heavy is it\?$/).elements()).toHaveLength(1);

  serve(chatAboutProduct, () => Promise.reject(new TypeError('Failed to fetch')));
  await ask('What colour?');
  await expect
    .element(alert)
    .toMatchTextContent(/^The server cannot be reached\. Check the connection and try again\./);
  await panel.getByRole('button', { name: 'New Conversation' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('an answer that ends without its end is shown as cut off', async () => {
  openScreen(serveProduct().address);
  serve(chatAboutProduct, replyOf({ type: 'text', text: 'It weighs' }));
  await ask('How heavy is it?');
  await expect.element(alert).toMatchTextContent('The answer was cut off. Please ask again.');
});

test('a reply under way can be stopped, and the next question asked at once', async () => {
  openScreen(serveProduct().address);
  serve(chatAboutProduct, () => new Promise<Response>(() => {}));
  await ask('What is missing?');
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.element(conversation.getByText('Stopped.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  serve(chatAboutProduct, replyOf({ type: 'text', text: 'You can ask:' }, { type: 'done' }));
  await ask('Help');
  await expect.element(conversation.getByText('You can ask:')).toBeVisible();
});

test('a reply loads no picture, runs nothing and links safely', async () => {
  openScreen(serveProduct().address);
  const text =
    '![x](/images/a.jpg) <img src="/images/b.jpg" onerror="alert(1)"> [bad](javascript:alert(1)) [good](https://example.com/)';
  serve(chatAboutProduct, replyOf({ type: 'text', text }, { type: 'done' }));
  await ask('Show me');
  const link = conversation.getByRole('link');
  await expect.element(link).toHaveTextContent('good');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const reply = link.element().closest('p') ?? expect.fail('The link is in a paragraph');
  expect(reply.textContent).toContain('bad');
  expect(reply.querySelectorAll('img, script')).toHaveLength(0);
  // The others are the helper's own faces.
  const shown = [...conversation.element().querySelectorAll('img')].map(({ src }) => src);
  expect(shown.filter((src) => src.includes('/images/'))).toEqual([]);
});

test('Apply Optimization wants a type and a prompt', async () => {
  openScreen(serveProduct().address);
  const type = box.getByRole('combobox', { name: 'Content to optimize' });
  await expect.element(type).toHaveTextContent('Select content to optimize');
  await expect.element(prompt).toHaveAttribute('rows', '2');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await prompt.fill('make it shorter');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await type.click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Product Title', 'Product Description', 'Feature Bullets']);
  await page.getByRole('option', { name: 'Feature Bullets' }).click();
  await expect.element(apply).not.toHaveAttribute('aria-disabled');
  await prompt.fill('  ');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
});

async function fillIn(type: string, wish: string): Promise<void> {
  await box.getByRole('combobox', { name: 'Content to optimize' }).click();
  await page.getByRole('option', { name: type }).click();
  await prompt.fill(wish);
}

test.each([
  ['Product Title', 'title', 'Mug', [], { targetKeywords: [] }],
  ['Feature Bullets', 'bullets', ['Holds 350 ml'], ' camping , durable,', { targetKeywords: ['camping', 'durable'] }],
] as const)('the %s is optimized, shown in the chat and in a toast', async (label, part, text, keywords, sent) => {
  const { address, id, draft } = serveProduct();
  const answer = Promise.withResolvers<void>();
  const calls = serve(optimizeContent, async () => {
    await answer.promise;
    return draft(part, text as never);
  });
  openScreen(address);
  await fillIn(label, 'make it shorter');
  if (keywords.length > 0) await box.getByRole('textbox', { name: /^Keywords/ }).fill(keywords as string);
  await apply.click();
  await expect.element(apply).toHaveTextContent('Optimizing...');
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(conversation.getByText(`Please optimize the ${part} with this prompt: make it shorter`, { exact: false }))
    .toBeVisible();
  await expect
    .element(conversation.getByText(`I'll optimize the ${part} using your prompt. Processing...`))
    .toBeVisible();
  await expect.element(prompt).toHaveValue('');
  answer.resolve();
  await expect.element(toast).toMatchTextContent('Content optimized');
  await expect.element(toast).toMatchTextContent(`Successfully optimized the ${part} using your custom prompt`);
  expect(calls.map(({ body }) => body)).toEqual([
    { productId: id, contentType: part, prompt: 'make it shorter', ...sent },
  ]);
});

test('an optimization that fails says so in the specified words and gives the prompt back', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address } = serveProduct();
  serve(optimizeContent, new Response('down', { status: 500 }));
  openScreen(address);
  await fillIn('Product Title', 'make it shorter');
  await apply.click();
  const explained = 'Could not optimize content. Please try again or check API connectivity.';
  await expect.element(alert).toMatchTextContent(`${explained}500: down`);
  await expect.element(toast).toMatchTextContent('Optimization failed');
  await expect.element(toast).toMatchTextContent(explained);
  await expect.element(prompt).toHaveValue('make it shorter');
  expect(warn).toHaveBeenCalled();
  warn.mockClear();
});

test('a wish that changes nothing is no success: toast and chat say what it needs', async () => {
  const { address } = serveProduct();
  const error = '"make it sing" needs a language model, and none is connected. The title was not changed.';
  serve(optimizeContent, Response.json({ error, code: 'NOTHING_CHANGED' }, { status: 422 }));
  openScreen(address);
  await expect
    .element(box.getByText(/^Without a language model, you can ask for a shorter or longer text/))
    .toBeVisible();
  await fillIn('Product Title', 'make it sing');
  await apply.click();
  await expect.element(toast).toMatchTextContent('Nothing changed');
  await expect.element(toast).toMatchTextContent(error);
  await expect.element(conversation).toMatchTextContent(error);
  await expect.element(conversation).not.toMatchTextContent('Processing...');
  await expect.element(prompt).toHaveValue('make it sing');
});
