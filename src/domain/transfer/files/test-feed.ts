// What tests of the XML scanner say of a feed that was recognized elsewhere.
import type { XmlItems } from './xml-items.ts';

export const feedOf = (tag: string): XmlItems => ({
  tag,
  keepPrefix: [],
  otherParents: [],
  others: [],
  around: [],
  inherited: [],
  isFeed: true,
  references: {},
  referred: [],
  columns: [],
  currency: null,
});
