// What the parameters of addresses mean, for the API page: one name means one thing, whatever is listed.

/** By name. */
export const words: Readonly<Record<string, string>> = {
  // Lists, page by page.
  limit: 'How many items a page has, 1 to 200. Without it the whole list is sent, where a list can be',
  page: 'The number of the page, from 1; needs `limit`',
  cursor: 'The mark of the next page, as the `Link` header of this one has it; needs `limit`',
  sort: 'What the list is sorted by. `date` is the day a product was added; `waiting` since when it waits for a decision',
  order: 'Ascending or descending',
  total: '`about`: where the total takes long to count an estimate will do, and `X-Total-Estimated` says so',
  group: '`families`: of products that differ in size, color or model only, one stands for all that pass',
  // Products that pass: several values of one parameter pass what any of them does, several parameters what all of them do.
  search: 'Text that what is listed has in its name, its SKU or its text, ignoring case',
  category: 'Of this category',
  subcategory: 'Of this subcategory',
  brand: 'Of this brand',
  retailer: 'For this retailer',
  status: 'Products with at least one part of this status. Without content a product is pending',
  band: 'The color of the content score: green above 70, yellow above 40, red the rest',
  issue: 'Products whose part is still pending; `none`: products without an issue',
  partStatus: 'Products with a part in a status, such as `title-rejected`',
  level: 'Products whose worst part is of this level by the benchmark rules',
  lens: 'Products under this lens: why they wait, or that they are clean',
  rule: 'Products whose pending parts or facts break the rule with this ID; also where it is waived',
  imagesMeasured: 'Products with images: `yes` where these were measured before, `no` where they never were',
  sourceChanged: 'Products whose source changed after a part was approved',
  decided: '`whole`: products all parts of which are decided. `open`: products with content and a part that waits',
  qualityMin: 'The least Listing Quality, 0 to 100. A product that was not checked yet has none',
  qualityMax: 'The highest Listing Quality, 0 to 100',
  import: 'Products that the import with this ID added or changed',
  missingFrom: 'Products that earlier files brought and the file of the import with this ID does not have',
  supplier: 'Products of the supplier with this ID',
  run: 'Products that the run with this ID is done with',
  runChanged: 'Beside `run`: only those where what it wrote differs from the source, or equals it',
  assigned:
    'Products that the member with this ID has to review; `nobody`: those nobody has; `anyone`: those somebody has',
  secondPerson:
    'Products with an approval that waits for a second person, who the member with this ID can be; `anyone`: all such products; `nobody`: all others',
  family: 'Products of the family with this ID',
  among: 'Only these products: up to 200 IDs, separated by commas',
  except: 'Not these products: IDs, separated by commas',
  ids: 'Product IDs, separated by commas',
  format: 'The format of the file',
  // Entries by time.
  by: 'Entries, or sessions, of the person with this ID',
  counted: 'What a report counts: drafts, approvals, rejections, or approvals that were found wrong later',
  from: 'The first moment or day of the entries',
  until: 'The last moment or day of the entries',
  kind: 'Of this kind',
  before: 'Only what is older than the one with this ID',
  after: 'Goes on after the product with this ID',
  // Parts and pictures.
  part: 'The part of the content',
  contentType: 'The part of the content, as history names it',
  url: 'The address of the image',
  w: 'How many pixels wide the copy is to be; without it, the image as it is stored',
  name: 'The signed name of a stored file, as replies have it',
  // Keywords, rules, attributes.
  scope: 'What it is for: a product, a category or more',
  value: 'The category, or the ID of the product, that the scope is about',
  attribute: 'Rules about this attribute of a product, such as `images`',
  standing: 'Rules as they were shipped, changed, or added',
  active: 'Rules that are in effect, or that are not',
  use: 'Attributes with this use',
  key: 'The key of the attribute, as lists have it',
  job: 'What a model is asked to do',
  // Imports and runs.
  dryRun: '`true`: reads the file and says what would happen; nothing is stored',
  mode: 'What the import does with products that are in the catalog and that are not',
  list: 'Which of the products of the import',
  number: 'The number of the file, from 1',
  action: 'What was done',
  importId: 'Of the import with this ID',
  runId: 'Of the run with this ID',
  outcome: 'Items with this outcome',
  finding: 'Items with this finding; `none`: those without one',
  changed: 'Items where what was written differs from the source, or equals it',
  // Sign-in.
  to: 'The path to open after the sign-in',
  state: 'What the provider was given to send back',
  tab: 'The tab of the browser that leaves, as it named itself',
  of: 'Product IDs, separated by commas, whose families are wanted',
};

/** An ID in a path is of what stands before it: of `/api/products/{id}`, one of the products. */
function describeId(path: string, name: string): string | undefined {
  const [, before] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(path) ?? [];
  return before && /id$/i.test(name) ? `The ID of one of the ${before.replaceAll('-', ' ')}` : undefined;
}

/** Undefined for a parameter nobody described. */
export const describeParameter = (path: string, name: string): string | undefined =>
  describeId(path, name) ?? words[name];
