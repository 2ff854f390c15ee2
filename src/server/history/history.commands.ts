// What other features may ask of history, within their own transactions.
export {
  appendHistory,
  findEntry,
  listHistory,
  listPeople,
  loadReplay,
  loadSourceHistory,
  loadWritings,
} from './history.store.ts';
