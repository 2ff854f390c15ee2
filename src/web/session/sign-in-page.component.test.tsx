// The page to sign in on: what it says, what it keeps, where it leads.
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { signInByPasskey, startPasskeySignIn } from '#domain/session/passkeys.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { askForPasswordLink, getSignIn, signIn } from '#domain/session/sign-in.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { openEntryPage } from '#testing/components/open-entry-page.ts';
import { me } from '#testing/components/replies.ts';
import { serve, serveByDefault } from '#testing/components/serve.ts';
import html from '../sign-in.html?raw';
import { connectionOf } from './connection-note.ts';
import { startSignInPage } from './sign-in-page.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Sign in' });
const alert = page.getByRole('alert');
const foot = page.getByRole('contentinfo');

const wrong = 'Email or password is wrong. Check both and try again.';

const connection = { host: 'desk.example', isEncrypted: true, isSecure: true };
/** Of another machine, without https. */
const unencrypted = { host: 'desk.example:3000', isEncrypted: false, isSecure: false };

function open(to = '/products?page=2', problem: string | null = null, opened = connection) {
  serveByDefault(getSignIn, { hasOwner: true, methods: ['password'] });
  const go = vi.fn();
  openEntryPage(html);
  startSignInPage({ to, isLed: to !== '/', problem, hasEnded: false, connection: opened, go });
  return go;
}

async function type(): Promise<void> {
  await email.fill('maya@northwind.example');
  await password.fill('a long enough one');
}

test('whoever signs in goes on where they wanted to', async () => {
  const sent = serve(signIn, undefined);
  serve(getMe, { ...me, id: 7, sessionId: 3 });
  const go = open();
  await expect.element(email).toHaveFocus();
  await type();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => go.mock.calls).toEqual([['/products?page=2']]);
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'maya@northwind.example', password: 'a long enough one' }]);
});

test('Enter before the script of the page has run sends nothing, and what is typed stays', async () => {
  serveByDefault(getSignIn, { hasOwner: true, methods: ['password'] });
  openEntryPage(html);
  const opened = window.location.href;
  const submitted = vi.fn();
  document.querySelector('form')?.addEventListener('submit', submitted);
  await type();
  await userEvent.keyboard('{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(window.location.href).toBe(opened);
  await expect.element(submit).toBeDisabled();
  startSignInPage({ to: '/', isLed: false, problem: null, hasEnded: false, connection, go: vi.fn() });
  await expect.element(submit).toBeEnabled();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveValue('a long enough one');
});

test('a wrong password is emptied and asked for again; the email stays', async () => {
  serve(signIn, new Problem('SIGN_IN_FAILED', wrong, { fields: { triesLeft: 2 } }));
  const go = open();
  await type();
  await submit.click();
  await expect
    .element(alert)
    .toHaveTextContent(
      'Email or password is wrong. Check both and try again. After 2 more tries, sign-in pauses for 15 minutes.',
    );
  await expect.element(email).toHaveValue('maya@northwind.example');
  await expect.element(password).toHaveValue('');
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  expect(go).not.toHaveBeenCalled();
  await userEvent.keyboard('x');
  await expect.element(password).not.toHaveAttribute('aria-invalid');
});

test('who has a second factor is asked for a code of it; a wrong one is typed again', async () => {
  const used = 'The code is wrong or was used already. Enter the one your app shows now.';
  const sent = serve(signIn, ({ body: { code } }) => {
    if (code === undefined) return new Problem('CODE_NEEDED', 'Enter the code of your authenticator app.');
    return code === '123456' ? undefined : new Problem('SIGN_IN_FAILED', used, { fields: { triesLeft: 3 } });
  });
  serve(getMe, { ...me, sessionId: 3 });
  const go = open();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.element(code).not.toBeInTheDocument();
  await type();
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
  await expect.element(alert).toHaveTextContent('');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(code)
    .toHaveAccessibleDescription(
      'The code your authenticator app shows, or a recovery code. Enter the code of your authenticator app.',
    );
  await userEvent.keyboard('654321{Enter}');
  await expect.element(alert).toHaveTextContent(`${used} After 3 more tries, sign-in pauses for 15 minutes.`);
  await expect.element(code).toHaveFocus();
  await expect.element(password).toHaveValue('a long enough one');
  await userEvent.keyboard('123456{Enter}');
  await expect.poll(() => go.mock.calls).toHaveLength(1);
  expect(sent.map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, undefined, '654321', '123456']);
});

test('too many tries say when it works again, and lose nothing', async () => {
  serve(signIn, new Problem('RATE_LIMITED', 'Too many tries.', { retryAfterSeconds: 900 }));
  open();
  await type();
  await submit.click();
  await expect.element(alert).toMatchTextContent(/^Too many tries\. Sign in again at \d{1,2}:\d{2} [AP]M\.$/);
  await expect.element(password).toHaveValue('a long enough one');
});

test('what is missing is said beside its field, and the first is gone to', async () => {
  const issues = [
    { path: 'email', message: 'Enter your email.' },
    { path: 'password', message: 'Enter your password.' },
  ];
  serve(signIn, new Problem('INVALID_INPUT', 'Some fields are wrong.', { issues }));
  open();
  await type();
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Enter your email.');
  await expect.element(email).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  await expect.element(alert).toHaveTextContent('');
});

test.each([
  ['gives no answer', () => Promise.reject(new TypeError('Failed to fetch')), /^The server cannot be reached\./],
  ['is behind a proxy that fails', async () => new Response('<h1>No</h1>', { status: 502 }), /\(502\)\.$/],
])('a server that %s is said, and nothing typed is lost', async (_what, answer, words) => {
  open();
  await type();
  vi.stubGlobal('fetch', answer);
  await submit.click();
  await expect.element(alert).toMatchTextContent(words);
  await expect.element(email).toHaveValue('maya@northwind.example');
  await expect.element(password).toHaveValue('a long enough one');
});

const northwind = page.getByRole('link', { name: 'Continue with Northwind' });

test('the sign-in of the company comes first, and leads back to where one wanted to go', async () => {
  serve(getSignIn, {
    hasOwner: true,
    methods: ['password', 'company'],
    company: { name: 'Northwind', origin: 'https://desk.example' },
  });
  open();
  await expect
    .element(northwind)
    .toHaveAttribute('href', 'https://desk.example/api/sign-in/company?to=%2Fproducts%3Fpage%3D2');
  await expect.element(page.getByText('or with your password')).toBeVisible();
  await expect.element(password).toBeVisible();
  await expectAccessible({ hasFrame: false });
});

test('where the company alone signs people in, nobody is asked for a password', async () => {
  serve(getSignIn, {
    hasOwner: true,
    methods: ['company'],
    company: { name: 'Northwind', origin: 'https://desk.example' },
  });
  open();
  await expect.element(northwind).toBeVisible();
  await expect.element(password).not.toBeVisible();
  await expect.element(page.getByText('or with your password')).not.toBeVisible();
});

test('why the company let nobody in is said', async () => {
  serve(getSignIn, {
    hasOwner: true,
    methods: ['password', 'company'],
    company: { name: 'Northwind', origin: 'https://desk.example' },
  });
  open('/', 'unreachable');
  await expect.element(alert).toHaveTextContent("Northwind's sign-in does not answer. Use a password or try again.");
});

test('a reason in the address that is none of ours is not said', async () => {
  serve(getSignIn, {
    hasOwner: true,
    methods: ['password', 'company'],
    company: { name: 'Northwind', origin: 'https://desk.example' },
  });
  open('/', '<b>call 555</b>');
  await expect.element(northwind).toBeVisible();
  await expect.element(alert).toHaveTextContent('');
});

const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
const options = { challenge: 'AAAA', rpId: 'localhost' };

/** What the browser does when it is asked for a passkey. */
function gives(answer: () => Promise<Credential | null>): void {
  const spy = vi.spyOn(navigator.credentials, 'get').mockImplementation(answer);
  onTestFinished(() => spy.mockRestore());
}

test('a passkey leads where one wanted to go', async () => {
  const json = { id: 'x', response: { clientDataJSON: 'e30' } };
  const credential: Credential = Object.create(PublicKeyCredential.prototype);
  gives(async () => Object.defineProperty(credential, 'toJSON', { value: () => json }));
  serve(getSignIn, { hasOwner: true, methods: ['password', 'passkey'] });
  serve(startPasskeySignIn, options);
  serve(getMe, { ...me, id: 7, sessionId: 3 });
  const sent = serve(signInByPasskey, undefined);
  const go = open();
  await expect.element(page.getByText('or with your password')).toBeVisible();
  await passkey.click();
  await expect.poll(() => go.mock.calls).toEqual([['/products?page=2']]);
  expect(sent.map(({ body }) => body)).toEqual([{ credential: json }]);
  await expectAccessible({ hasFrame: false });
});

test('a passkey that is not given or not known is said', async () => {
  gives(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  serve(getSignIn, { hasOwner: true, methods: ['password', 'passkey'] });
  serve(startPasskeySignIn, options);
  open();
  await passkey.click();
  await expect.element(alert).toHaveTextContent('No passkey was used. Try again, or use your password.');
  serve(startPasskeySignIn, new Problem('RATE_LIMITED', 'Too many tries.', { retryAfterSeconds: 60 }));
  await passkey.click();
  await expect.element(alert).toMatchTextContent(/^Too many tries\. Sign in again at/);
});

test('without passkeys here, none is offered', async () => {
  open();
  await expect.element(password).toBeVisible();
  await expect.element(passkey).not.toBeInTheDocument();
});

test('a double click signs in once', async () => {
  const answer = Promise.withResolvers<undefined>();
  const sent = serve(signIn, () => answer.promise);
  serve(getMe, { ...me, sessionId: 3 });
  const go = open();
  await type();
  await submit.dblClick();
  answer.resolve(undefined);
  await expect.poll(() => go.mock.calls.length).toBe(1);
  expect(sent).toHaveLength(1);
});

test('the password is shown on request, and hidden before it is sent', async () => {
  serve(signIn, new Problem('RATE_LIMITED', 'Too many tries.'));
  open();
  await type();
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await submit.click();
  await expect.element(alert).toMatchTextContent(/^Too many tries/);
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('a connection that is encrypted shows where one is', async () => {
  open();
  await expect.element(foot).toHaveTextContent('desk.example');
});

test('one that is not is said, whatever the server knows of it', async () => {
  open('/', null, unencrypted);
  await expect
    .element(foot)
    .toHaveTextContent(
      'The connection to desk.example:3000 is not encrypted. Others on the network can read your password.',
    );
});

test('on this machine nothing is said of the network', async () => {
  open('/', null, connectionOf(window));
  await expect.element(submit).toBeVisible();
  await expect.element(foot).not.toBeInTheDocument();
});

test.each([
  [
    'without https',
    unencrypted,
    'This page was opened without https. Open Copydesk at the address your administrator gave you, with https.',
  ],
  ['without cookies', connection, 'Allow cookies for this site, then sign in again.'],
])('a browser %s that did not keep the sign-in says so, in place of an empty form', async (_what, opened, text) => {
  serve(signIn, undefined);
  serve(getMe, new Problem('NOT_SIGNED_IN', 'Sign in to continue.'));
  const go = open('/', null, opened);
  await type();
  await submit.click();
  await expect.element(alert).toHaveTextContent(`This browser did not save your sign-in. ${text}`);
  await expect.element(email).toHaveValue('maya@northwind.example');
  expect(go).not.toHaveBeenCalled();
});

test('what else is wrong after signing in, the app says', async () => {
  serve(signIn, undefined);
  serve(getMe, new Problem('INTERNAL', 'The store is down.'));
  const go = open();
  await type();
  await submit.click();
  await expect.poll(() => go.mock.calls).toHaveLength(1);
});

test('who was signed in when their session ended is told so, and what became of their text', async () => {
  open();
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByText(/^Your session ended/)).not.toBeInTheDocument();
  openEntryPage(html);
  startSignInPage({ to: '/', isLed: true, problem: null, hasEnded: true, connection, go: vi.fn() });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Your session ended. Sign in to continue; your unsaved text is kept.');
  await expectAccessible({ hasFrame: false });
});

test('before there is an owner it says where their link is', async () => {
  serve(getSignIn, { hasOwner: false, methods: ['password'] });
  open();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^This workspace has no owner yet\. To become the owner, open the link/);
  await expect.element(page.getByText(/Ask the owner of your workspace/)).not.toBeVisible();
  await expectAccessible({ hasFrame: false });
});

test('where nobody signs in the page leads on', async () => {
  serve(getSignIn, { hasOwner: true, methods: [] });
  const go = open('/help');
  await expect.poll(() => go.mock.calls).toEqual([['/help']]);
});

test('nothing stands in the way of anybody, before and after a wrong password', async () => {
  serve(signIn, new Problem('SIGN_IN_FAILED', wrong, { fields: { triesLeft: 4 } }));
  open();
  await expect.element(foot).toHaveTextContent('desk.example');
  await expectAccessible({ hasFrame: false });
  await page.viewport(1440, 900);
  await type();
  await submit.click();
  await expect.element(alert).toMatchTextContent(/^Email or password is wrong/);
  await expectAccessible({ hasFrame: false });
});

test('who forgot their password has a link mailed, where mail is sent, and reads the same for every email', async () => {
  serve(getSignIn, { hasOwner: true, methods: ['password'], mailsLinks: true });
  const asked = serve(askForPasswordLink, undefined);
  open();
  await type();
  await expect.element(page.getByText(/Ask an owner or admin for a new link/)).not.toBeVisible();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expect.element(password).not.toBeVisible();
  await expectAccessible({ hasFrame: false });
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^If an account with a password has this email, a link is on its way\./);
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'maya@northwind.example' }]);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect.element(password).toBeVisible();
  await expect.element(submit).toBeVisible();
});

test('a link that is asked for too often, or for no email, is refused beside what is wrong', async () => {
  serve(getSignIn, { hasOwner: true, methods: ['password'], mailsLinks: true });
  open();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await email.fill('maya@northwind.example');
  const issues = [{ path: 'email', message: 'Enter an email address such as maya@example.com.' }];
  serve(askForPasswordLink, new Problem('INVALID_INPUT', 'Wrong', { issues }));
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address such as maya@example.com.');
  serve(askForPasswordLink, new Problem('RATE_LIMITED', 'Too many tries.', { retryAfterSeconds: 900 }));
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(alert).toMatchTextContent(/^Too many tries\. Ask for a link again at /);
});

test('where no mail is sent, it says whom to ask for a link', async () => {
  const company = { name: 'Northwind', origin: 'https://desk.example' };
  serve(getSignIn, { hasOwner: true, methods: ['password', 'company'], company });
  open();
  await expect.element(page.getByRole('link', { name: 'Continue with Northwind' })).toBeVisible();
  await expect.element(page.getByText(/Ask an owner or admin for a new link/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Forgot your password?' })).not.toBeInTheDocument();
});

const byProxy = {
  hasOwner: true,
  methods: ['company' as const],
  company: { name: 'Northwind', origin: '', isAutomatic: true },
};
const leads = '/api/sign-in/company?to=%2Fproducts';

test('where a proxy has signed people in, the page goes on by itself, once', async () => {
  sessionStorage.clear();
  serve(getSignIn, byProxy);
  const go = open('/products');
  await expect.poll(() => go.mock.calls).toEqual([[expect.stringMatching(/\/api\/sign-in\/company\?to=%2Fproducts$/)]]);
  // A browser that kept no cookie is led back: it stays.
  const again = open('/products');
  const link = page.getByRole('link', { name: 'Continue with Northwind' });
  await expect.element(link).toHaveAttribute('href', leads);
  expect(again).not.toHaveBeenCalled();
});

test.each([
  ['after a sign-out', '/', null],
  ['where the proxy let nobody in', '/products', 'no-role'],
])('%s it waits for a click', async (_when, to, problem) => {
  sessionStorage.clear();
  serve(getSignIn, byProxy);
  const go = open(to, problem);
  await expect.element(page.getByRole('link', { name: 'Continue with Northwind' })).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});
