// The formats of an export, what they are called and are for, wherever they are offered. How each is written is in formats/.
type ExportLabel = {
  title: string;
  extension: string;
  hint: string;
  /** Whether each product is written by itself, so that a run can: the columns of a table follow from all products. */
  isByProduct: boolean;
};

/** Name, file kind, one line of use, and how it can be written, of each export format. */
export const exportLabels = {
  shopify: {
    title: 'Shopify',
    extension: 'CSV',
    hint: 'A CSV of products. In the Shopify admin, import it under Products.',
    isByProduct: false,
  },
  woocommerce: {
    title: 'WooCommerce',
    extension: 'CSV',
    hint: 'For the product importer of WooCommerce in WordPress.',
    isByProduct: false,
  },
  google: {
    title: 'Google Merchant',
    extension: 'XML',
    hint: 'A product feed for Merchant Center.',
    isByProduct: true,
  },
  json: {
    title: 'JSON',
    extension: '',
    hint: 'All data in one list, for scripts and other systems.',
    isByProduct: true,
  },
  xlsx: {
    title: 'Excel',
    extension: 'XLSX',
    hint: 'A workbook to read, filter and share.',
    isByProduct: false,
  },
} as const satisfies Readonly<Record<string, ExportLabel>>;
export type ExportFormat = keyof typeof exportLabels;
export const exportFormats = Object.keys(exportLabels) as ExportFormat[];

/** Formats in which each product is written by itself. */
export type ByProductFormat = {
  [Format in ExportFormat]: (typeof exportLabels)[Format]['isByProduct'] extends true ? Format : never;
}[ExportFormat];
export const isByProduct = (format: ExportFormat): format is ByProductFormat => exportLabels[format].isByProduct;

/** Files for a brand to answer in, which come back as decisions and edits. */
export const reviewLabels = {
  'review-xlsx': { title: 'For review', extension: 'XLSX' },
  'review-csv': { title: 'For review', extension: 'CSV' },
} as const;
export type ReviewFormat = keyof typeof reviewLabels;
export const reviewFormats = Object.keys(reviewLabels) as ReviewFormat[];
/** Every format a stored export can have. */
export type StoredFormat = ExportFormat | ReviewFormat;
export const storedFormats: StoredFormat[] = [...exportFormats, ...reviewFormats];
export const isReviewFormat = (format: StoredFormat): format is ReviewFormat => format in reviewLabels;

/** `Excel XLSX` */
export function nameFormat(format: StoredFormat): string {
  const { title, extension } = isReviewFormat(format) ? reviewLabels[format] : exportLabels[format];
  return extension === '' ? title : `${title} ${extension}`;
}
