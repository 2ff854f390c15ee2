// Asking for a link that sets a new password, in the form to sign in: it then asks for the email alone.
import type { askForPasswordLink } from '#domain/session/sign-in.contract.ts';
import { send } from '#web/client/send.ts';
import { describeRefusal } from './describe-refusal.ts';
import { find, showAlert, showIssues } from './page-form.ts';

const howTo = 'Enter your email to get a link for a new password.';
/** The same for every email: nobody learns here who has an account. */
const asked =
  'If an account with a password has this email, a link is on its way. The link works once, within an hour. Check your spam folder, too.';

export type ForgottenPassword = {
  /** Whether the form asks for a link. */
  isAsking: () => boolean;
  ask: (email: string) => Promise<void>;
};

/** Offers it under the form. */
export function offerPasswordLink(form: HTMLFormElement): ForgottenPassword {
  const button = find<HTMLButtonElement>('#forgot', form);
  let isAsking = false;
  const show = (asks: boolean) => {
    isAsking = asks;
    find('#password-field', form).hidden = asks;
    find('#code-field', form).hidden = true;
    find('h1').textContent = asks ? 'Forgot your password?' : 'Sign in';
    find('#note').textContent = asks ? howTo : '';
    find('#verb', form).textContent = asks ? 'Send link' : 'Sign in';
    button.textContent = asks ? 'Back to sign-in' : 'Forgot your password?';
  };
  button.hidden = false;
  find('#ask-somebody', form).hidden = true;
  button.addEventListener('click', () => {
    showAlert(null);
    show(!isAsking);
    find('#email', form).focus();
  });
  return {
    isAsking: () => isAsking,
    ask: async (email) => {
      const outcome = await send<typeof askForPasswordLink>('POST', '/api/sign-in/password-link', { email });
      if (outcome.isDone) {
        find('#note').textContent = asked;
        return;
      }
      const { refusal } = outcome;
      const atNoField = showIssues(form, refusal.issues ?? []);
      if (refusal.issues && atNoField.length === 0) return;
      showAlert(describeRefusal(refusal, { again: 'Ask for a link again', now: Date.now() }));
    },
  };
}
