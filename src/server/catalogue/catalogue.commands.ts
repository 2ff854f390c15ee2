// What other features may ask of the catalogue, within their own transactions.
export { attemptItem, type BulkOutcome, runStep } from './bulk-step.ts';
export {
  listProducts,
  loadFacets,
  loadProduct,
  loadProducts,
  saveReviewFigures,
  searchText,
  streamProducts,
} from './catalogue.store.ts';
export { whereFilter } from './product-filter.store.ts';
export { findTitle, whereSelection } from './selection.store.ts';
