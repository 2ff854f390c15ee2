// Names of attributes no table can list, because people compose them: `Hose length`, `Housing material`, `Max. load drawer`, `Zinc per tablet`, `width_mm`. One is
// known by the word it ends in, or by a name of the table behind a first word such as *maximum*; never where a word of it is a shop's own.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is measured: used only with a unit. */
const measured = words(`
  length width height depth diameter thickness weight capacity volume girth circumference radius pressure power voltage wattage temperature torque
  load speed angle area range
`);
/** What is named, or answered with yes or no. */
const named = words(`
  material fabric color colour colors colours size sizes finish coating lining pattern shape flavor flavour scent included required resistant proof safe
`);
const limits = words('max maximum min minimum');
/** Of the trade, its stores and its files, in the languages of the large shops: a name with one of these is nobody's to read. */
const internal = words(`
  price prices pricing cost costs margin profit tax vat duty tariff customs rrp msrp map stock inventory onhand reorder order orders ordered moq supplier vendor seller buyer
  dealer wholesale warehouse bin shelf location rack shipping shipped ship freight carton cartons pallet case cases package packaging packed parcel
  box boxes master outer delivery handling lead processing production turnover sales revenue rank ranking rating ratings review reviews return returns refund refunds score voucher coupon promo promotion campaign
  discount clearance deal code codes id ids sku ean gtin upc mpn asin isbn pzn barcode reference ref status flag state visibility created updated
  modified note notes internal url link file image images photo video sort priority meta seo feed sync import export hazmat hs ad ads google amazon
  ebay etsy walmart shopify facebook default preis kosten marge bestand lager lieferant versand gewicht prix coût stock fournisseur expédition precio
  coste existencias proveedor envío prezzo costo fornitore spedizione
`);
/** Units after any name: no words, and more than a letter. */
const unitSigns = words('mm cm km ft kg oz lb lbs ml cl kw mah hz db lm rpm psi nm');
/** Units of what is measured: `HDMI in`, `Towel bar` and `Type G` have none. */
const units = new Set([...unitSigns, ...words('m in g l w v k bar')]);
const mostWords = 5;
/** A longer name is a text. */
const longest = 60;

/** `base`: the key without a unit at its end. */
type ComposedName = { base: string; isMeasure: boolean; unit: string | null };

/** Reads the key of a name no table holds; null where it stays unknown. `isKnown` asks the table. */
export function readComposedName(key: string, isKnown: (key: string) => boolean): ComposedName | null {
  if (key.length > longest) return null;
  const parts = key
    .replace(/\s*[([][^)\]]*[)\]]$/, '')
    .split(/[\s.]+/)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > mostWords || parts.some((part) => internal.has(part))) return null;
  const last = parts.at(-1) ?? '';
  const isUnit = parts.length > 1 && units.has(last) && parts.at(-2) !== 'per';
  const isMeasure = isMeasured(isUnit ? parts.slice(0, -1) : parts);
  const given = isUnit && (isMeasure || unitSigns.has(last)) ? last : null;
  const rest = given === null ? parts : parts.slice(0, -1);
  const head = rest.at(-1) ?? '';
  const base = given === null ? key : rest.join(' ');
  const isWhole = isKnown(rest.join(' '));
  if (isMeasure) return { base, isMeasure, unit: given };
  if (named.has(head) && (rest.length > 1 || isWhole)) return { base, isMeasure: false, unit: given };
  const isNumberOf = rest[0] === 'number' && rest[1] === 'of' && rest.length > 2;
  if (isNumberOf || isWhole) return { base, isMeasure: false, unit: given };
  return null;
}

/** `Hose length`, `Max. load drawer`, `Zinc per tablet`; without a unit at its end. */
function isMeasured(parts: readonly string[]): boolean {
  const isLimit = limits.has(parts[0] ?? '') && parts.slice(1).some((part) => measured.has(part));
  const per = parts.indexOf('per');
  return measured.has(parts.at(-1) ?? '') || isLimit || (per > 0 && per < parts.length - 1);
}

/** The sign of a unit that a name of any language ends in, `Schutzhöhe mm`; empty where it ends in none, or in what there is of something per unit. */
export function unitSignOf(name: string): string {
  const parts = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && unitSigns.has(last) && parts.at(-2) !== 'per' ? last : '';
}
