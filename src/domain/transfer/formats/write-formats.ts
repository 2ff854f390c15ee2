// Every format that is written.
import type { ByProductFormat, ExportFormat } from '../export-labels.ts';
import type { ItemsFile, TableFile, WriteFormat } from '../rows/format.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { googleExport } from './google.write.ts';
import { jsonExport, sheetExport } from './own-layout.write.ts';
import { shopifyExport } from './shopify.write.ts';
import { woocommerceExport } from './woocommerce.write.ts';

type WriteFormats = {
  readonly [Format in ExportFormat]: WriteFormat & { file: Format extends ByProductFormat ? ItemsFile : TableFile };
};

export const writeFormats: WriteFormats = {
  shopify: shopifyExport,
  woocommerce: woocommerceExport,
  google: googleExport,
  json: jsonExport,
  xlsx: sheetExport,
};

/** The format in which our own file comes back as one of this format; undefined for formats we do not write. */
export function writtenAs(format: ImportFormat): WriteFormat | undefined {
  return Object.values(writeFormats).find(({ comesBackAs }) => comesBackAs.includes(format));
}
