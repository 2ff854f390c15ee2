// What is answered where nobody is signed in.
import { Problem } from '#domain/problem.ts';

export const notSignedIn = () => new Problem('NOT_SIGNED_IN', 'Sign in to continue.');
