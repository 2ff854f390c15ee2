import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chatAboutProduct } from '#domain/assistant/chat.contract.ts';
import { discardProposal, type Proposal, storeProposal } from '#domain/assistant/proposal.contract.ts';
import { Problem } from '#domain/problem.ts';
import { replyOf, startReply } from '#testing/components/event-lines.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const conversation = page.getByRole('region', { name: 'Conversation' });
const draft = conversation.getByRole('region', { name: 'Draft: Product Title' });
const use = draft.getByRole('button', { name: 'Use this draft' });
const field = page.getByPlaceholder('Ask anything about this product...');

let lastProposal = 0;
function proposal(given: Partial<Proposal> = {}): Proposal {
  lastProposal += 1;
  return {
    id: `00000000-0000-4000-8000-${String(lastProposal).padStart(12, '0')}`,
    part: 'title',
    before: 'Stoneware mug',
    after: 'Stoneware cup',
    draft: {
      engine: 'built-in',
      reasons: [{ text: 'Requested by your own prompt: "Write a shorter title".', because: 'prompt', ref: null }],
      checks: { supported: 2, unsupported: 0, contradicted: 0, brokenRules: [] },
      isRepaired: false,
      prompts: [],
      inputHash: '0',
    },
    openClaims: [],
    brokenRules: [],
    quality: { before: 80, after: 85 },
    level: { before: 'borderline', after: 'compliant' },
    ...given,
  };
}

async function ask(...proposals: Proposal[]): Promise<void> {
  const events = proposals.map((each) => ({ type: 'proposal', proposal: each }));
  serve(chatAboutProduct, replyOf(...events, { type: 'done' }));
  await field.fill('Write a shorter title');
  await userEvent.keyboard('{Enter}');
}

test('a proposal shows its changes, its checks and its reasons, and is stored only when it is used', async () => {
  const { address, stored, draft: store } = serveProduct();
  const answer = startReply();
  serve(chatAboutProduct, answer.reply);
  openScreen(address);
  await field.fill('Write a shorter title');
  await userEvent.keyboard('{Enter}');
  answer.send({ type: 'writing', part: 'title' });
  await expect.element(conversation.getByText('Writing the title...')).toBeVisible();
  const proposed = proposal();
  answer.send({ type: 'proposal', proposal: proposed }, { type: 'done' });
  answer.end();
  await expect.element(use).toBeVisible();
  await expect.poll(() => draft.element().querySelector('del')?.textContent).toBe('mug');
  expect(draft.element().querySelector('ins')?.textContent).toBe('cup');
  await expect.element(draft).toMatchTextContent(/Listing Quality 80.*85\+5/);
  await expect.element(draft).toMatchTextContent(/Borderline.*Compliant/);
  await expect.element(draft.getByText('Checked: 2 claims supported; passes all rules.')).toBeVisible();
  await draft.getByText(/^Why this text/).click();
  await expect.element(draft.getByText('Requested by your own prompt: "Write a shorter title".')).toBeVisible();
  await draft.getByRole('radio', { name: 'New text' }).click({ force: true });
  await expect.poll(() => draft.element().querySelector('del')).toBeNull();
  expect(stored()?.parts.title.value).toBe('Stoneware mug');

  const used = serve(storeProposal, () => store('title', 'Stoneware cup'));
  await use.click();
  const words = draft.getByText('Draft applied. It is now on its card and needs review', { exact: false });
  await expect.element(words).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Draft applied\./);
  expect(used.map(({ path }) => path)).toEqual([expect.stringContaining(`/proposals/${proposed.id}/use`)]);
  const card = page.getByRole('region', { name: 'Product Title', exact: true });
  await expect.element(card).toMatchTextContent('Stoneware cup');
  await expect.element(card.getByText('Pending', { exact: true })).toBeVisible();
});

test('what a proposal leaves open is listed with what the source says', async () => {
  openScreen(serveProduct().address);
  const checks = { supported: 1, unsupported: 0, contradicted: 1, brokenRules: ['x'] };
  await ask(
    proposal({
      draft: { ...proposal().draft, engine: 'double-1', checks },
      openClaims: [
        { text: '400 ml', verdict: 'contradicted', explanation: 'The source says 350 ml' },
        {
          text: '50 kg',
          verdict: 'unsupported',
          isConflict: true,
          explanation: 'The source disagrees with itself',
        },
      ],
      brokenRules: [
        { label: 'Ideal title length', message: 'Title is too short', fix: 'Add 5 characters.', source: 'x' },
      ],
      quality: { before: 80, after: 70 },
    }),
  );
  const open = draft.getByRole('list', { name: 'Open claims and broken rules' });
  await expect.element(open).toMatchTextContent('ContradictedThe source says 350 ml');
  await expect.element(open).toMatchTextContent('In conflictThe source disagrees with itself');
  await expect.element(open).toMatchTextContent('Title is too short. Add 5 characters.');
  await expect.element(draft).toMatchTextContent('−10');
  await expect.element(draft.getByText('double-1', { exact: true })).toBeVisible();
});

test('a draft is discarded without a trace', async () => {
  const { address, patches } = serveProduct();
  openScreen(address);
  const proposed = proposal();
  await ask(proposed);
  const discarded = serve(discardProposal, undefined);
  await draft.getByRole('button', { name: 'Discard' }).click();
  await expect.element(draft.getByText('Discarded. Nothing was changed.')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('Discarded. Nothing was changed.');
  expect(discarded.map(({ path }) => path)).toEqual([expect.stringContaining(proposed.id)]);
  expect(patches).toEqual([]);
});

test('a draft overtaken by another text cannot be used; one press asks for it again', async () => {
  const { address, draft: store } = serveProduct();
  openScreen(address);
  await ask(proposal());
  const words = 'The title or the product changed since this draft was proposed.';
  serve(storeProposal, new Problem('STALE_VERSION', words));
  await use.click();
  await expect.element(draft.getByText(words)).toBeVisible();
  await expect.element(use).not.toBeInTheDocument();
  await field.fill('Something else');
  const asked = serve(chatAboutProduct, replyOf({ type: 'proposal', proposal: proposal() }, { type: 'done' }));
  await draft.getByRole('button', { name: 'Ask again' }).click();
  serve(storeProposal, () => store('title', 'Stoneware cup'));
  await draft.nth(1).getByRole('button', { name: 'Use this draft' }).click();
  await expect.element(draft.nth(1).getByText('Draft applied. It is now on its card', { exact: false })).toBeVisible();
  await expect.element(draft.first().getByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Something else');
  expect(asked[0]?.body).toMatchObject({
    messages: expect.arrayContaining([{ role: 'user', content: 'Write a shorter title' }]),
  });
});

test('a draft the server no longer keeps says so', async () => {
  openScreen(serveProduct().address);
  await ask(proposal());
  serve(storeProposal, new Problem('NOT_FOUND', 'This draft is no longer kept.'));
  await use.click();
  await expect.element(draft.getByText('This draft is no longer kept.')).toBeVisible();
  await expect.element(draft.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('a failure to store keeps the draft, and it can be used again', async () => {
  const { address, draft: store } = serveProduct();
  openScreen(address);
  await ask(proposal());
  serve(storeProposal, () => Promise.reject(new TypeError('Failed to fetch')));
  await use.click();
  await expect.element(draft.getByRole('alert')).toMatchTextContent('The server cannot be reached.');
  await expect.element(use).toHaveFocus();
  serve(storeProposal, () => store('title', 'Stoneware cup'));
  await use.click();
  await expect.element(draft.getByText('Draft applied. It is now on its card', { exact: false })).toBeVisible();
});
