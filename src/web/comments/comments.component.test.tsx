// Comments on the parts of a product: written, mentioned, kept, failed, resolved.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as contracts from '#domain/comments/comments.contract.ts';
import { forEachPart } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { getTeam } from '#domain/session/team.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serveProduct } from '#testing/components/product-page.ts';
import { me, product } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { adam, team, tomas } from '#testing/components/serve-team.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const thread = page.getByRole('region', { name: 'Comments on Product Title' });
const field = thread.getByRole('textbox', { name: 'Comment on Product Title' });
const options = () => page.getByRole('option');

let stored: contracts.Comment[];

function comment(given: Partial<contracts.Comment> = {}): contracts.Comment {
  return {
    ...{ id: stored.length + 1, part: 'title', author: { id: adam.id, fullName: adam.fullName }, text: 'Is it oak?' },
    ...{ mentions: [], quote: null, createdAt: '2026-11-20T09:00:00.000Z', editedAt: null },
    ...{ resolvedAt: null, resolvedBy: null },
    ...given,
  };
}

beforeEach(() => {
  stored = [];
  localStorage.clear();
});

/** A product with the comments in `stored`; what is sent is stored. */
function open({
  signedIn = true,
  role = 'approver',
  search = '',
}: {
  signedIn?: boolean;
  role?: 'approver' | 'viewer';
  search?: string;
} = {}) {
  const shown = serveProduct();
  if (signedIn) {
    serve(getMe, { ...me, role, sessionId: 5 });
    serve(getTeam, team([adam, tomas]));
  }
  serve(contracts.countComments, () => ({
    ...forEachPart(() => ({ open: 0, all: 0 })),
    title: { open: stored.filter(({ resolvedAt }) => !resolvedAt).length, all: stored.length },
  }));
  serve(contracts.listComments, () => ({ comments: stored, hasEarlier: false }));
  const added = serve(contracts.addComment, ({ body }) => {
    const mentions = body.text.includes(`@{${tomas.id}}`) ? [{ id: tomas.id, fullName: tomas.fullName }] : [];
    stored = [...stored, comment({ ...body, quote: body.quote ?? null, mentions, author: me })];
    return stored.at(-1) as contracts.Comment;
  });
  openScreen(shown.address + search);
  return { ...shown, added };
}

test('C opens the field of the part, Ctrl Enter sends, and the count goes up', async () => {
  const { added } = open();
  await expect.element(title.getByRole('button', { name: 'Comments on Product Title: 0 open' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Is it oak?{Control>}{Enter}{/Control}');
  await expect.element(thread.getByText('Is it oak?')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(added.map(({ body }) => body)).toEqual([{ part: 'title', text: 'Is it oak?' }]);
  await expect.element(title.getByRole('button', { name: 'Comments on Product Title: 1 open' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '1 open comment' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(thread).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test('who opens the comments by their button types into the field, and decides nothing', async () => {
  open();
  const button = title.getByRole('button', { name: /^Comments on/ });
  // Without waiting: first the address changes, and the code of the thread may still be on its way.
  await button.click();
  await userEvent.keyboard('a ego?');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Are all of them ok?');
  await expect.poll(() => (field.element() as HTMLTextAreaElement).value).toMatch(/Are all of them ok\?$/);
  await expect.element(title.getByRole('button', { name: 'Approve Product Title' })).toBeVisible();
  await expect.element(title.getByRole('textbox', { name: 'Product Title', exact: true })).not.toBeInTheDocument();
  await button.click();
  await expect.element(thread).not.toBeInTheDocument();
});

test('what is selected in the part is quoted, and the quote can be removed', async () => {
  const { added } = open();
  await expect.element(title.getByRole('button', { name: /^Comments on/ })).toBeVisible();
  const { title: words } = product();
  // The text is drawn once more with its claims.
  await expect.element(title.getByRole('button', { name: '1 supported' })).toBeVisible();
  getSelection()?.selectAllChildren(title.getByText(words, { exact: true }).element());
  await userEvent.keyboard('c');
  await expect.element(thread.getByRole('blockquote')).toMatchTextContent(new RegExp(words));
  await userEvent.keyboard('Which one?{Control>}{Enter}{/Control}');
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ part: 'title', text: 'Which one?', quote: words }]);
});

test('@ opens the members; arrows and Enter pick one, who is stored by id and shown by name', async () => {
  const { added } = open();
  await expect.element(title.getByRole('button', { name: /^Comments on/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Ask @');
  await expect.element(options().first()).toHaveTextContent('Adam Ekadmin');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
  const chosen = field.element().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(chosen)?.textContent).toContain('Tomas Berg');
  await expectAccessible({ within: thread });
  await userEvent.keyboard('{Enter}please');
  await expect.element(field).toHaveValue('Ask @Tomas Berg please');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => added.map(({ body }) => body))
    .toEqual([{ part: 'title', text: `Ask @{${tomas.id}} please` }]);
  await expect.element(thread.getByText('@Tomas Berg')).toBeVisible();
});

test('Escape closes the members and leaves the field; an email address opens none', async () => {
  open();
  await expect.element(title.getByRole('button', { name: /^Comments on/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('@to');
  await expect.element(options()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options()).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' mail@to');
  await expect.element(options()).not.toBeInTheDocument();
});

test('a comment that could not be sent comes back into its field, and is kept there', async () => {
  open();
  serve(contracts.addComment, new Problem('UNAVAILABLE', 'The server is busy.'));
  await expect.element(title.getByRole('button', { name: /^Comments on/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Is it oak?{Control>}{Enter}{/Control}');
  await expect.element(thread.getByRole('alert')).toHaveTextContent('Not sent. The server is busy.');
  await expect.element(field).toHaveValue('Is it oak?');
  await expect.element(thread.getByRole('listitem')).not.toBeInTheDocument();
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('.comment.'));
  expect(kept.map(([, text]) => JSON.parse(text as string))).toMatchObject([{ text: 'Is it oak?' }]);
});

test('text stays text', async () => {
  stored = [comment({ text: '<img src=x onerror="document.title=1"> **bold** @{99}' })];
  open();
  await title.getByRole('button', { name: 'Comments on Product Title: 1 open' }).click();
  await expect.element(thread.getByText('<img src=x onerror="document.title=1"> **bold** @{99}')).toBeVisible();
  expect(thread.element().querySelector('img')).toBeNull();
});

test('one’s own are edited and deleted, those of others are not', async () => {
  stored = [comment(), comment({ id: 2, author: me, text: 'No' })];
  open();
  await title.getByRole('button', { name: 'Comments on Product Title: 2 open' }).click();
  const [others, own] = [thread.getByRole('listitem').first(), thread.getByRole('listitem').nth(1)];
  await expect.element(others.getByRole('button')).not.toBeInTheDocument();
  const edited = serve(contracts.editComment, ({ body }) => {
    stored = stored.map((each) => (each.id === 2 ? { ...each, ...body, editedAt: each.createdAt } : each));
    return stored[1] as contracts.Comment;
  });
  await own.getByRole('button', { name: 'Edit comment' }).click();
  await expect.element(own.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard(', ash{Control>}{Enter}{/Control}');
  await expect.element(own.getByText('No, ash')).toBeVisible();
  await expect.element(own).toMatchTextContent(/\(edited\)/);
  expect(edited.map(({ body }) => body)).toEqual([{ text: 'No, ash' }]);
  serve(contracts.deleteComment, () => {
    stored = stored.slice(0, 1);
    return undefined;
  });
  await own.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(thread.getByText('No, ash')).not.toBeInTheDocument();
});

test('resolved comments are folded away, and reopened', async () => {
  stored = [comment()];
  open();
  const resolved = serve(contracts.resolveComments, () => {
    stored = stored.map((each) => ({ ...each, resolvedAt: each.createdAt, resolvedBy: me }));
    return undefined;
  });
  const reopened = serve(contracts.reopenComments, () => {
    stored = stored.map((each) => ({ ...each, resolvedAt: null, resolvedBy: null }));
    return undefined;
  });
  await title.getByRole('button', { name: 'Comments on Product Title: 1 open' }).click();
  await expectAccessible({ within: thread });
  await thread.getByRole('button', { name: 'Resolve the comments on Product Title' }).click();
  await expect
    .element(title.getByRole('button', { name: 'Comments on Product Title: 0 open, 1 resolved' }))
    .toBeVisible();
  expect(resolved.map(({ body }) => body)).toEqual([{ part: 'title', from: 1, upTo: 1 }]);
  await expect.element(thread.getByText('Is it oak?')).not.toBeInTheDocument();
  await thread.getByRole('button', { name: '1 resolved comment' }).click();
  await expect.element(thread.getByText(/^Resolved by Sam Porter on/)).toBeVisible();
  const resolvedAt = stored[0]?.resolvedAt;
  await thread.getByRole('button', { name: 'Reopen the comments on Product Title' }).click();
  await expect.poll(() => reopened.map(({ body }) => body)).toEqual([{ part: 'title', resolvedAt }]);
  await expect.element(title.getByRole('button', { name: 'Comments on Product Title: 1 open' })).toBeVisible();
  await expect.element(thread.getByText('Is it oak?')).toBeVisible();
});

test('who may only view comments, and resolves nothing', async () => {
  stored = [comment()];
  open({ role: 'viewer' });
  await title.getByRole('button', { name: 'Comments on Product Title: 1 open' }).click();
  await expect.element(field).toBeVisible();
  await expect.element(thread.getByText('Is it oak?')).toBeVisible();
  await expect.element(thread.getByRole('button', { name: /^Resolve/ })).not.toBeInTheDocument();
});

test('where nobody signs in nobody can be mentioned, and a link opens the thread of its part', async () => {
  stored = [comment()];
  open({ signedIn: false, search: '?comments=title' });
  await expect.element(thread.getByText('Is it oak?')).toBeVisible();
  await expect.element(field).toHaveAttribute('placeholder', 'Write a comment');
});
