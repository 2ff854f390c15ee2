// What other features may ask of history, within their own transactions.
export { appendHistory, findDoneSince, findEntry, listHistory } from './history.store.ts';
