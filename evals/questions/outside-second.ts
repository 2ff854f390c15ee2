// A set of 150 questions by somebody else who had not seen the reader or other questions. The person who made the reader has not seen it either: 98 of
// 125 exact and 2 answered otherwise before the reader was fixed by the first set, 110 and 1 after.
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

type Part = 'title' | 'description' | 'bullets' | 'images';
const words = (text: string) => `array_length(regexp_split_to_array(trim(${text}), '\\s+'), 1)`;
const everyPart = (status: 'pending' | 'approved' | 'rejected') =>
  (['title', 'description', 'bullets', 'images'] satisfies Part[])
    .map((part) => `${part}_status = '${status}'`)
    .join(' and ');
const attribute = (name: string, value = '%') =>
  `exists (select 1 from jsonb_array_elements(attributes) a where lower(a->>'name') = lower('${name}') and a->>'value' ilike '${value}')`;
const bulletLike = (pattern: string) =>
  `exists (select 1 from jsonb_array_elements_text(bullets) b where b ilike '${pattern}')`;
const inMonth = (column: string, month: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM') = '${month}'`;
const onDay = (column: string, day: string) => `(${column} at time zone 'UTC')::date = '${day}'`;
const since = (column: string, day: string) => `(${column} at time zone 'UTC')::date >= '${day}'`;

export const secondOutside: readonly QuestionCase[] = [
  // Counts
  count('how many products do we have in total?', 'true'),
  count('number of prodcuts in kitchen', `category = 'Kitchen'`),
  count('hey, how many listings do we have on ebay right now', `retailer = 'eBay'`),
  count('How many Sports & Fitness products are there?', `category = 'Sports & Fitness'`),
  count(
    'how many Halvorne items are sold at Etsy or Shopify?',
    `brand = 'Halvorne' and retailer in ('Etsy', 'Shopify')`,
  ),
  figure('how many different brands do we carry', 'count(distinct brand) from r'),
  figure('How many subcategories are there in Home?', `count(distinct subcategory) from r where category = 'Home'`),
  count('count of products where no part is approved', `not (${has('approved')})`),
  count('how many compliant products do we have', `compliance_level = 'compliant'`),
  count('How many products have no issues at all?', 'issues = 0'),

  // Lists
  list('show me all Tarnfell products', `brand = 'Tarnfell'`),
  list('everything in toys that is sold on walmart', `category = 'Toys' and retailer = 'Walmart'`),
  list('Could you please list the products in the Kitchen Tools subcategory?', `subcategory = 'Kitchen Tools'`),
  list('keyboards & mice', `subcategory = 'Keyboards & Mice'`),
  list('bath & body products under 13 dollars', `subcategory = 'Bath & Body' and amount < 13`),
  list('find TRN-DRIFT5-NVY', `sku = 'TRN-DRIFT5-NVY'`),
  list('skus starting with GRM', `sku like 'GRM%'`),
  list('which skus end in BLK?', `sku like '%BLK'`),
  list('Home and Office products on Shopify', `category in ('Home', 'Office') and retailer = 'Shopify'`),
  list('all electronics that are not from Ampwick', `category = 'Electronics' and brand <> 'Ampwick'`),

  // Absence
  list('products without any bullets', `${bullets} = 0`),
  list('which products have no images', `${images} = 0`),
  count('how many products are missing a price', 'price is null'),
  list('items with no brand', `coalesce(brand, '') = ''`),
  count('how many have an empty description', `trim(description) = ''`),
  list('products that have no optimised content yet', 'not has_content'),
  list(
    'which Electronics are missing a Warranty attribute?',
    `category = 'Electronics' and not ${attribute('Warranty')}`,
  ),
  count('how many products have no Color attribute?', `not ${attribute('Color')}`),

  // Prices
  list('products under $15', 'amount < 15'),
  list('what costs more than 200', 'amount > 200'),
  list('anything between 40 and 50 dollars on Amazon', `amount between 40 and 50 and retailer = 'Amazon'`),
  count('how many items are priced at exactly 45 usd', 'amount = 45'),
  list('priced at least USD 150', 'amount >= 150'),
  count('how many products cost 20 bucks or less', 'amount <= 20'),
  list('kitchen stuff from 30 to 40', `category = 'Kitchen' and amount between 30 and 40`),
  list('anything over 1k', 'amount > 1000'),
  list('products above $0.25k', 'amount > 250'),
  count('how many products cost less than 0.1k usd', 'amount < 100'),
  list('which prices end in .99', `split_part(price, ' ', 1) like '%.99'`),
  list('products priced in EUR', `price like '%EUR%'`),
  list('Apparel that costs $50 or more', `category = 'Apparel' and amount >= 50`),
  figure('what is the price of PLG-KNF20-WAL?', `amount from r where sku = 'PLG-KNF20-WAL'`),
  count('how many products are in the $100-$200 range', 'amount between 100 and 200'),

  // Lengths
  list('titles longer than 80 characters', 'length(title) > 80'),
  list('titles shorter than 15 chars', 'length(title) < 15'),
  count('how many descriptions are under 60 characters?', 'length(description) < 60'),
  list('titles with more than 12 words', `${words('title')} > 12`),
  list('title of exactly two words', `${words('title')} = 2`),
  list('descriptions with fewer than 5 words', `${words('description')} < 5`),
  figure('average title length in characters', 'avg(length(title)) from r'),
  set(
    'Which product has the longest description?',
    'where length(description) = (select max(length(description)) from r)',
  ),
  list(
    'products with a bullet longer than 100 characters',
    `exists (select 1 from jsonb_array_elements_text(bullets) b where length(b) > 100)`,
  ),
  count('how many titles are between 50 and 60 characters long', 'length(title) between 50 and 60'),

  // Bullets and images counted
  list('products with fewer than 3 bullets', `${bullets} < 3`),
  list('which ones have exactly 5 bullets', `${bullets} = 5`),
  count('how many products have only one image', `${images} = 1`),
  list('listings with 4 or more images', `${images} >= 4`),
  figure('total number of images across the catalogue', `sum(${images}) from r`),
  figure('average number of bullets per product', `avg(${bullets}) from r`),
  list('Are there electronics with less than 3 pictures?', `category = 'Electronics' and ${images} < 3`),

  // Names with signs
  count(`how many L'Oréal products do we have?`, `brand = 'L''Oréal'`),
  list('show me everything where the brand is Black+Decker', `brand = 'Black+Decker'`),
  list('baby & toddler toys', `category = 'Toys' and subcategory = 'Baby & Toddler'`),

  // Statuses
  list('which products have a pending title?', `title_status = 'pending'`),
  count('how many descriptions are rejected', `description_status = 'rejected'`),
  list('title approved but description rejected', `title_status = 'approved' and description_status = 'rejected'`),
  list(
    'products where both bullets and images are rejected',
    `bullets_status = 'rejected' and images_status = 'rejected'`,
  ),
  list(
    'products where neither the title nor the description is approved',
    `title_status <> 'approved' and description_status <> 'approved'`,
  ),
  list('bullets or images rejected', `bullets_status = 'rejected' or images_status = 'rejected'`),
  list(
    'everything approved except the images',
    `title_status = 'approved' and description_status = 'approved' and bullets_status = 'approved' and images_status <> 'approved'`,
  ),
  list('all four parts rejected', everyPart('rejected')),
  count('how many products have all parts pending', everyPart('pending')),
  list(
    'title and images approved, but bullets not approved',
    `title_status = 'approved' and images_status = 'approved' and bullets_status <> 'approved'`,
  ),
  list(
    'products where only the description is pending',
    `description_status = 'pending' and title_status <> 'pending' and bullets_status <> 'pending' and images_status <> 'pending'`,
  ),
  list('rejected products, but not from ebay', `${has('rejected')} and retailer <> 'eBay'`),
  list('show me pending stuff in outdoor', `${has('pending')} and category = 'Outdoor'`),
  list('at least one approved part and at least one rejected part', `${has('approved')} and ${has('rejected')}`),
  count('how many products are not fully approved', `not (${everyPart('approved')})`),
  list('images approved but title still pending', `images_status = 'approved' and title_status = 'pending'`),
  list('title not rejected but bullets rejected', `title_status <> 'rejected' and bullets_status = 'rejected'`),
  list('Fully approved Office products, please', `category = 'Office' and ${everyPart('approved')}`),

  // Is, contains, starts with
  list('title contains "wireless"', `title ilike '%wireless%'`),
  list('titles starting with LED', `title ilike 'LED%'`),
  list('products whose description mentions beech', `description ilike '%beech%'`),
  list('bullets mention dishwasher', bulletLike('%dishwasher%')),
  list(
    `Kitchen products whose title doesn't contain Ovenhart`,
    `category = 'Kitchen' and title not ilike '%Ovenhart%'`,
  ),
  list(
    `amazon titles that don't mention the brand`,
    `retailer = 'Amazon' and position(lower(brand) in lower(title)) = 0`,
  ),
  list('titles in all caps', `title = upper(title) and title <> lower(title)`),
  list('do any descriptions contain "!!!"?', `description like '%!!!%'`),
  list('titles that end with "gift"', `title ilike '%gift'`),
  list('title is "Yoga mat"', `lower(title) = 'yoga mat'`),
  list('material contains stainless steel', attribute('Material', '%stainless steel%')),

  // Averages, totals, extremes, groups
  figure('avg price of etsy products', `avg(amount) from r where retailer = 'Etsy'`),
  figure('total price of all Kitchen products', `sum(amount) from r where category = 'Kitchen'`),
  figure('highest price in Electronics?', `max(amount) from r where category = 'Electronics'`),
  set('cheapest product', 'where amount = (select min(amount) from r)'),
  set(
    `what's the most expensive thing on walmart`,
    `where retailer = 'Walmart' and amount = (select max(amount) from r where retailer = 'Walmart')`,
  ),
  order('top 5 most expensive products', 'order by amount desc limit 5'),
  order('the 3 cheapest beauty products', `where category = 'Beauty' order by amount limit 3`),
  order('bottom 4 by listing quality', 'order by listing_quality limit 4'),
  winners(
    'which brand has the most products?',
    'brand from r group by brand order by count(*) desc fetch first 1 row with ties',
  ),
  winners(
    'Which retailer has the lowest average listing quality?',
    'retailer from r group by retailer order by avg(listing_quality) fetch first 1 row with ties',
  ),
  winners(
    'most common subcategory',
    'subcategory from r group by subcategory order by count(*) desc fetch first 1 row with ties',
  ),
  winners(
    'retailer with the most rejected products',
    `retailer from r where ${has('rejected')} group by retailer order by count(*) desc fetch first 1 row with ties`,
  ),
  groups('products per category', 'category, count(*) from r group by category'),
  groups('average price per retailer', 'retailer, avg(amount) from r group by retailer'),
  groups('brands with more than 8 products', 'brand, count(*) from r group by brand having count(*) > 8'),
  groups(
    'which categories have fewer than 9 products',
    'category, count(*) from r group by category having count(*) < 9',
  ),
  groups(
    'top 3 categories by total price',
    'category, sum(amount) from r group by category order by sum(amount) desc limit 3',
  ),

  // Quality, score, compliance
  list('quality below 65', 'listing_quality < 65'),
  list('listing quality of 95 or higher', 'listing_quality >= 95'),
  count('how many have a content score of 100', 'content_score = 100'),
  list('non-compliant listings on Amazon', `compliance_level = 'non-compliant' and retailer = 'Amazon'`),
  list('quality over 90 and price under 20', 'listing_quality > 90 and amount < 20'),
  figure('average Listing Quality for Toys', `avg(listing_quality) from r where category = 'Toys'`),

  // Dates
  list('added since november 15', since('created_at', '2026-11-15')),
  count('how many products were added last month', inMonth('created_at', '2026-10')),
  list('products added in October that were rejected', `${inMonth('created_at', '2026-10')} and ${has('rejected')}`),
  list('changed in the last 7 days', `updated_at >= '2026-11-14T10:00:00Z'`),
  list('Electronics added this month', `category = 'Electronics' and ${inMonth('created_at', '2026-11')}`),
  list('what was created on 13 November', onDay('created_at', '2026-11-13')),

  // Yes or no
  list('do we have anything from Sonderlay on Target?', `brand = 'Sonderlay' and retailer = 'Target'`),
  list('are there any products over 300 dollars?', 'amount > 300'),
  list('is there any product without a category?', `coalesce(category, '') = ''`),
  list('Is anything in Pets rejected?', `category = 'Pets' and ${has('rejected')}`),
];

export const secondOutsideRefusals: readonly string[] = [
  'which product sold best last month?',
  'what was our revenue in October',
  'how many units of the dutch oven are left in the warehouse',
  'When will the yoga mat be back in stock?',
  'forecast demand for tents next spring',
  'what does Amazon charge for a similar backpack from a competitor?',
  'are our competitors cheaper than us on headphones',
  `what's the weather in Berlin tomorrow`,
  'which product do you like best?',
  'delete all rejected products',
  'approve every pending title please',
  'change the price of the yoga mat to 25 dollars',
  'write me a funnier description for the toaster',
  'translate all titles into German',
  'export everything to excel',
  'which products have the best customer reviews',
  'what is the return rate for apparel',
  'how many people visited our listings this week?',
  'what margin do we make on kitchen products',
  'who is our supplier for the leather belt',
  'should we stop selling toys?',
  'tell me a joke',
  'how long does shipping to Canada take',
  'will candles be popular at christmas',
  'what is the phone number of Walmart support',
];
