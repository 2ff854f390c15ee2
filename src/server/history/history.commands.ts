// What other features may ask of history, within their own transactions.
export { appendHistory, findDoneSince, findEntry, listHistory, loadReplay } from './history.store.ts';
