// The button to sign in with a passkey.
import type { PasskeyCredential, signInByPasskey, startPasskeySignIn } from '#domain/session/passkeys.contract.ts';
import { askPasskey, describeNoPasskey } from '#web/client/passkeys.ts';
import { type Refusal, send } from '#web/client/send.ts';
import { describeRefusal } from './describe-refusal.ts';
import { find, setBusy, showAlert } from './page-form.ts';

/** Brings the button to work; `goOn` is called once somebody is signed in. */
export function connectPasskeyButton(goOn: () => Promise<unknown>): void {
  const button = find<HTMLButtonElement>('#passkey');
  button.hidden = false;
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    setBusy(button, true);
    showAlert(null);
    const refusal = await signIn();
    if (refusal === null) await goOn();
    else showAlert(describeRefusal(refusal, { again: 'Sign in again', now: Date.now() }));
    setBusy(button, false);
  });
}

/** Why it came to nothing; null where it did not. */
async function signIn(): Promise<Refusal | null> {
  const started = await send<typeof startPasskeySignIn>('POST', '/api/sign-in/passkey/start');
  if (!started.isDone) return started.refusal;
  let credential: PasskeyCredential;
  try {
    credential = await askPasskey(started.reply);
  } catch (error) {
    return { error: describeNoPasskey(error) };
  }
  const signedIn = await send<typeof signInByPasskey>('POST', '/api/sign-in/passkey', { credential });
  return signedIn.isDone ? null : signedIn.refusal;
}
