// Starts the page of a sign-off (sign-off.html). The token is in the hash, which no server writes down.
import { startSignOffPage } from './sign-off-page.ts';

const root = document.querySelector<HTMLElement>('#sign-off');
if (root) void startSignOffPage(root, window.location.hash.slice(1));
// Another link in the same tab changes nothing but the hash.
window.addEventListener('hashchange', () => window.location.reload());
