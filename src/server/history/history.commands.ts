// What other features may ask of history, within their own transactions.
export { appendHistory, findDoneSince, findEntry, listHistory, loadReplay, wasContent } from './history.store.ts';
