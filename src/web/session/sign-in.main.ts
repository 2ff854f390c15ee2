// Starts the page to sign in on (sign-in.html).
import { safePath } from '#domain/session/safe-path.ts';
import { connectionOf } from './connection-note.ts';
import { replacePage } from './go-on.ts';
import { startSignInPage } from './sign-in-page.ts';

const { origin, search } = window.location;
const asked = new URLSearchParams(search);
startSignInPage({
  to: safePath(asked.get('to'), origin),
  isLed: asked.has('to'),
  problem: asked.get('problem'),
  hasEnded: asked.has('ended'),
  connection: connectionOf(window),
  go: replacePage,
});
