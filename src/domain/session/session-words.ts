// Words about sessions.
import type { SignInMethod } from './session.contract.ts';

/** How somebody signed in, behind `signed in`. */
export const methodWords: Readonly<Record<SignInMethod, string>> = {
  password: 'by password',
  company: 'through the company',
  passkey: 'by passkey',
  link: 'by an access link',
};
