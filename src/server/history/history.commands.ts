// What other features may ask of history, within their own transactions.
export {
  appendHistories,
  appendHistory,
  findDoneSince,
  findEntry,
  listHistory,
  listPeople,
  loadReplay,
  wasContent,
} from './history.store.ts';
