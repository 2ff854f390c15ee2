// Every format that is read. Tables are held against them in this order; the first that recognizes one takes it.

import type { ReadFormat } from '../rows/format.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { googleTsv, googleXml } from './google.read.ts';
import { magentoCsv } from './magento.read.ts';
import { csv, json, jsonLines, xlsx, xml } from './own-layout.read.ts';
import { amazonTsv, etsyCsv, prestashopCsv, squarespaceCsv, wixCsv } from './shop-exports.read.ts';
import { shopifyCsv } from './shopify.read.ts';
import { woocommerceCsv } from './woocommerce.read.ts';

export const readFormats: Readonly<Record<ImportFormat, ReadFormat>> = {
  'shopify-csv': shopifyCsv,
  'magento-csv': magentoCsv,
  'woocommerce-csv': woocommerceCsv,
  'google-tsv': googleTsv,
  'google-xml': googleXml,
  xml,
  'wix-csv': wixCsv,
  'squarespace-csv': squarespaceCsv,
  'etsy-csv': etsyCsv,
  'prestashop-csv': prestashopCsv,
  'amazon-tsv': amazonTsv,
  json,
  jsonl: jsonLines,
  csv,
  xlsx,
};
