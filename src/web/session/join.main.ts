// Starts the page a link leads to (join.html).
import { replacePage } from './go-on.ts';
import { startJoinPage } from './join-page.ts';

const { hash, host } = window.location;
void startJoinPage({ token: hash.slice(1), host, go: replacePage });
// Another link in the same tab changes nothing but the hash.
window.addEventListener('hashchange', () => window.location.reload());
