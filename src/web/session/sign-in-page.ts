// The page to sign in on.
import { describeCompanyProblem, isCompanyProblem } from '#domain/session/company-problems.ts';
import type { getSignIn, signIn } from '#domain/session/sign-in.contract.ts';
import { hasPasskeys } from '#web/client/passkeys.ts';
import { type Refusal, send } from '#web/client/send.ts';
import { keep, readKept } from '#web/kit/kept.ts';
import { type Connection, showConnection } from './connection-note.ts';
import { describeRefusal } from './describe-refusal.ts';
import { type ForgottenPassword, offerPasswordLink } from './forgot-password.ts';
import { type Go, goOn } from './go-on.ts';
import { connectForm, find, markWrong, showAlert, showIssues } from './page-form.ts';
import { connectPasskeyButton } from './passkey-sign-in.ts';

type Page = {
  /** Where it leads after signing in. */
  to: string;
  /** Whether a page of the app led here. */
  isLed: boolean;
  /** Why signing in through the company failed, as the address says. */
  problem: string | null;
  /** Whether a session ended while somebody worked. */
  hasEnded: boolean;
  connection: Connection;
  go: Go;
};

const ended = 'Your session ended. Sign in to continue; your unsaved text is kept.';
const noOwner =
  'This workspace has no owner yet. To become the owner, open the link in the server log. The server prints the link each time it starts.';

/** Brings the form in the HTML to work. */
export function startSignInPage(page: Page): void {
  const { to, connection, go } = page;
  const form = find<HTMLFormElement>('form');
  const forgotten: { offer?: ForgottenPassword } = {};
  connectForm(form, async ({ email = '', password = '', code = '' }) => {
    if (forgotten.offer?.isAsking()) return await forgotten.offer.ask(email);
    const given = { email, password, ...(code.trim() === '' ? {} : { code }) };
    const outcome = await send<typeof signIn>('POST', '/api/sign-in', given);
    if (outcome.isDone) await goOn(to, { go, connection });
    else if (outcome.refusal.code === 'CODE_NEEDED') askForCode(form, outcome.refusal);
    else refuse(form, outcome.refusal);
  });
  if (page.hasEnded) find('#note').textContent = ended;
  // Who is typing already stays where they are.
  if (!form.contains(document.activeElement)) find('#email', form).focus();
  showConnection(connection);
  void readWays(form, page).then((mailsLinks) => {
    if (mailsLinks) forgotten.offer = offerPasswordLink(form);
  });
}

/** Shows the ways there are to sign in; answers whether who forgot their password can have a link mailed. */
async function readWays(form: HTMLFormElement, page: Page): Promise<boolean> {
  const { to, go, connection } = page;
  const ways = await send<typeof getSignIn>('GET', '/api/sign-in');
  if (!ways.isDone) {
    showAlert({ lead: ways.refusal.error, text: '' });
    return false;
  }
  const { methods, company, hasOwner, mailsLinks = false } = ways.reply;
  // Nobody signs in here.
  if (methods.length === 0) {
    go(to);
    return false;
  }
  const hasPasswords = methods.includes('password');
  form.hidden = !hasPasswords;
  if (hasPasswords && !hasOwner) {
    find('#note').textContent = noOwner;
    find('#no-account').hidden = true;
  }
  if (company) showCompany({ ...company, hasPasswords }, page);
  const offersPasskey = methods.includes('passkey') && hasPasskeys();
  if (offersPasskey) connectPasskeyButton(() => goOn(to, { go, connection }));
  find('#or').hidden = !hasPasswords || !(company || offersPasskey);
  return mailsLinks && hasOwner;
}

function showCompany(
  ways: { name: string; origin: string; isAutomatic?: boolean | undefined; hasPasswords: boolean },
  { to, problem, isLed, go }: Page,
): void {
  const link = find<HTMLAnchorElement>('#company');
  // A link and no form: the policy of the page sends forms nowhere else, and the provider is elsewhere.
  // The provider leads back to that origin, and the cookie of what is under way is set where it starts.
  link.href = `${ways.origin}/api/sign-in/company?to=${encodeURIComponent(to)}`;
  find('span', link).textContent = `Continue with ${ways.name}`;
  link.hidden = false;
  if (isCompanyProblem(problem)) showAlert({ lead: describeCompanyProblem(problem, ways), text: '' });
  // Not after a sign-out, which would be none, and once in a while: a browser that keeps no cookie is led back here.
  else if (ways.isAutomatic && isLed && isFirstTry()) go(link.href);
}

const triedKey = 'copydesk.signing-in';
const againMs = 3_000;

/** Whether nothing was tried by itself in the last moments. */
function isFirstTry(): boolean {
  const before = Number(readKept(triedKey, 'sessionStorage'));
  keep(triedKey, String(Date.now()), 'sessionStorage');
  return Date.now() - before > againMs;
}

/** The email stays; what may be wrong is typed again. */
function refuse(form: HTMLFormElement, refusal: Refusal): void {
  const atNoField = showIssues(form, refusal.issues ?? []);
  if (refusal.issues && atNoField.length === 0) return;
  showAlert(describeRefusal(refusal, { again: 'Sign in again', now: Date.now() }));
  if (refusal.code !== 'SIGN_IN_FAILED') return;
  const code = find<HTMLInputElement>('#code', form);
  const wrong = code.value === '' ? find<HTMLInputElement>('#password', form) : code;
  wrong.value = '';
  markWrong(wrong);
  wrong.focus();
}

/** Email and password are right; this person has a second factor. */
function askForCode(form: HTMLFormElement, refusal: Refusal): void {
  const field = find('#code-field', form);
  const code = find<HTMLInputElement>('#code', form);
  if (!field.hidden) markWrong(code, refusal.error);
  field.hidden = false;
  code.focus();
}
