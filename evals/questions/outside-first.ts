// A set of 136 questions by somebody who had not seen the reader, with SQL after what they meant. At first look 80 of 116 were exact and 4
// answered otherwise; the reader has been changed with it since.
import {
  bullets,
  count,
  figure,
  groups,
  has,
  images,
  list,
  order,
  type QuestionCase,
  set,
  winners,
} from './question-case.ts';

const parts = ['title', 'description', 'bullets', 'images'] as const;
const eachPart = (status: string, joint: ' and ' | ' or ') =>
  `(${parts.map((part) => `${part}_status = '${status}'`).join(joint)})`;
/** Letters, digits and marks between spaces; 0 for an empty text. */
const words = `regexp_count(description, '[^[:space:]]+')`;
const blank = (column: string) => `coalesce(trim(${column}), '') = ''`;
const bulletSays = (text: string) =>
  `exists (select 1 from jsonb_array_elements_text(bullets) b(line) where b.line ilike '%${text}%')`;
const usd = `split_part(price, ' ', 2) = 'USD'`;
/** A brand without its marks, in lower case, with `and` for `&`. */
const plainBrand = `trim(replace(regexp_replace(lower(brand), '[®™©]', '', 'g'), '&', 'and'))`;
/** Products with a change in the history that passes a condition. */
const changed = (where: string) =>
  `id in (select h.product_id from content_history h left join users u on u.id = h.changed_by where ${where})`;
const shortestApparel = `(select min(length(description)) from r where category = 'Apparel' and not (${blank('description')}))`;
const rejectedOf = parts.map((part) => `(${part}_status = 'rejected')::int`).join(' + ');
const partRejections = parts
  .map((part) => `select '${part}' as part, count(*) as n from r where ${part}_status = 'rejected'`)
  .join(' union all ');
/** The names of the groups with the greatest figure, ties included. */
const greatest = (name: string, value: string, from: string) =>
  `name from (select ${name} as name, rank() over (order by ${value} desc) as place from ${from} group by ${name}) g where place = 1`;

export const firstOutside: readonly QuestionCase[] = [
  // b001-b008: counts
  count('how many products do we have', 'true'),
  count('How many Electronics products are in the catalogue?', `category ilike 'Electronics'`),
  figure('how many brands do we carry', `count(distinct brand) from r where not (${blank('brand')})`),
  figure(
    'How many different subcategories are there in Kitchen?',
    `count(distinct subcategory) from r where category = 'Kitchen' and not (${blank('subcategory')})`,
  ),
  count('how many amazon products are in the Home category', `retailer = 'Amazon' and category = 'Home'`),
  count(
    'how many products are there that are NOT on Amazon or Walmart',
    `coalesce(retailer, '') not in ('Amazon', 'Walmart')`,
  ),
  figure('total number of images we have across the whole catalogue', `sum(${images}) from r`),
  count('how many pets items cost less than 20', `category = 'Pets' and amount < 20`),
  // b009-b015: lists (b015 by hand)
  list('show me everything from Tarnfell', `brand ilike 'Tarnfell'`),
  list('list all SKUs in toys', `category = 'Toys'`),
  list('which headphones do we sell?', `subcategory = 'Headphones'`),
  figure(`What's the price of OVH-SKL26-BLK?`, `amount from r where sku = 'OVH-SKL26-BLK'`),
  groups('what retailers do we have', `retailer, count(*) from r where not (${blank('retailer')}) group by retailer`),
  groups(
    'which brands do we have in the kitchen category',
    `brand, count(*) from r where category = 'Kitchen' and not (${blank('brand')}) group by brand`,
  ),
  // b016-b025: absence
  list('which products are missing a description', blank('description')),
  list('products with no brand', blank('brand')),
  list('anything without images?', `${images} = 0`),
  count('How many products have no bullets at all?', `${bullets} = 0`),
  list('show Target products that have no bullet points', `retailer = 'Target' and ${bullets} = 0`),
  list('which items dont have a price', blank('price')),
  list('Products without a subcategory', blank('subcategory')),
  list(
    'is there anything that has no optimised content yet?',
    `not exists (select 1 from optimized_contents o where o.product_id = r.id
      and (o.title <> '' or o.description <> '' or o.bullets <> '[]' or o.images <> '[]'))`,
  ),
  list('do all products have a category and a retailer', `${blank('category')} or ${blank('retailer')}`),
  list(
    'which products have no warranty attribute',
    `not exists (select 1 from jsonb_array_elements(attributes) a(pair)
      where trim(a.pair->>'name') ilike 'warranty' and trim(a.pair->>'value') <> '')`,
  ),
  // b026-b036: prices (b036 by hand)
  list('products over $100', `${usd} and amount > 100`),
  list('Which products cost more than $500?', `${usd} and amount > 500`),
  list('anything under 20 euros', `split_part(price, ' ', 2) = 'EUR' and amount < 20`),
  list('show me items between 1000 and 2000', 'amount between 1000 and 2000'),
  list('do we have anything above 10k', 'amount > 10000'),
  list('kitchen products from $30 to $50', `category = 'Kitchen' and ${usd} and amount between 30 and 50`),
  count('how many products cost less than 15 bucks', `${usd} and amount < 15`),
  list('Items priced at exactly 45', 'amount = 45'),
  list('beauty under 15 usd', `category = 'Beauty' and ${usd} and amount < 15`),
  list('Are there products priced in pounds?', `split_part(price, ' ', 2) = 'GBP'`),
  // b037-b045: lengths
  list('titles longer than 80 characters', 'length(title) > 80'),
  list('Which titles have fewer than 15 characters?', 'length(title) < 15'),
  list('show descriptions under 50 words', `${words} < 50`),
  count('how many products have a description over 100 words', `${words} > 100`),
  list(`what's the longest title we have?`, 'length(title) = (select max(length(title)) from r)'),
  list('shortest descripton in Apparel', `category = 'Apparel' and length(description) = ${shortestApparel}`),
  figure('average title length', 'avg(length(title)) from r'),
  list('eBay titles between 60 and 80 characters', `retailer = 'eBay' and length(title) between 60 and 80`),
  list(
    'Are any of the optimised titles longer than 75 characters?',
    'id in (select o.product_id from optimized_contents o where length(o.title) > 75)',
  ),
  // b046-b052: bullets and images
  list('which products only have one image', `${images} = 1`),
  count('how many products have 5 or more bullets', `${bullets} >= 5`),
  list('Products with fewer than 3 bullets', `${bullets} < 3`),
  list('Amazon listings with less than 3 images', `retailer = 'Amazon' and ${images} < 3`),
  list('who has the most images?', `${images} = (select max(${images}) from r)`),
  figure('average number of bullets per product', `avg(${bullets}) from r`),
  list('exactly 4 bullets and at least 3 images', `${bullets} = 4 and ${images} >= 3`),
  // b053-b062: brands (b058 by hand)
  count('how many Ampwick® products are there', `${plainBrand} = 'ampwick'`),
  list('list all Black & Decker products', `${plainBrand} = 'black and decker'`),
  list('do we have Scotch-Brite™ items', `${plainBrand} = 'scotch-brite'`),
  winners(
    'Which has more products, Pellgate or Ovenhart?',
    greatest('brand', 'count(*)', `(select * from r where brand in ('Pellgate', 'Ovenhart')) two`),
  ),
  list('everything from Saltfern and Dewmarrow', `brand in ('Saltfern', 'Dewmarrow')`),
  groups(
    'brands with fewer than 5 products',
    `brand, count(*) from r where not (${blank('brand')}) group by brand having count(*) < 5`,
  ),
  list('titles that dont mention the brand', `not (${blank('brand')}) and position(lower(brand) in lower(title)) = 0`),
  list(
    'which Sonderlay product is the cheapest',
    `brand = 'Sonderlay' and amount = (select min(amount) from r where brand = 'Sonderlay')`,
  ),
  groups('what categories does ampwick cover', `category, count(*) from r where brand = 'Ampwick' group by category`),
  // b063-b069: places
  list('sports & fitness products', `category ilike 'Sports & Fitness'`),
  list('bath and body items', `replace(lower(subcategory), '&', 'and') = 'bath and body'`),
  list('Outdoor products that are on Ebay or Etsy', `category = 'Outdoor' and retailer in ('eBay', 'Etsy')`),
  list('show everything in home except textiles', `category = 'Home' and coalesce(subcategory, '') <> 'Textiles'`),
  list('which lighting products do we have and where are they sold', `subcategory = 'Lighting'`),
  groups(
    'is there any category that has nothing on Etsy',
    `category, count(*) filter (where retailer = 'Etsy') from r where not (${blank('category')})
      group by category having count(*) filter (where retailer = 'Etsy') = 0`,
  ),
  list(
    'Neither kitchen nor home, on Shopify',
    `retailer = 'Shopify' and coalesce(category, '') not in ('Kitchen', 'Home')`,
  ),
  // b070-b083: statuses
  list('approved title but pending description', `title_status = 'approved' and description_status = 'pending'`),
  count('how many products are fully approved', eachPart('approved', ' and ')),
  list('which products have a rejected description?', `description_status = 'rejected'`),
  list(
    'products where both title and bullets are rejected',
    `title_status = 'rejected' and bullets_status = 'rejected'`,
  ),
  list(
    'anything with rejected images or rejected bullets',
    `images_status = 'rejected' or bullets_status = 'rejected'`,
  ),
  list(
    'neither the title nor the description is approved',
    `title_status <> 'approved' and description_status <> 'approved'`,
  ),
  list(
    'Everything approved except the images',
    `title_status = 'approved' and description_status = 'approved' and bullets_status = 'approved'
      and images_status <> 'approved'`,
  ),
  list('products with at least one rejected part', has('rejected')),
  list(
    'what in Electronics is completely pending - nothing approved, nothing rejected',
    `category = 'Electronics' and ${eachPart('pending', ' and ')}`,
  ),
  list('Amazon products not fully approved yet', `retailer = 'Amazon' and not ${eachPart('approved', ' and ')}`),
  groups('how many titles approved vs rejected vs pending?', 'title_status, count(*) from r group by title_status'),
  list('which products had everything rejected', eachPart('rejected', ' and ')),
  list(
    'pending bullets but images approved, walmart only',
    `retailer = 'Walmart' and bullets_status = 'pending' and images_status = 'approved'`,
  ),
  winners('Which part is rejected most often?', greatest('part', 'sum(n)', `(${partRejections}) p`)),
  // b084-b089: compliance (b085 to b089 by hand: levels and issues of single parts are in no column)
  list('show me everything non-compliant', `compliance_level = 'non-compliant'`),
  // b090-b099: texts
  list('title is Yoga mat', `lower(trim(title)) = 'yoga mat'`),
  list('titles containing wireless', `title ilike '%wireless%'`),
  list('description mentions "free shipping"', `description ilike '%free shipping%'`),
  list('which titles start with Tarnfell', `title ilike 'Tarnfell%'`),
  list('bullets that mention dishwasher', bulletSays('dishwasher')),
  list(
    `kitchen products whose description doesn't mention dishwasher`,
    `category = 'Kitchen' and description not ilike '%dishwasher%'`,
  ),
  list('Titles in all caps', `title = upper(title) and lower(title) <> upper(title)`),
  list('which descriptions have !!! in them', `description like '%!!!%'`),
  list(
    'products made in Portugal',
    `exists (select 1 from jsonb_array_elements(attributes) a(pair)
      where a.pair->>'name' ilike 'country of origin' and trim(a.pair->>'value') ilike 'portugal')`,
  ),
  list(
    'anything with bluetooth in the description or the bullets',
    `description ilike '%bluetooth%' or ${bulletSays('bluetooth')}`,
  ),
  // b100-b103: figures
  figure('average price', 'avg(amount) from r'),
  list(`what's the most expensive product in the catalogue?`, 'amount = (select max(amount) from r)'),
  order('cheapest 5 products', 'where amount is not null order by amount, id limit 5'),
  figure('total value of all our office products', `sum(amount) from r where category = 'Office'`),
  // b104-b110: groups
  groups('how many products per brand', 'brand, count(*) from r group by brand'),
  // Four categories of 12 and one of 10: no tie at the fifth place.
  groups('5 largest categories', 'category, count(*) from r group by category order by count(*) desc limit 5'),
  groups('average price by retailer', 'retailer, avg(amount) from r group by retailer'),
  winners('most common subcategory', greatest('subcategory', 'count(*)', 'r')),
  // The mean of the stored score, which is 58 for the eight products without content.
  groups('breakdown of content score by category', 'category, avg(content_score) from r group by category'),
  groups('top 3 brands by average price', 'brand, avg(amount) from r group by brand order by avg(amount) desc limit 3'),
  // The same retailer has the most products with a rejected part.
  winners('which retailer has the most rejected parts', greatest('retailer', `sum(${rejectedOf})`, 'r')),
  // b111-b117: scores
  list('products with a quality score under 50', 'listing_quality < 50'),
  list('content score of 75', 'content_score = 75'),
  figure(`what's our average Listing Quality score?`, 'avg(listing_quality) from r'),
  // Products 47 and 65 tie at 60, either may come first; no tie at the tenth place.
  order('10 worst listings by quality', 'where listing_quality is not null order by listing_quality, id limit 10'),
  list(
    'Which fully approved products still score below 80 on quality?',
    `${eachPart('approved', ' and ')} and listing_quality < 80`,
  ),
  // The stored score, as everywhere here: 15. Eight products without content have no part approved either, but are stored at 58;
  // by the words "no part approved" of `means` it would be 23.
  count('how many products have a content score of 0', 'content_score = 0'),
  winners(
    'Amazon vs Walmart quality score, which one is better',
    greatest('retailer', 'avg(listing_quality)', `(select * from r where retailer in ('Amazon', 'Walmart')) two`),
  ),
  // b118-b125: history (b120 by hand)
  list(
    'what did Maya approve yesterday',
    changed(
      `h.action = 'approved' and u.full_name = 'Maya Lindqvist'
        and h.change_date >= '2026-11-20T00:00Z' and h.change_date < '2026-11-21T00:00Z'`,
    ),
  ),
  list(
    'which products changed last week?',
    changed(`h.change_date >= '2026-11-09T00:00Z' and h.change_date < '2026-11-16T00:00Z'`),
  ),
  list(
    'everything tomas edited in the last 30 days',
    changed(
      `h.action = 'edited' and u.full_name = 'Tomas Herrera'
        and h.change_date >= timestamptz '2026-11-21T10:00Z' - interval '30 days' and h.change_date <= '2026-11-21T10:00Z'`,
    ),
  ),
  figure(
    'how many parts did Priya reject',
    `count(*) from content_history h join users u on u.id = h.changed_by
      where h.action = 'rejected' and u.full_name = 'Priya Raman'`,
  ),
  list(
    'Has anything been rolled back this month?',
    changed(
      `h.action = 'rolled-back' and h.change_date >= '2026-11-01T00:00Z' and h.change_date < '2026-12-01T00:00Z'`,
    ),
  ),
  set(
    'products added in the last 7 days',
    `where created_at >= timestamptz '2026-11-21T10:00Z' - interval '7 days' and created_at <= '2026-11-21T10:00Z'`,
  ),
  winners(
    'Who has approved the most?',
    greatest(
      'full_name',
      'count(*)',
      `(select u.full_name from content_history h join users u on u.id = h.changed_by where h.action = 'approved') a`,
    ),
  ),
];

export const firstOutsideRefusals: readonly string[] = [
  'how many units of the yoga mat did we sell last month',
  `What's our best selling product?`,
  `what's the weather in Berlin tomorrow`,
  'are competitors cheaper than us on headphones?',
  'how many dutch ovens are left in stock',
  'which product has the best customer reviews',
  'profit margin on Ampwick products',
  'Which items get returned the most?',
  'conversion rate for the amazon listings',
  'how many page views did the cast iron skillet get this week',
  'what will sales look like on black friday',
  'who is our supplier for the sleeping bag',
  'how long does delivery take for the armchair',
  `What's the euro to dollar exchange rate today?`,
  'where do we rank on google for wireless earbuds',
  'how much did we spend on ads in october',
  'which customers bought the dog bed',
  'What is the capital of Australia?',
  'how much does Maya earn',
  'what did the kettlebell cost two years ago on other sites',
];
