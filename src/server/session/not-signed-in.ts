// What is answered where nobody is signed in, or nobody can be.
import { Problem } from '#domain/problem.ts';

export const notSignedIn = () => new Problem('NOT_SIGNED_IN', 'Sign in to continue.');

export const noSignIn = () => new Problem('NOT_FOUND', 'This workspace has no sign-in.');

export const notForPrograms = () => new Problem('FORBIDDEN', 'This needs a person who is signed in, not a token.');
