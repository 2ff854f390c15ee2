// What the formats of an export are called and are for, wherever they are offered.
import type { ExportFormat } from './transfer.contract.ts';

/** Name, file kind and one line of use of each export format. */
export const exportLabels: Record<ExportFormat, { title: string; extension: string; hint: string }> = {
  shopify: { title: 'Shopify', extension: 'CSV', hint: 'Products CSV to import under Products in the Shopify admin.' },
  woocommerce: {
    title: 'WooCommerce',
    extension: 'CSV',
    hint: 'For the product importer of WooCommerce in WordPress.',
  },
  google: { title: 'Google Merchant', extension: 'XML', hint: 'A product feed for Merchant Center.' },
  json: { title: 'JSON', extension: '', hint: 'Everything in one list, for scripts and other systems.' },
  xlsx: { title: 'Excel', extension: 'XLSX', hint: 'A workbook to read, filter and share.' },
};
