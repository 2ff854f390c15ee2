// Trying a prompt where a language model writes: what it costs is said first, it can be stopped, and it is recorded as a trial.
import { AxeBuilder } from '@axe-core/playwright';
import { byMouseAndKeyboard } from './input-mode.ts';
import { expect, openLamp, say, test } from './model-server.ts';

const bullets = ['3 color modes for work and rest', 'Touch switch on the base', 'Arm folds flat for storage'];
const description = 'A desk lamp of aluminum with a 16-inch arm.\n\nThe arm folds flat for storage.';
const plain = say({ title: 'Clayfield Desk Lamp CL-2040, 9W, Black', bullets, description });
const friendly = say({ title: 'Clayfield Desk Lamp CL-2040, Black', bullets, description });

test(
  'a trial with a model waits for a yes, is stopped and gone on with',
  byMouseAndKeyboard,
  async ({ page, hand, double }) => {
    const id = await openLamp(page);
    await page.goto('/prompts?dialog=new');
    const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
    const prompt = dialog.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toBeFocused();
    await hand.write(prompt, 'Use a friendly tone');
    await hand.press(dialog.getByRole('button', { name: 'Test prompt' }));
    const trial = dialog.getByRole('region', { name: 'Test prompt' });
    const status = trial.getByRole('status');
    await expect(status).toContainText(
      'double-1 will draft one product without the prompt and with it. This takes 2 requests, or up to 4 if drafts need fixes.',
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(double.requests).toHaveLength(0);

    const never = Promise.withResolvers<void>();
    double.script(say({ title: 'Clayfield Desk Lamp' }, [{ at: 'Desk', until: never.promise }]));
    await hand.press(trial.getByRole('button', { name: 'Start the test' }));
    await expect(status).toHaveText('Drafting product 1 of 1…');
    await expect.poll(() => double.requests.length).toBe(1);
    await hand.press(dialog.getByRole('button', { name: 'Stop' }));
    await expect(status).toContainText('Stopped: 1 not tested yet.');
    await expect.poll(() => double.requests[0]?.isLeft).toBe(true);
    never.resolve();

    double.script(plain, friendly);
    await hand.press(trial.getByRole('button', { name: 'Continue' }));
    await expect(status).toHaveText('The only product tested: it would change.');
    await expect(trial.getByRole('listitem')).toContainText('Title 38 → 34 characters');
    await expect(trial.getByText('A language model writes slightly different texts each time')).toBeVisible();
    expect(double.requests.map(({ text }) => text.includes('Use a friendly tone'))).toEqual([false, false, true]);
    expect(await (await page.request.get(`/api/products/${id}/optimized-content`)).json()).toBeNull();
  },
);
