// Questions of the forms people were refused or misunderstood with: absent parts, alternatives, whole texts, ranges, totals, orders.
import {
  bullets,
  changed,
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

const first = 'fetch first 1 rows with ties';

export const wider: readonly QuestionCase[] = [
  // Absent, pending, and both
  list('Which products are missing a description?', `description = ''`),
  count('how many products have missing images', `${images} = 0`),
  list('products with neither a description nor bullets', `description = '' and ${bullets} = 0`),
  list('products missing a description or bullets', `description = '' or ${bullets} = 0`),
  list('products with images but without bullets', `${images} > 0 and ${bullets} = 0`),
  list('Which products do not have a description?', `description = ''`),
  list('products with no brand', 'brand is null'),
  count('how many products have a brand', 'brand is not null'),
  list(
    'Show all products with approved titles but rejected descriptions',
    `title_status = 'approved' and description_status = 'rejected'`,
  ),
  list(
    'products with approved title but pending description',
    `title_status = 'approved' and description_status = 'pending'`,
  ),
  list('products whose title or description is rejected', `'rejected' in (title_status, description_status)`),
  list('titles rejected but images approved', `title_status = 'rejected' and images_status = 'approved'`),
  list('products with pending or rejected images', `images_status in ('pending', 'rejected')`),
  list('products that are neither pending nor rejected', `not ${has('pending')} and not ${has('rejected')}`),
  list('products with no approved parts', `not ${has('approved')}`),
  count('how many products have at least one rejected part at Amazon', `retailer = 'Amazon' and ${has('rejected')}`),
  list('pending but not rejected products', `${has('pending')} and not ${has('rejected')}`),
  list(
    'Kitchen products that are rejected or cost more than $40',
    `category = 'Kitchen' and (${has('rejected')} or amount > 40)`,
  ),
  list('products that are neither compliant nor borderline', `compliance_level not in ('compliant', 'borderline')`),
  list('toys that are rejected or from Amazon', `category = 'Toys' and (${has('rejected')} or retailer = 'Amazon')`),
  // Texts
  list('titles that contain steel or wood', `title ilike '%steel%' or title ilike '%wood%'`),
  list('products with both steel and set in the title', `title ilike '%steel%' and title ilike '%set%'`),
  count('how many titles contain "set" but not "steel"', `title ilike '%set%' and title not ilike '%steel%'`),
  list('products with "cotton" in the title or description', `title ilike '%cotton%' or description ilike '%cotton%'`),
  list(
    'descriptions mentioning neither cotton nor wood',
    `description not ilike '%cotton%' and description not ilike '%wood%'`,
  ),
  list('products whose title is "Product"', `title = 'Product'`),
  list('titles starting with "O"', `title ilike 'o%'`),
  list('titles ending in "Black"', `title ilike '%black'`),
  list('products with SKU containing "OVH"', `sku ilike '%ovh%'`),
  // Numbers, ranges, currencies
  list('products with more than 1 images', `${images} > 1`),
  list('products with 2-4 bullets', `${bullets} between 2 and 4`),
  list('products with one or two images', `${images} in (1, 2)`),
  list('products between $50 and $100 at Target', `retailer = 'Target' and amount between 50 and 100`),
  list('items for $10-$20', 'amount between 10 and 20'),
  list('price over 20 but under 40 dollars', 'amount > 20 and amount < 40'),
  list('products over $0.5k', 'amount > 500'),
  list('titles with fewer than 30 characters', 'length(title) < 30'),
  list('descriptions between 100 and 200 characters', 'length(description) between 100 and 200'),
  list('title length of at least 60', 'length(title) >= 60'),
  list('products with a score above 80 or below 20', 'content_score > 80 or content_score < 20'),
  list('quality of 90+', 'listing_quality >= 90'),
  list('products with a score greater than or equal to 75', 'content_score >= 75'),
  count('how many products cost 25 US dollars or less', 'amount <= 25'),
  // Averages and totals of counts and lengths
  figure('average number of bullets', `avg(${bullets}) from r`),
  figure('How many images does a Kitchen product have on average?', `avg(${images}) from r where category = 'Kitchen'`),
  figure('total number of images', `sum(${images}) from r`),
  figure('how many bullet points are there in total at Etsy', `sum(${bullets}) from r where retailer = 'Etsy'`),
  figure('average length of descriptions in Home', `avg(length(description)) from r where category = 'Home'`),
  figure('how long are titles on average', 'avg(length(title)) from r'),
  figure('how long is the longest title', 'max(length(title)) from r'),
  figure('total price of Office products', `sum(amount) from r where category = 'Office'`),
  figure('maximum number of images', `max(${images}) from r`),
  figure('sum of all issues', 'sum(issues) from r'),
  figure(
    'what fraction of toys have fewer than 3 images',
    `100.0 * count(*) filter (where ${images} < 3) / count(*) from r where category = 'Toys'`,
  ),
  // Groups and orders
  groups('brands with more than 10 products', 'brand, count(*) from r group by 1 having count(*) > 10'),
  groups('brands with an average price over $50', 'brand, avg(amount) from r group by 1 having avg(amount) > 50'),
  groups(
    'categories with average quality below 65',
    'category, avg(listing_quality) from r group by 1 having avg(listing_quality) < 65',
  ),
  groups('average number of images per category', `category, avg(${images}) from r group by 1`),
  groups('total number of bullets by retailer', `retailer, sum(${bullets}) from r group by 1`),
  groups('average title length by brand', 'brand, avg(length(title)) from r group by 1'),
  groups('max price per category', 'category, max(amount) from r group by 1'),
  groups(
    'which categories have rejected titles',
    `category, count(*) from r where title_status = 'rejected' group by 1`,
  ),
  groups(
    'share of approved products per retailer',
    `retailer, 100.0 * count(*) filter (where ${has('approved')}) / count(*) from r group by 1`,
  ),
  groups('5 largest categories', 'category, count(*) from r group by 1 order by 2 desc, 1 limit 5'),
  winners(
    'Which category has the fewest images on average?',
    `category from r group by 1 order by avg(${images}) limit 1`,
  ),
  winners(
    'does Kitchen have more pending products than Toys?',
    `category from r where category in ('Kitchen', 'Toys') and ${has('pending')} group by 1 order by rank() over (order by count(*) desc) ${first}`,
  ),
  winners('brand with the highest average price', 'brand from r group by 1 order by avg(amount) desc limit 1'),
  order('products sorted by price', 'order by amount, id'),
  order('3 products with the longest descriptions', 'order by length(description) desc, id limit 3'),
  order('top 5 products with the lowest quality', 'order by listing_quality, id limit 5'),
  set('most recently updated product', 'where updated_at = (select max(updated_at) from r)'),
  // Dates
  list(
    'products added in October or September',
    `created_at >= timestamptz '2026-09-01Z' and created_at < timestamptz '2026-11-01Z'`,
  ),
  count(
    'how many products did Maya approve last week',
    changed(
      `action = 'approved' and u.full_name like 'Maya %' and change_date >= '2026-11-09Z' and change_date < '2026-11-16Z'`,
    ),
  ),
  count(
    'how many products were rejected last week',
    changed(`action = 'rejected' and change_date >= '2026-11-09Z' and change_date < '2026-11-16Z'`),
  ),
  list('products not updated since November', `not ${changed(`change_date >= '2026-11-01Z'`)}`),
  count(
    'how many products were added in Q3',
    `created_at >= timestamptz '2026-07-01Z' and created_at < timestamptz '2026-10-01Z'`,
  ),
];
