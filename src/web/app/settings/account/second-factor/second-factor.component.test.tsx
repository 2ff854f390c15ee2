// The second factor in the settings: on, with the app and the recovery codes; new codes; off; and what is refused on the way.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#domain/session/second-factor.contract.ts';
import { getMe, listSessions } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me } from '#testing/components/replies.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

const email = 'maya@northwind.example';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const url = `otpauth://totp/Copydesk:maya%40northwind.example?issuer=Copydesk&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-DDDD-EEEE-FFF${'ABCDEFGHIJ'[at]}`);
const off = { since: null, recoveryCodesLeft: 0 };
const on = { since: '2026-11-29T18:14:00.000Z', recoveryCodesLeft: 10 };

const card = page.getByRole('main').getByRole('region', { name: 'Second factor' });
/** Behind an open dialog it is hidden from screen readers. */
const coveredCard = page.getByRole('region', { name: 'Second factor', includeHidden: true });
const dialog = page.getByRole('dialog');
const codes = dialog.getByRole('list', { name: 'Recovery codes' });
const question = page.getByRole('alertdialog', { name: 'Close without saving the codes?' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });

beforeEach(() => {
  serveAll();
  serve(getMe, { ...me, username: email, fullName: 'Maya Lindqvist', role: 'owner', sessionId: 3, hasPassword: true });
  serve(listSessions, []);
  serve(startSecondFactor, { url, secret });
});

/** Only this one: the guard of the console is a spy, too. */
function restored<S extends { mockRestore: () => unknown }>(spy: S): S {
  onTestFinished(() => void spy.mockRestore());
  return spy;
}

async function open(factor: typeof off | typeof on) {
  serve(getSecondFactor, factor);
  const screen = openScreen('/settings');
  await expect.element(card).toBeVisible();
  return screen;
}

async function enterPassword(press: string): Promise<void> {
  await field('Password').fill('walnut river ladder');
  await button(press).click();
}

async function goToApp(): Promise<void> {
  await open(off);
  await card.getByRole('button', { name: 'Turn on' }).click();
  await enterPassword('Continue');
  await expect.element(field('Code')).toHaveFocus();
}

async function goToCodes() {
  const sent = serve(confirmSecondFactor, () => {
    serve(getSecondFactor, on);
    return { recoveryCodes };
  });
  await goToApp();
  await field('Code').fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(codes).toBeVisible();
  return sent;
}

async function finish(): Promise<void> {
  await dialog.getByRole('checkbox', { name: 'I saved them' }).click();
  await button('Done').click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('off, it says what it does', async () => {
  await open(off);
  await expect
    .element(card)
    .toMatchTextContent(/^Second factorOffSign-in will also ask for a code from your authenticator appTurn on$/);
});

test('where nobody signs in it is absent', async () => {
  serve(getMe, me);
  openScreen('/settings');
  await expect.element(page.getByRole('main').getByRole('region', { name: 'Appearance' })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('it is turned on by the password, a code of the app, and codes that were saved', async () => {
  const sent = await goToCodes();
  expect(sent.map(({ body }) => body)).toEqual([{ code: '123 456' }]);
  await expect.element(codes).toHaveFocus();
  expect(
    codes
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  // The card below shows it already; the codes stay.
  await expect.element(coveredCard.getByText('On since Nov 29, 2026')).toBeInTheDocument();
  await expect.element(button('Done')).toHaveAttribute('aria-disabled', 'true');
  await finish();
  await expectToast('Second factor is on', 'You are signed out everywhere else.');
  await expect.element(card.getByRole('button', { name: 'Turn off' })).toHaveFocus();
  await expect.element(card.getByText('10 left')).toBeVisible();
});

test('the app gets a QR code, or the secret in groups of four, which can be copied', async () => {
  const copied = restored(vi.spyOn(navigator.clipboard, 'writeText')).mockResolvedValue();
  await goToApp();
  await expect.element(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP', { exact: true })).toBeVisible();
  await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field('Code')).toHaveAttribute('inputmode', 'numeric');
  await button('Copy secret').click();
  await expectToast('Secret copied');
  expect(copied.mock.calls).toEqual([[secret]]);
});

test('the QR code is dark on white in both themes, with nothing dark near its edge', async () => {
  await goToApp();
  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.element(picture).toBeVisible();
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const [ground, modules] = [...picture.element().children].map((shape) => getComputedStyle(shape).fill);
    expect([ground, modules], theme).toEqual(['oklch(1 0 0)', 'rgb(0, 0, 0)']);
  }
  const { width } = (picture.element() as SVGSVGElement).viewBox.baseVal;
  const dark = picture.element().querySelector('path')?.getBBox();
  expect([dark?.x, dark?.y, dark?.width, dark?.height]).toEqual([4, 4, width - 8, width - 8]);
});

test('a wrong password is said beside it', async () => {
  await open(off);
  await card.getByRole('button', { name: 'Turn on' }).click();
  await button('Continue').click();
  await expect.element(field('Password')).toHaveAccessibleDescription('Enter your password.');
  const message = 'This is not your current password.';
  serve(startSecondFactor, new Problem('INVALID_INPUT', message, { issues: [{ path: 'password', message }] }));
  await enterPassword('Continue');
  await expect.element(field('Password')).toHaveAccessibleDescription(message);
  await expect.element(field('Password')).toHaveFocus();
});

test('a wrong code is said beside it, and another one can be entered', async () => {
  const message = 'This code is wrong. Check that the clock of your phone is right, and enter the code it shows now.';
  const refusal = new Problem('INVALID_INPUT', message, { issues: [{ path: 'code', message }] });
  const sent = serve(confirmSecondFactor, ({ body }) => (body.code === '123456' ? refusal : { recoveryCodes }));
  await goToApp();
  await field('Code').fill('12345');
  await button('Turn on').click();
  await expect.element(field('Code')).toHaveAccessibleDescription('Enter the six digits that your app shows.');
  expect(sent).toHaveLength(0);
  await field('Code').fill('123456');
  await button('Turn on').click();
  await expect.element(field('Code')).toHaveAccessibleDescription(message);
  await expect.element(field('Code')).toHaveFocus();
  await field('Code').fill('654321');
  await button('Turn on').click();
  await expect.element(codes).toBeVisible();
});

test('codes that are not saved are asked about before they go, and are shown once', async () => {
  await goToCodes();
  await userEvent.keyboard('{Escape}');
  await expect.element(question.getByRole('button', { name: 'Back to the codes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(codes).toHaveFocus();
  await button('Close').click();
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await expect.element(question).not.toBeInTheDocument();
  for (const code of recoveryCodes) await expect.element(page.getByText(code)).not.toBeInTheDocument();
  await expect.element(card.getByText('On since Nov 29, 2026')).toBeVisible();
});

test('saved codes are not asked about', async () => {
  await goToCodes();
  await dialog.getByRole('checkbox', { name: 'I saved them' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

test('codes are copied, and downloaded as a text that says what it is', async () => {
  const copied = restored(vi.spyOn(navigator.clipboard, 'writeText')).mockResolvedValue();
  const files: Blob[] = [];
  restored(vi.spyOn(URL, 'createObjectURL')).mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const names: string[] = [];
  restored(vi.spyOn(HTMLAnchorElement.prototype, 'click')).mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await goToCodes();
  await button('Copy').click();
  await expectToast('Recovery codes copied');
  expect(copied.mock.calls).toEqual([[recoveryCodes.join('\n')]]);
  await button('Download').click();
  expect(names).toEqual(['copydesk-recovery-codes.txt']);
  const lines = (await files[0]?.text())?.split('\n') ?? [];
  expect(lines[0]).toContain(email);
  expect(lines.slice(3, 13)).toEqual(recoveryCodes);
});

test('where the browser does not allow copying, another way is named, and no toast has the codes', async () => {
  restored(vi.spyOn(navigator.clipboard, 'writeText')).mockRejectedValue(new DOMException('', 'NotAllowedError'));
  restored(vi.spyOn(document, 'execCommand')).mockReturnValue(false);
  await goToCodes();
  await button('Copy').click();
  await expectToast('Recovery codes not copied', 'Your browser does not allow copying here. Download them instead.');
});

test('on, it says since when and how many codes are left; few are a warning', async () => {
  const first = await open({ ...on, recoveryCodesLeft: 3 });
  const rows = /On since Nov 29, 2026Sign-in also asks for a code.*Turn offRecovery codesEach code works once.*3 left/;
  await expect.element(card).toMatchTextContent(rows);
  first.close();
  for (const [recoveryCodesLeft, words] of [
    [2, '2 left'],
    [0, 'None left'],
  ] as const) {
    const { close } = await open({ ...on, recoveryCodesLeft });
    await expect.element(card.getByText(words)).toHaveClass('bg-warn-soft');
    await expect.element(card.getByText('Make new ones before you need them')).toBeVisible();
    close();
  }
});

test('new codes replace the earlier ones, after the password', async () => {
  const sent = serve(renewRecoveryCodes, () => {
    serve(getSecondFactor, on);
    return { recoveryCodes };
  });
  await open({ ...on, recoveryCodesLeft: 1 });
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await enterPassword('Make new codes');
  await expect.element(codes.getByText(recoveryCodes[9] as string)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'walnut river ladder' }]);
  await finish();
  await expectToast('Recovery codes replaced', 'The earlier codes no longer work.');
  await expect.element(card.getByText('10 left')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'New recovery codes' })).toHaveFocus();
});

test('while codes are on their way the dialog stays', async () => {
  const reply = Promise.withResolvers<{ recoveryCodes: string[] }>();
  serve(renewRecoveryCodes, () => reply.promise);
  await open(on);
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await enterPassword('Make new codes');
  await expect.element(button('Make new codes')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await button('Close').click();
  reply.resolve({ recoveryCodes });
  await expect.element(codes).toBeVisible();
});

test('it is turned off by the password', async () => {
  const sent = serve(endSecondFactor, () => {
    serve(getSecondFactor, off);
    return undefined;
  });
  await open(on);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await enterPassword('Turn off');
  await expectToast('Second factor is off', 'You are signed out everywhere else.');
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'walnut river ladder' }]);
  await expect.element(card.getByRole('button', { name: 'Turn on' })).toHaveFocus();
  await expect.element(card.getByText('Recovery codes')).not.toBeInTheDocument();
});

test.each([
  ['Turn on', 'Continue', startSecondFactor, off, 'Not turned on.'],
  ['Turn off', 'Turn off', endSecondFactor, on, 'Not turned off.'],
  ['New recovery codes', 'Make new codes', renewRecoveryCodes, on, 'No new codes were made.'],
] as const)('%s: an account without a password is refused in words', async (name, press, contract, factor, lead) => {
  serve(contract, new Problem('FORBIDDEN', 'This account has no password.'));
  await open(factor);
  await card.getByRole('button', { name }).click();
  await enterPassword(press);
  const words = new RegExp(`^${lead} This account has no password\\.`);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words);
});

test('a factor that could not be loaded is asked for again', async () => {
  serve(getSecondFactor, new Problem('INTERNAL', 'The store is down.'));
  openScreen('/settings');
  await expect.element(card.getByText('The second factor could not be loaded')).toBeVisible();
  serve(getSecondFactor, on);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(card.getByText('On since Nov 29, 2026')).toBeVisible();
});

test('nothing stands in the way of anybody: each step, in both themes, and on a phone', async () => {
  await goToCodes();
  await expectAccessible({ isLayer: true });
  await page.viewport(1440, 900);
  await button('Close').click();
  await expect.element(question).toBeVisible();
  await expectAccessible({ isLayer: true });
  await page.viewport(1440, 900);
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await expect.element(card.getByText('10 left')).toBeVisible();
  await expectAccessible({ within: card });
});

test('the step with the QR code has room on a phone', async () => {
  await goToApp();
  await expectAccessible({ isLayer: true });
  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.element(picture).toBeInViewport({ ratio: 1 });
  await button('Turn on').click();
  await expect.element(field('Code')).toHaveFocus();
  await expect.element(field('Code')).toBeInViewport({ ratio: 1 });
});
