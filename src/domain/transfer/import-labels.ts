// What the formats of an import are called, wherever they are named.
import type { ImportFormat } from './transfer.contract.ts';

export const importLabels: Readonly<Record<ImportFormat, string>> = {
  'shopify-csv': 'Shopify CSV',
  'woocommerce-csv': 'WooCommerce CSV',
  'magento-csv': 'Magento CSV',
  'google-xml': 'Google Merchant XML',
  'google-tsv': 'Google Merchant TSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  csv: 'CSV (any columns)',
  xlsx: 'Excel (.xlsx)',
};
