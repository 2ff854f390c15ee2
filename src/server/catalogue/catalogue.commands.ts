// What other features may ask of the catalogue, within their own transactions.
export {
  loadFacets,
  loadProduct,
  loadProducts,
  saveFigures,
  searchText,
} from './catalogue.store.ts';
export { countDatedApprovals, countedBy, countSince, sumOf } from './counts.store.ts';
export { findDeleted, moveOut as deleteLocked } from './deleted-products.store.ts';
export {
  findHandEdited,
  sourceOf,
  updateFields,
} from './product-edits.store.ts';
export { whereFilter } from './product-filter.store.ts';
export { countSelection, whereSelection } from './selection.store.ts';
