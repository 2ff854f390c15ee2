// What other features may ask of history, within their own transactions.
export {
  appendHistories,
  appendHistory,
  findEntry,
  listHistory,
  listPeople,
  loadReplay,
  loadSourceHistory,
  wasContent,
} from './history.store.ts';
