// Gives the products of a file the values its import has for all of them.
import { type ConstantField, type Constants, constantFields } from '../constants.ts';
import type { ReadItem, ReadProduct } from '../record.ts';

/** The item with these values where the file has no column or no value for them; the rows it came with stay as they are. */
export function fillConstants(item: ReadItem, constants: Constants): ReadItem {
  if (item.kind === 'product') return fillProduct(item, constants);
  return item.update ? { ...item, update: fillProduct(item.update, constants) } : item;
}

function fillProduct(read: ReadProduct, constants: Constants): ReadProduct {
  const fields = constantFields.filter((field) => constants[field] !== undefined && !read.product[field]);
  if (fields.length === 0) return read;
  const isFilled = (field: string) => fields.includes(field as ConstantField);
  return {
    ...read,
    product: { ...read.product, ...Object.fromEntries(fields.map((field) => [field, constants[field]])) },
    provides: [...read.provides.filter((field) => !isFilled(field)), ...fields],
    blank: read.blank.filter((field) => !isFilled(field)),
  };
}
