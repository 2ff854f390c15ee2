// What other features may ask of the catalogue, within their own transactions.
export {
  loadFacets,
  loadProduct,
  loadProducts,
  saveFigures,
  searchText,
} from './catalogue.store.ts';
export { countDatedApprovals, countedBy, countSince, sumOf } from './counts.store.ts';
export { findDeleted } from './deleted-products.store.ts';
export { deleteLocked, moveProducts, type OpenedAside, openSetAside } from './moves.commands.ts';
export {
  findHandEdited,
  sourceOf,
  updateFields,
  type Written,
} from './product-edits.store.ts';
export { whereFilter } from './product-filter.store.ts';
export { requireProductsWithin } from './product-scope.commands.ts';
export { findOutside, whereWithin } from './product-scope.store.ts';
export { countSelection, whereSelection } from './selection.store.ts';
export {
  type AsideMark,
  countSetAside,
  findSetAside,
  findSetAsideByShopName,
  findSetAsideBySku,
  locateProducts,
  type SetAside,
  selectSetAside,
  takeDueAsides,
} from './set-aside.store.ts';
