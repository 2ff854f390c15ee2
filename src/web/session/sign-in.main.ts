// Starts the page to sign in on (sign-in.html).
import { replacePage } from './go-on.ts';
import { safePath } from './safe-path.ts';
import { startSignInPage } from './sign-in-page.ts';

const { origin, host, search } = window.location;
startSignInPage({ to: safePath(new URLSearchParams(search).get('to'), origin), host, go: replacePage });
