// The formats of an import and what they are called wherever they are named. How each is read is in formats/.
export const importLabels = {
  'shopify-csv': 'Shopify CSV',
  'woocommerce-csv': 'WooCommerce CSV',
  'magento-csv': 'Magento CSV',
  'google-xml': 'Google Merchant XML',
  xml: 'XML (any elements)',
  'google-tsv': 'Google Merchant TSV',
  'wix-csv': 'Wix CSV',
  'squarespace-csv': 'Squarespace CSV',
  'etsy-csv': 'Etsy CSV',
  'prestashop-csv': 'PrestaShop CSV',
  'amazon-tsv': 'Amazon listing report',
  json: 'JSON',
  jsonl: 'JSON Lines',
  csv: 'CSV (any columns)',
  xlsx: 'Excel (.xlsx)',
} as const satisfies Readonly<Record<string, string>>;
export type ImportFormat = keyof typeof importLabels;
