// Fifty questions written before the reader was, and not asked until it stood.
import { changed, count, figure, groups, has, list, order, type QuestionCase, set, winners } from './question-case.ts';

export const heldOut: readonly QuestionCase[] = [
  count('how many things do we have in Pets', `category = 'Pets'`),
  count('Number of Etsy listings still waiting for approval', `retailer = 'Etsy' and ${has('pending')}`),
  count('how much products got rejected', has('rejected')),
  count('total products Walmart', `retailer = 'Walmart'`),
  count('how many toys cost more than 30 dollars?', `category = 'Toys' and amount > 30`),
  count('Count the Halvorne items that are under $50', `brand = 'Halvorne' and amount < 50`),
  count('how many products were added in the last 7 days', `created_at >= timestamptz '2026-11-14 10:00Z'`),
  count('how many new products did we get this month?', `created_at >= timestamptz '2026-11-01Z'`),
  count('how many listings have quality under 60', 'listing_quality < 60'),
  count('how many are non-compliant at Amazon?', `retailer = 'Amazon' and compliance_level = 'non-compliant'`),
  count(
    'how many electronics have a title longer than 60 characters?',
    `category = 'Electronics' and length(title) > 60`,
  ),
  count('how many products have fewer than 3 images', 'jsonb_array_length(images) < 3'),
  count(
    'How many prodcuts are fully approved',
    `title_status = 'approved' and description_status = 'approved' and bullets_status = 'approved' and images_status = 'approved'`,
  ),
  count('how many items from Target or eBay are pending', `retailer in ('Target', 'eBay') and ${has('pending')}`),
  count(
    'how many products outside Kitchen have rejected images',
    `category <> 'Kitchen' and images_status = 'rejected'`,
  ),
  count('how many have cotton in the description', `description ilike '%cotton%'`),
  figure('how many different brands sell on Amazon?', `count(distinct brand) from r where retailer = 'Amazon'`),
  figure('How many subcategories are in Home', `count(distinct subcategory) from r where category = 'Home'`),
  figure('avg price of beauty products', `avg(amount) from r where category = 'Beauty'`),
  figure('what is the mean listing quality for Gritmoor', `avg(listing_quality) from r where brand = 'Gritmoor'`),
  figure('whats the average content score on Shopify', `avg(content_score) from r where retailer = 'Shopify'`),
  figure(
    'what percentage of products is pending?',
    `100.0 * count(*) filter (where ${has('pending')}) / count(*) from r`,
  ),
  figure('highest price in Office', `max(amount) from r where category = 'Office'`),
  figure('average title length of Ampwick products', `avg(length(title)) from r where brand = 'Ampwick'`),
  list('show me everything from Saltfern', `brand = 'Saltfern'`),
  list('Which outdoor products are borderline?', `category = 'Outdoor' and compliance_level = 'borderline'`),
  list('list apparel with rejected title', `category = 'Apparel' and title_status = 'rejected'`),
  list('products between $20 and $30', 'amount between 20 and 30'),
  list('anything with bamboo in the title', `title ilike '%bamboo%'`),
  list('products approved since 1 November', changed(`action = 'approved' and change_date >= '2026-11-01Z'`)),
  list(
    'what did we add in October?',
    `created_at >= timestamptz '2026-10-01Z' and created_at < timestamptz '2026-11-01Z'`,
  ),
  list(
    'Kitchen products with pending bullets and a score below 80',
    `category = 'Kitchen' and bullets_status = 'pending' and content_score < 80`,
  ),
  list('show Barkenby products that are not at Amazon', `brand = 'Barkenby' and retailer <> 'Amazon'`),
  list('wich products have no bullet points at all', 'jsonb_array_length(bullets) = 0'),
  set(
    'cheapest product in Electronics',
    `where category = 'Electronics' and amount = (select min(amount) from r where category = 'Electronics')`,
  ),
  set(
    'most expensive Mossbeck item',
    `where brand = 'Mossbeck' and amount = (select max(amount) from r where brand = 'Mossbeck')`,
  ),
  set('what is the newest product we have', 'where created_at = (select max(created_at) from r)'),
  set('product with the longest description', 'where length(description) = (select max(length(description)) from r)'),
  order('top 5 most expensive products', 'order by amount desc, id limit 5'),
  order(
    'give me the 3 worst listings by quality at Walmart',
    `where retailer = 'Walmart' order by listing_quality, id limit 3`,
  ),
  order(
    '10 oldest products in Sports & Fitness',
    `where category = 'Sports & Fitness' order by created_at, id limit 10`,
  ),
  groups('break down products by retailer', 'retailer, count(*) from r group by 1'),
  groups('average price per category', 'category, avg(amount) from r group by 1'),
  groups('pending per brand', `brand, count(*) from r where ${has('pending')} group by 1`),
  groups('products by compliance level', 'compliance_level, count(*) from r group by 1'),
  winners(
    'which brand has the most rejected products',
    `brand from r where ${has('rejected')} group by 1 order by rank() over (order by count(*) desc) fetch first 1 rows with ties`,
  ),
  winners(
    'who has the best average quality, Amazon or Walmart?',
    `retailer from r where retailer in ('Amazon', 'Walmart') group by 1 order by avg(listing_quality) desc limit 1`,
  ),
  winners(
    'are there more pending in Home or in Electronics?',
    `category from r where category in ('Home', 'Electronics') and ${has('pending')} group by 1 order by rank() over (order by count(*) desc) fetch first 1 rows with ties`,
  ),
  winners('which category is the cheapest on average', `category from r group by 1 order by avg(amount) limit 1`),
  groups(
    'compare Ovenhart and Linnevale by price',
    `brand, avg(amount) from r where brand in ('Ovenhart', 'Linnevale') group by 1`,
  ),
];
