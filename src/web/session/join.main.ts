// Starts the page a link leads to (join.html).
import { connectionOf } from './connection-note.ts';
import { replacePage } from './go-on.ts';
import { startJoinPage } from './join-page.ts';

void startJoinPage({ token: window.location.hash.slice(1), connection: connectionOf(window), go: replacePage });
// Another link in the same tab changes nothing but the hash.
window.addEventListener('hashchange', () => window.location.reload());
