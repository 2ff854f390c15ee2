import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listFactSources } from '#domain/claims/claims.contract.ts';
import { judgeStatements, listJudgements } from '#domain/models/judge/judgements.contract.ts';
import { Problem } from '#domain/problem.ts';
import { needsAttestation } from '#domain/review/attestation.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me, settings } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';

const title = page.getByRole('region', { name: 'Product Title', exact: true });
const bullets = page.getByRole('region', { name: 'Feature Bullets', exact: true });
const description = page.getByRole('region', { name: 'Product Description', exact: true });
const evidence = page.getByRole('dialog', { name: 'Claim' });
const questionOf = (card: typeof title) => card.getByRole('region', { name: /^Pending approval/ });
const attest = page.getByRole('button', { name: /^Confirm and approve/ });

const skillet = {
  title: 'Cast iron skillet',
  description: 'A skillet of cast iron.',
  bullets: ['Set of 4', 'Diameter 26 cm'],
  attributes: [
    { name: 'Diameter', value: '26 cm' },
    { name: 'Weight', value: '2.4 kg' },
  ],
};
const serveSkillet = () => serveProduct({ source: freshProduct(skillet) });

/** The card is there, and what it claims was looked at: nothing moves under the pointer any more. */
async function untilChecked(card: typeof title): Promise<void> {
  await expect.element(card.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect.element(card.getByText('Checking…')).not.toBeInTheDocument();
}

async function write(card: typeof title, text: string): Promise<void> {
  await card.getByRole('button', { name: /^Edit/ }).click();
  await card.getByRole('textbox').first().fill(text);
  await card.getByRole('button', { name: /^Save/ }).click();
  await expect.element(card.getByRole('textbox')).not.toBeInTheDocument();
}

test('a false claim is marked with its evidence while it is typed, and counted', async () => {
  openScreen(serveSkillet().address);
  await untilChecked(description);
  await description.getByRole('button', { name: /^Edit/ }).click();
  const field = description.getByRole('textbox');
  await field.fill('A skillet of cast iron. Diameter 30 cm, weight 2.4 kg.');
  const open = description.getByRole('list', { name: 'Open claims' }).getByRole('listitem').first();
  await expect.element(open).toMatchTextContent('“30 cm”');
  await expect.element(description.getByText('The source contradicts this.')).toBeVisible();
  await expect.element(open).toMatchTextContent(/(Attribute Diameter|Source bullet 2): “(Diameter )?26 cm/);
  await expect.element(description.getByRole('status')).toMatchTextContent(/\d supported.*1 contradicted/);
  // One press goes to its words.
  await open.getByRole('button', { name: '“30 cm”' }).click();
  const area = field.element() as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('30 cm');
  // The line under the words lies in a layer that breaks its lines as the field does.
  const layer = description.element().querySelector('[data-marks]') as HTMLElement;
  expect([...layer.querySelectorAll('span')].map((span) => span.textContent)).toContain('30 cm');
  const measures = (element: Element) => {
    const { font, lineHeight, letterSpacing, padding } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollHeight } = element;
    return { font, lineHeight, letterSpacing, padding, clientWidth, clientHeight, scrollHeight };
  };
  await expect.poll(() => measures(layer)).toEqual(measures(field.element()));
});

test('what a text leaves out of its source is marked and listed, of a text that is typed too', async () => {
  openScreen(serveSkillet().address);
  await untilChecked(bullets);
  await bullets.getByRole('button', { name: /^Edit/ }).click();
  await bullets.getByRole('textbox').first().fill('A set');
  const mark = bullets.getByRole('button', { name: '1 left out' });
  await expect.element(mark).toBeVisible();
  await bullets.getByRole('button', { name: /^Save/ }).click();
  await mark.click();
  const left = bullets.getByRole('list', { name: 'Left out' }).getByRole('listitem');
  await expect.element(left).toHaveTextContent('Set of 4');
  await expect
    .element(bullets)
    .toMatchTextContent('In the source’s bullets, but no longer in any text of the product.');
});

test('a sentence nobody checked is counted, and marked when asked for', async () => {
  const text = 'A skillet of cast iron. Over its rim the skillet pours with ease.';
  const unread = 'Over its rim the skillet pours with ease.';
  const source = { ...skillet, description: 'A skillet of cast iron. It pours over the rim with ease.' };
  openScreen(serveProduct({ source: freshProduct(source) }).address);
  await write(description, text);
  const count = description.getByRole('button', { name: '1 not fully checked' });
  await expect.element(count).toHaveAttribute('aria-expanded', 'false');
  expect(description.getByRole('button', { name: unread }).elements()).toEqual([]);
  await count.click();
  await expect.element(description.getByRole('list', { name: 'Not checked' })).toMatchTextContent(`“${unread}”`);
  // A change cuts it in pieces; the first one has the keys.
  await description.getByRole('button', { name: /^Over/ }).click();
  await expect.element(evidence.getByText('Not checked', { exact: true })).toBeVisible();
  await expect.element(evidence).toMatchTextContent(`“${unread}”`);
  await expect.element(evidence).toMatchTextContent('This sentence was not checked');
  // What nobody checked is never green.
  expect(description.element().querySelector('[data-state=checked]')).toBeNull();
});

test('a fact the title speaks against is a conflict, with both places', async () => {
  const source = { title: 'Wall hooks, 20 pieces', attributes: [{ name: 'Pieces', value: '10 pieces' }] };
  openScreen(serveProduct({ source: freshProduct(source) }).address);
  await write(description, 'A set of 10 pieces.');
  await description.getByRole('button', { name: '1 in conflict' }).click();
  const claim = description.getByRole('list', { name: 'Open claims' }).getByRole('listitem').first();
  await expect.element(claim).toMatchTextContent('Attribute Pieces: “10 pieces”');
  await expect.element(claim).toMatchTextContent('Source title:');
});

test('praise and promises the source makes too are not shown as verified', async () => {
  const source = { ...skillet, description: 'The best skillet ever, a guaranteed cure for cold food. Of cast iron.' };
  openScreen(serveProduct({ source: freshProduct(source) }).address);
  await write(description, 'The best skillet ever. A guaranteed cure. Of cast iron.');
  await expect.element(description.getByRole('button', { name: '1 supported' })).toBeVisible();
  const count = description.getByRole('button', { name: '3 need proof' });
  await count.click();
  await expect.element(description.getByText(/^The source makes the same claim without proof\./)).toBeVisible();
  await expect
    .element(description.getByRole('list', { name: 'Open claims' }).getByRole('listitem').nth(2))
    .toBeVisible();
  const best = description.getByRole('button', { name: 'best', exact: true });
  await expect.element(best).toHaveAttribute('data-tone', 'unproven');
  await best.click();
  await expect.element(evidence.getByText('In the source, but needs proof')).toBeVisible();
});

test('a judge is asked about what no rule could decide, and its words are shown', async () => {
  const unread = 'Over its rim the skillet pours with ease.';
  const source = { ...skillet, description: 'A skillet of cast iron. It pours over the rim with ease.' };
  const page = serveProduct({ source: freshProduct(source) });
  const judgements = [
    {
      statement: unread,
      verdict: 'supported',
      field: 'description',
      quote: 'pours over the rim',
      by: 'judge-1',
    } as const,
  ];
  serve(listJudgements, { judge: 'judge-1', judgements: [] });
  serve(judgeStatements, () => {
    serve(listJudgements, { judge: 'judge-1', judgements });
    return { judge: 'judge-1', judgements, asked: 2, supported: 1, contradicted: 0, unsupported: 0 };
  });
  openScreen(page.address);
  await write(description, `A skillet of cast iron. ${unread}`);
  await description.getByRole('button', { name: 'Check 1 statement', exact: true }).click();
  await expectToast('Statements checked', '1 supported, 1 still unclear.');
  await expect.element(description.getByRole('button', { name: /^Judge/ })).not.toBeInTheDocument();
  await expect.element(description.getByRole('group', { name: /^Checks of/ })).toHaveFocus();
  await description.getByRole('button', { name: /supported$/ }).click();
  await expect.element(description.getByRole('list', { name: 'Supported claims' })).toMatchTextContent(`“${unread}”`);
  // A change cuts it in pieces; the first one has the keys.
  await description.getByRole('button', { name: /^Over/ }).click();
  await expect.element(evidence).toMatchTextContent(`“${unread}”`);
  await expect.element(evidence).toMatchTextContent('Supported by the source');
  await expect
    .element(evidence)
    .toMatchTextContent('Source description: “A skillet of cast iron. It pours over the rim with ease.”');
  await expect.element(evidence).toMatchTextContent('Checked by judge-1.');
});

test('a judge that cannot be asked says so, and the statement stays as it is', async () => {
  const page = serveProduct({ source: freshProduct(skillet) });
  serve(listJudgements, { judge: 'judge-1', judgements: [] });
  serve(judgeStatements, new Problem('UNAVAILABLE', 'The language model could not answer.'));
  openScreen(page.address);
  await write(description, 'A skillet of cast iron. Over its rim the skillet pours with ease.');
  await description.getByRole('button', { name: 'Check 1 statement', exact: true }).click();
  await expectToast('Statements not checked', 'The language model could not answer.');
  await expect.element(description.getByRole('button', { name: 'Check 1 statement', exact: true })).toBeVisible();
});

test('what a model decided and could not be read is said, and read by Retry', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const page = serveProduct({ source: freshProduct(skillet) });
  serve(listJudgements, new Problem('UNAVAILABLE', 'The database is busy.'));
  openScreen(page.address);
  const line = description.getByRole('group', { name: /^Checks of/ });
  await expect.element(line.getByText('Could not be checked.')).toBeVisible();
  serve(listJudgements, { judge: 'judge-1', judgements: [] });
  await line.getByRole('button', { name: 'Retry' }).click();
  await write(description, 'A skillet of cast iron. Over its rim the skillet pours with ease.');
  await expect.element(description.getByRole('button', { name: 'Check 1 statement', exact: true })).toBeVisible();
  warn.mockClear();
});

test('a contradicted claim is looked up at its words, and its approval is attested by name', async () => {
  const { address, patches, stored } = serveSkillet();
  openScreen(address);
  await write(description, 'A skillet of cast iron. Diameter 30 cm.');
  await description.getByRole('button', { name: '1 contradicted' }).click();
  await expect.element(description.getByRole('list', { name: 'Open claims' })).toMatchTextContent('“30 cm”');
  await description.getByRole('button', { name: '30 cm', exact: true }).click();
  await expect.element(evidence.getByText('Contradicts the source')).toBeVisible();
  expect(evidence.element().querySelector('mark')?.textContent).toBe('26 cm');
  await userEvent.keyboard('{Escape}');
  await expect.element(evidence).not.toBeInTheDocument();

  await description.getByRole('button', { name: /^Approve/ }).click();
  const question = questionOf(description);
  await expect
    .element(question.getByRole('heading'))
    .toMatchTextContent('Pending approval: the source says 26 cm, the text says 30 cm.');
  await expect.element(question).toMatchTextContent('Confirm as Sam Porter?');
  await expect.element(question).toHaveFocus();
  expect(stored()?.parts.description.status).toBe('pending');
  await attest.click();
  await expect.element(description.getByText('Approved', { exact: true })).toBeVisible();
  await expect.element(description.getByText('Approved with 1 open claim, confirmed by Sam Porter')).toBeVisible();
  expect(patches.at(-1)?.body).toMatchObject({
    descriptionStatus: 'approved',
    attested: [{ contentType: 'description', text: '30 cm', verdict: 'contradicted' }],
  });
});

test('what the source says in two ways is confirmed by name, with both places and nothing to change it to', async () => {
  const page = serveProduct({
    source: { ...freshProduct(skillet), attributes: [{ name: 'Diameter', value: '30 cm' }] },
  });
  openScreen(page.address);
  await expect.element(bullets.getByRole('button', { name: '1 in conflict' })).toBeVisible();
  await bullets.getByRole('button', { name: /^Approve/ }).click();
  const question = questionOf(bullets);
  await expect
    .element(question.getByRole('heading'))
    .toMatchTextContent('Pending approval: the source says both 26 cm and 30 cm.');
  await expect.element(question).toMatchTextContent('Attribute Diameter');
  await expect.element(question.getByRole('button', { name: /^Change to/ })).not.toBeInTheDocument();
  await question.getByRole('button', { name: /^Confirm and approve/ }).click();
  await expect.element(bullets.getByText('Approved with 1 open claim, confirmed by Sam Porter')).toBeVisible();
});

test('a false claim is fixed from where its approval was refused, and the text approved without a word', async () => {
  const { address, patches } = serveSkillet();
  openScreen(address);
  await write(bullets, 'Set of 6');
  await expect.element(bullets.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  await bullets.getByRole('button', { name: /^Approve/ }).click();
  const question = questionOf(bullets);
  await expect
    .element(question.getByRole('heading'))
    .toMatchTextContent('Pending approval: the source says Set of 4, bullet 1 says Set of 6.');
  await question.getByRole('button', { name: /^Edit/ }).click();
  const field = bullets.getByRole('textbox', { name: 'Bullet 1', exact: true });
  await expect.element(field).toHaveFocus();
  await expect.element(bullets.getByRole('list', { name: 'Open claims' })).toMatchTextContent('“Set of 6”');
  await field.fill('Set of 4');
  await expect.element(bullets.getByRole('list', { name: 'Open claims' })).not.toBeInTheDocument();
  await bullets.getByRole('button', { name: /^Save/ }).click();
  await bullets.getByRole('button', { name: /^Approve/ }).click();
  await expect.element(bullets.getByText('Approved', { exact: true })).toBeVisible();
  expect(bullets.getByText(/open claim/).elements()).toEqual([]);
  expect(patches.at(-1)?.body).toEqual({ bulletsStatus: 'approved' });
});

test('the key that approves asks and never attests; Escape goes back, E edits, and Y attests', async () => {
  const { address, stored, patches } = serveSkillet();
  openScreen(address);
  await write(title, 'Cast iron skillet. Weight: 9.7 kg');
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  const question = questionOf(title);
  const card = title.element();
  await userEvent.keyboard('a');
  await expect.element(question).toHaveFocus();
  const before = patches.length;
  // However long after: the hand that approves four parts in a row must not answer for a claim.
  const now = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  await userEvent.keyboard('a');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('a');
  clock.mockRestore();
  await expect.element(question).toHaveFocus();
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  expect(patches).toHaveLength(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(document.activeElement).toBe(card);

  await userEvent.keyboard('a');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(title.getByRole('textbox')).toHaveFocus();
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).toHaveFocus();

  await userEvent.keyboard('a');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('y');
  await expect.element(title.getByText('Approved', { exact: true })).toBeVisible();
  await expect.poll(() => stored()?.parts.title.status).toBe('approved');

  // A rollback that is taken back approves again: the attestation was the same person's and holds.
  await title.getByRole('button', { name: /^Rollback/ }).click();
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(title.getByText('Approved with 1 open claim, confirmed by Sam Porter')).toBeVisible();
});

test('claims out of sight are brought back before they are attested', async () => {
  const { address, stored } = serveSkillet();
  openScreen(address);
  await write(title, 'Cast iron skillet. Weight: 9.7 kg');
  await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
  await userEvent.keyboard('a');
  const question = questionOf(title);
  await expect.element(question).toBeInViewport();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(question).not.toBeInViewport();
  await userEvent.keyboard('y');
  await expect.element(question).toBeInViewport();
  expect(stored()?.parts.title.status).toBe('pending');
  await userEvent.keyboard('y');
  await expect.poll(() => stored()?.parts.title.status).toBe('approved');
});

test('on a phone a second press at the place of Approve goes back and attests nothing', async () => {
  await page.viewport(390, 844);
  try {
    const { address, stored } = serveSkillet();
    openScreen(address);
    await page.getByRole('button', { name: 'Edit Product Title' }).click();
    await title.getByRole('textbox').fill('Cast iron skillet. Weight: 9.7 kg');
    await title.getByRole('button', { name: /^Save/ }).click();
    await expect.element(title.getByRole('button', { name: '1 contradicted' })).toBeVisible();
    const bar = page.getByRole('region', { name: 'Review Product Title' });
    const approve = bar.getByRole('button', { name: 'Approve Product Title' });
    const { left, top, width, height } = approve.element().getBoundingClientRect();
    await approve.click();
    await expect.element(questionOf(title)).toBeInViewport();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
    expect(pressed?.textContent).toBe('Back without approving Product Title');
    await expect.element(attest).toBeInViewport();
    pressed?.click();
    await expect.element(questionOf(title)).not.toBeInTheDocument();
    expect(stored()?.parts.title.status).toBe('pending');
  } finally {
    await page.viewport(1440, 900);
  }
});

test('without a check in the browser the server asks, and the claims it names are attested', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address } = serveSkillet();
  serve(listFactSources, new Problem('UNAVAILABLE', 'Not now.'));
  const claim = { text: '9.7 kg', start: 19, end: 25, kind: 'measure' as const, verdict: 'contradicted' as const };
  const needed = [
    {
      ...claim,
      contentType: 'title' as const,
      evidence: [{ field: 'attributes.Weight', start: 0, end: 6, text: '2.4 kg' }],
    },
  ];
  const refused = serve(patchContent, needsAttestation(needed));
  openScreen(address);
  await expect.element(title.getByText('Could not be checked.')).toBeVisible();
  await title.getByRole('button', { name: /^Approve/ }).click();
  await expect
    .element(questionOf(title).getByRole('heading'))
    .toMatchTextContent('the source says 2.4 kg, the text says 9.7 kg.');
  expect(refused).toHaveLength(1);
  const sent = serve(patchContent, new Problem('UNAVAILABLE', 'Not now.'));
  await attest.click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ titleStatus: 'approved', attested: needed }]);
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  warn.mockClear();
});

test('where any open claim is to be attested, what the source does not say is asked for as well', async () => {
  const { address } = serveSkillet();
  serve(getSettings, settings({ attestation: 'any' }));
  openScreen(address);
  await write(title, 'Cast iron skillet, the best');
  await expect.element(title.getByRole('button', { name: '1 not in the source' })).toBeVisible();
  await title.getByRole('button', { name: /^Approve/ }).click();
  await expect
    .element(questionOf(title).getByRole('heading'))
    .toMatchTextContent('Pending approval: the source does not mention best');
});

test('where a second person is needed the question and its button say so', async () => {
  const { address } = serveSkillet();
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPerson: ['contradiction'] }));
  openScreen(address);
  await write(description, 'A skillet of cast iron. Diameter 30 cm.');
  await description.getByRole('button', { name: /^Approve/ }).click();
  const question = questionOf(description);
  await expect
    .element(question.getByText(/The text stays pending until a second person approves it, too\./))
    .toBeVisible();
  await expect.element(question.getByRole('button', { name: /^Confirm; a second person approves/ })).toBeVisible();
  await expect.element(attest).not.toBeInTheDocument();
});
