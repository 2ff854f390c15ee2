// What the specification says of the product page and the content history, sentence by sentence (docs/conformance.md names these tests).
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openProduct, partCard, test } from './shared-desk.ts';

test.use({ catalogue: 'untouched sample', timezoneId: 'Europe/Berlin' });

const parts = ['Product Title', 'Feature Bullets', 'Product Description', 'Product Images (Legacy View)'];

test(
  'the product page names the product, its issues, its progress and a preview',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'MSB-ARM77-GRN');
    const main = page.getByRole('main');
    await expect(main.getByText('MSB-ARM77-GRN')).toBeVisible();
    await expect(main.getByText('Optimization Pending')).toBeVisible();
    await expect(main.getByText('Home', { exact: true }).first()).toBeVisible();
    const issues = main.getByRole('region', { name: 'Content Issues Summary' });
    // All four parts wait: above 3 is red.
    await expect(issues.getByText('4 issues')).toHaveClass(/bg-bad-soft/);
    for (const issue of ['Title', 'Description', 'Bullet Points', 'Images']) await expect(issues).toContainText(issue);
    const progress = main.getByRole('region', { name: 'Optimization Progress' });
    await expect(progress).toContainText('0%');
    await expect(progress.getByRole('button', { name: 'Generate Content' })).toBeVisible();
    for (const step of ['Title', 'Bullets', 'Description', 'Images']) {
      const button = progress.getByRole('button', { name: new RegExp(`^${step}.*not yet approved`) });
      await expect(button.locator('svg')).toBeVisible();
    }
    const preview = main.getByRole('region', { name: /^Armchair Olive/ });
    await expect(preview.getByRole('img').or(preview.locator('img')).first()).toBeVisible();
    for (const text of ['329.00 USD', 'Home', 'Furniture', 'Modern armchair.'])
      await expect(preview).toContainText(text);
    for (const view of ['View Product Page', 'See Analytics', 'View Full Details']) {
      await hand.press(preview.getByRole('button', { name: view }));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
);

test('a pending part is rejected, approved or edited, a decided one rolled back or edited, and so is each image', async ({
  page,
}) => {
  await openProduct(page, 'MSB-ARM77-GRN');
  for (const part of parts) {
    await expect(partCard(page, part).getByText('Pending', { exact: true })).toBeVisible();
    for (const action of ['Reject', 'Edit', 'Approve']) {
      await expect(partCard(page, part).getByRole('button', { name: new RegExp(`^${action}`) })).toBeVisible();
    }
    await expect(partCard(page, part).getByRole('button', { name: /^Rollback/ })).toHaveCount(0);
  }
  const hero = page.getByRole('region', { name: 'Hero Image' });
  const secondary = page.getByRole('region', { name: 'Secondary Images' });
  await expect(secondary.getByRole('listitem')).toHaveCount(2);
  for (const image of [hero.getByRole('listitem'), secondary.getByRole('listitem').first()]) {
    await expect(image.getByText('Pending', { exact: true })).toBeVisible();
    for (const action of ['Reject', 'Approve', 'Edit']) {
      await expect(image.getByRole('button', { name: new RegExp(`^${action}`) })).toBeVisible();
    }
  }
  await openProduct(page, 'PLG-FRP10-COP');
  for (const part of parts) {
    await expect(partCard(page, part).getByText('Approved', { exact: true })).toBeVisible();
    for (const action of ['Rollback', 'Edit']) {
      await expect(partCard(page, part).getByRole('button', { name: new RegExp(`^${action}`) })).toBeVisible();
    }
    await expect(partCard(page, part).getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  }
  const image = hero.getByRole('listitem');
  for (const action of ['Rollback', 'Edit']) {
    await expect(image.getByRole('button', { name: new RegExp(`^${action}`) })).toBeVisible();
  }
  const progress = page.getByRole('region', { name: 'Optimization Progress' });
  await expect(progress).toContainText('100%');
  await expect(progress.getByRole('button', { name: /, approved$/ })).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Content Issues Summary' })).toHaveCount(0);
});

test('approval notes carry the real approver and the real date', async ({ page }) => {
  const id = await openProduct(page, 'PLG-FRP10-COP');
  const content = await (await page.request.get(`/api/products/${id}/optimized-content`)).json();
  const { decidedBy, decidedAt } = content.parts.title;
  const note = partCard(page, 'Product Title').getByText(/^Approved by/);
  await expect(note).toContainText(decidedBy.fullName);
  const date = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(new Date(decidedAt));
  await expect(note).toContainText(date);
});

test(
  'editing has a field for title and description and a list for bullets, with counters, Cancel and Save',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    await openProduct(page, 'MSB-ARM77-GRN');
    const title = partCard(page, 'Product Title');
    await hand.press(title.getByRole('button', { name: /^Edit/ }));
    await hand.write(page.getByRole('textbox', { name: 'Product Title' }), 'x'.repeat(214));
    await expect(title.getByText('214/200')).toBeVisible();
    // Informational: saving stays possible.
    await expect(title.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await hand.press(title.getByRole('button', { name: 'Cancel' }));
    const description = partCard(page, 'Product Description');
    await hand.press(description.getByRole('button', { name: /^Edit/ }));
    await hand.write(page.getByRole('textbox', { name: 'Product Description' }), 'Three  words,\nno more');
    await expect(description.getByText('4 words')).toBeVisible();
    await hand.press(description.getByRole('button', { name: 'Cancel' }));
    const bullets = partCard(page, 'Feature Bullets');
    await hand.press(bullets.getByRole('button', { name: /^Edit/ }));
    const fields = bullets.getByRole('textbox');
    const count = await fields.count();
    await hand.press(bullets.getByRole('button', { name: 'Add Bullet Point' }));
    await expect(fields).toHaveCount(count + 1);
    await hand.press(bullets.getByRole('button', { name: 'Delete bullet 1', exact: true }));
    await expect(fields).toHaveCount(count);
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/optimized-content', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'down' });
    });
    await hand.press(bullets.getByRole('button', { name: 'Save', exact: true }));
    await expect(bullets.getByRole('button', { name: 'Saving...' })).toBeVisible();
    answer();
    await expect(bullets.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(fields).toHaveCount(count);
  },
);

test('images cannot be edited as text, and the page says so', async ({ page }) => {
  await openProduct(page, 'MSB-ARM77-GRN');
  await partCard(page, 'Product Images (Legacy View)').getByRole('button', { name: /^Edit/ }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Unsupported content type for editing');
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toContainText(
    'Unsupported content type for editing',
  );
});

test('the first sample product scores 85% with the four specified levels, messages and colours', async ({ page }) => {
  await page.goto('/products/1');
  const card = page.getByRole('region', { name: 'Content Benchmark Analysis' });
  await expect(card).toContainText('85%');
  for (const [part, level, message, colour] of [
    ['Title', 'Compliant', 'Title length is within ideal range', 'ok'],
    ['Description', 'Borderline', 'Description is slightly shorter than ideal length', 'warn'],
    ['Bullets', 'Compliant', 'Bullet points count meets requirements', 'ok'],
    ['Images', 'NonCompliant', 'Need more product images to meet requirements', 'bad'],
  ] as const) {
    const row = card.getByRole('button').filter({ hasText: message });
    await expect(row).toContainText(part);
    await expect(row.getByText(level, { exact: true })).toHaveClass(new RegExp(`bg-${colour}-soft`));
  }
});

test('content stands in eight columns, the assistant with its two tabs in four beside it', async ({ page }) => {
  await openProduct(page, 'PLG-FRP10-COP');
  const panel = page.getByRole('region', { name: 'Optimization Assistant' });
  await expect(panel).toContainText('Chat about this product or create custom optimization prompts');
  await expect(panel.getByRole('tab')).toHaveText(['Chat', 'Content History']);
  await expect(page.getByRole('heading', { name: 'Content Optimization' })).toBeVisible();
  const [content, assistant] = await Promise.all([partCard(page, 'Product Title').boundingBox(), panel.boundingBox()]);
  expect((content?.width ?? 0) / (assistant?.width ?? 1)).toBeGreaterThan(1.85);
  expect((content?.width ?? 0) / (assistant?.width ?? 1)).toBeLessThan(2.15);
  await expect(page.getByRole('banner').getByRole('button', { name: /assistant/i })).toBeVisible();
  for (const name of ['Previous Product', 'Save Draft', 'Next Product']) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test(
  'the history of a product is read with its tab, grouped by type, with dates, statuses and both contents',
  byMouseAndKeyboard,
  async ({ page, hand }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/content-history')) reads.push(request.url());
    });
    await openProduct(page, 'MSB-ARM77-GRN');
    await expect(partCard(page, 'Product Title')).toBeVisible();
    expect(reads).toEqual([]);
    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    await expect(page.getByRole('heading', { name: 'Title History' })).toBeVisible();
    expect(reads).toHaveLength(1);

    const id = await openProduct(page, 'GRM-HLM2-WHT-M');
    await hand.pick(page.getByRole('tab', { name: 'Content History' }));
    const panel = page.getByRole('region', { name: 'Optimization Assistant' });
    for (const type of ['Title', 'Bullet Points', 'Description', 'Images']) {
      await expect(panel.getByRole('heading', { name: `${type} History` })).toBeVisible();
    }
    const [entry] = await (await page.request.get(`/api/products/${id}/content-history?limit=1`)).json();
    const group = panel.getByRole('region', { name: /History$/ }).first();
    const item = panel
      .getByRole('listitem')
      .filter({ hasText: dateOf(entry.changeDate) })
      .first();
    await expect(item).toContainText(timeOf(entry.changeDate));
    await expect(item).toContainText('Previous Content:');
    await expect(item).toContainText('New Content:');
    await expect(group.getByRole('button', { name: 'Rollback to this version' }).first()).toBeVisible();
    // Approved green, Rejected red, Pending outline.
    await expect(panel.getByText('Approved', { exact: true }).first()).toHaveClass(/bg-ok-soft/);
    await expect(panel.getByText('Pending', { exact: true }).first()).toHaveClass(/border/);
    // Array content is a bulleted list.
    const bullets = panel.getByRole('region', { name: 'Bullet Points History' });
    await expect(bullets.locator('ul > li').first()).toBeVisible();
  },
);

test('a product without history says so, other shapes of content are formatted JSON, and a failed read is logged', async ({
  page,
}) => {
  await page.route('**/api/products/*/content-history*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  );
  await openProduct(page, 'PLG-FRP10-COP');
  await page.getByRole('tab', { name: 'Content History' }).click();
  await expect(page.getByText('No content history available for this product')).toBeVisible();
  await page.unroute('**/api/products/*/content-history*');
  await page.route('**/api/products/*/content-history*', async (route) => {
    const response = await route.fetch();
    const [entry] = await response.json();
    await route.fulfill({
      json: [
        { ...entry, contentType: 'title', previousContent: { a: { b: 1 } }, newContent: 'Text', status: 'rejected' },
      ],
      headers: { 'x-total-count': '1' },
    });
  });
  await page.reload();
  const panel = page.getByRole('region', { name: 'Optimization Assistant' });
  await expect(panel.locator('pre')).toHaveText('{\n  "a": {\n    "b": 1\n  }\n}');
  await expect(panel.getByText('Rejected', { exact: true })).toHaveClass(/bg-bad-soft/);

  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.unroute('**/api/products/*/content-history*');
  await page.route('**/api/products/*/content-history*', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(warnings.join('\n')).toContain('The history could not be loaded');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test('a rollback that fails, and one whose entry has gone, say so', byMouseAndKeyboard, async ({ page, hand }) => {
  await openProduct(page, 'GRM-HLM2-WHT-M');
  await hand.pick(page.getByRole('tab', { name: 'Content History' }));
  const panel = page.getByRole('region', { name: 'Optimization Assistant' });
  await hand.press(panel.getByRole('button', { name: 'Rollback to this version' }).first());
  const dialog = page.getByRole('dialog');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/optimized-content', async (route) => {
    if (route.request().method() !== 'PATCH') return await route.continue();
    await held;
    await route.fulfill({ status: 404, json: { error: 'History item not found', code: 'NOT_FOUND' } });
  });
  await hand.press(dialog.getByRole('button', { name: /^Rollback|^Restore|^Roll back/ }));
  await expect(page.getByRole('button', { name: 'Rolling back...' }).first()).toBeVisible();
  answer();
  // Behind the open dialog, which keeps the entry for another try.
  await expect(page.getByText('Failed to rollback content').first()).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('the content history goes by day, newest first, and words each entry', async ({ page }) => {
  await page.goto('/content-history');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Content History' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const days = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  const dates = days.map((day) => Date.parse(day));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const day of days) expect(day).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  const item = main.getByRole('listitem').first();
  await expect(item.getByRole('link')).toHaveAttribute('href', /^\/products\/\d+/);
  await expect(item).toContainText(/\d{1,2}:\d{2} [AP]M/);
  await expect(item).toContainText(/content was (pending|approved|rejected|updated)/);
  await expect(item).toContainText(/Previous content/i);
  await expect(item).toContainText(/New content/i);
});

test('the content history names products that are gone, every type, and shapes it cannot show', async ({ page }) => {
  await page.route('**/api/content-history*', async (route) => {
    const response = await route.fetch();
    const [entry] = await response.json();
    const types = ['title', 'description', 'bullets', 'images', 'heroImage', 'secondaryImage'];
    await route.fulfill({
      json: types.map((contentType, index) => ({
        ...entry,
        id: index + 1,
        productId: 77,
        productTitle: null,
        contentType,
        status: index === 0 ? null : 'approved',
        previousContent: null,
        newContent: index === 0 ? { odd: true } : entry.newContent,
      })),
      headers: { 'x-total-count': '6' },
    });
  });
  await page.goto('/content-history');
  const main = page.getByRole('main');
  await expect(main.getByText('Product #77')).toHaveCount(6);
  await expect(main.getByText('Title content was updated')).toBeVisible();
  for (const label of ['Description', 'Bullet Points', 'Images', 'Hero Image', 'Secondary Image']) {
    await expect(main.getByText(`${label} content was approved`)).toBeVisible();
  }
  await expect(main.getByText('No previous content').first()).toBeVisible();
  await expect(main.getByText('Complex content')).toBeVisible();
});

test('while a product loads the page says Loading product details...', async ({ page }) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products/1', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/products/1');
  await expect(page.getByText('Loading product details...')).toBeAttached();
  answer();
  await expect(partCard(page, 'Product Title')).toBeVisible();
});

function dateOf(iso: string): string {
  return format(iso, { month: 'short', day: 'numeric', year: 'numeric' });
}

function timeOf(iso: string): string {
  return format(iso, { hour: 'numeric', minute: '2-digit', hour12: true });
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Europe/Berlin' }).format(new Date(iso));
}
