// What other features may ask of the catalogue, within their own transactions.
export { loadProduct, saveReviewFigures, searchText, streamProducts, whereFilter } from './catalogue.store.ts';
