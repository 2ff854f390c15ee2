// What other features may ask of the catalogue, within their own transactions.
export {
  listProducts,
  loadFacets,
  loadProduct,
  saveReviewFigures,
  searchText,
  streamProducts,
  whereFilter,
} from './catalogue.store.ts';
