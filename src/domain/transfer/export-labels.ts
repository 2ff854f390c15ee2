// The formats of an export, what they are called and are for, wherever they are offered. How each is written is in formats/.
type ExportLabel = { title: string; extension: string; hint: string };

/** Name, file kind and one line of use of each export format. */
export const exportLabels = {
  shopify: {
    title: 'Shopify',
    extension: 'CSV',
    hint: 'A CSV of products. In the Shopify admin, import it under Products.',
  },
  woocommerce: {
    title: 'WooCommerce',
    extension: 'CSV',
    hint: 'For the product importer of WooCommerce in WordPress.',
  },
  google: { title: 'Google Merchant', extension: 'XML', hint: 'A product feed for Merchant Center.' },
  json: { title: 'JSON', extension: '', hint: 'All data in one list, for scripts and other systems.' },
  xlsx: { title: 'Excel', extension: 'XLSX', hint: 'A workbook to read, filter and share.' },
} as const satisfies Readonly<Record<string, ExportLabel>>;
export type ExportFormat = keyof typeof exportLabels;
