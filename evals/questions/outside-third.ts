// 88 questions about the sample catalog with the SQL that answers them, and 12 that no catalog can answer. Written by a catalog manager who
// has not seen how the product reads questions. "Now" is 2026-11-21T10:00Z, a Saturday, as in measure.ts.
import {
  attribute,
  changed,
  count,
  figure,
  fullyApproved,
  groups,
  images,
  list,
  listEither,
  order,
  type QuestionCase,
  set,
  winners,
} from './question-case.ts';

/** A product of which a check of a waiting part passes a condition on `c`. */
const waitingPart = (where: string) =>
  `exists (select 1 from jsonb_array_elements(review_check->'parts') c where ${where})`;

/** As people type in a hurry. */
const loose: readonly QuestionCase[] = [
  // Counts
  count('how many skus do we have on walmart rn', "retailer = 'Walmart'"),
  count('hw many kitchen items still pending', "category = 'Kitchen' and is_pending"),
  count('number of products under 20 bucks', 'amount < 20'),
  count('how many tarnfell items arent outdoor', "brand = 'Tarnfell' and category <> 'Outdoor'"),
  count('count of walmart listings with just 1 image', `retailer = 'Walmart' and ${images} = 1`),
  count('how many halvorne pieces are fully approved', `brand = 'Halvorne' and ${fullyApproved}`),
  count('how many waiting products break a rule', "is_pending and broken_rules <> '[]'"),
  // Figures
  figure('avg price of pet stuff', "avg(amount) from r where category = 'Pets'"),
  figure('whats the highest price on etsy', "max(amount) from r where retailer = 'Etsy'"),
  figure('longest title we have, how many characters', 'max(length(title)) from r'),
  // Lists
  list('products w no bullets', 'jsonb_array_length(bullets) = 0'),
  list('sonderlay over 100 dollars', "brand = 'Sonderlay' and amount > 100"),
  list('titles all in caps', "title = upper(title) and title ~ '[A-Z]'"),
  list('target listings missing brand in title', "retailer = 'Target' and position(lower(brand) in lower(title)) = 0"),
  list('descs under 60 characters', 'length(description) < 60'),
  list('prices ending in .99', "amount::text like '%.99'"),
  list('made in portugal', attribute('Country of origin', "= 'Portugal'")),
  list('beauty stuff thats vegan', `category = 'Beauty' and ${attribute('Vegan', "= 'Yes'")}`),
  list('electroncs without a warranty', `category = 'Electronics' and not ${attribute('Warranty')}`),
  list('kitchen items w/o a material attribute', `category = 'Kitchen' and not ${attribute('Material')}`),
  list('everything with oak in the material', attribute('Material', "~* '\\moak\\M'")),
  list('rejected pics', "images_status = 'rejected'"),
  list('title approved, bullets still open', "title_status = 'approved' and bullets_status = 'pending'"),
  // The product's own terms
  list('which ones are clean', "lens = 'clean'"),
  list('nothing written yet, which ones', "lens = 'nothing-written'"),
  list('which have claims nobody settled yet', waitingPart("(c->>'openClaims')::int > 0")),
  listEither(
    'drafts in the queue that break a required rule',
    "lens = 'must-rule'",
    waitingPart("jsonb_array_length(c->'must') > 0"),
  ),
  list('non compliant listings', "compliance_level = 'non-compliant'"),
  list('stuff where the source changd after we approved it', 'is_source_changed'),
  groups(
    'why are things waiting, count per reason',
    `case lens when 'nothing-written' then 'Nothing written yet' when 'part-rejected' then 'Part rejected'
      when 'source-changed' then 'Source changed since approval' when 'open-claim' then 'Open claim' when 'must-rule' then 'Required rule'
      when 'wish-not-followed' then 'Wish not followed' when 'unchanged' then 'Unchanged' when 'clean' then 'Clean' end as reason, count(*)
      from r where is_pending group by lens`,
  ),
  // Who, what, when
  list('what did jonas touch', changed("u.username = 'jonas'")),
  list(
    'tomas edits in november',
    changed(
      "u.username = 'tomas' and h.action = 'edited' and h.change_date >= '2026-11-01' and h.change_date < '2026-12-01'",
    ),
  ),
  list(
    'what did maya approve since monday',
    changed("u.username = 'maya' and h.action = 'approved' and h.change_date >= '2026-11-16'"),
  ),
  list('what changed yesterday', changed("h.change_date >= '2026-11-20' and h.change_date < '2026-11-21'")),
  winners(
    'who rejects the most',
    `full_name from (select u.full_name, rank() over (order by count(*) desc) as place from content_history h
      join users u on u.id = h.changed_by where h.action = 'rejected' group by u.full_name) ranked where place = 1`,
  ),
  // Groups
  groups('products per retailer', 'retailer, count(*) from r group by retailer'),
  groups('avg price by category', 'category, avg(amount) from r group by category'),
  winners(
    'which category has most products',
    'category from (select category, rank() over (order by count(*) desc) as place from r group by category) ranked where place = 1',
  ),
  winners(
    'wich categry has the fewest pics per product',
    `category from (select category, rank() over (order by avg(${images})) as place from r group by category) ranked where place = 1`,
  ),
  // Sorted
  order('halvorne stuff dearest first', "where brand = 'Halvorne' order by amount desc"),
  order('top 5 most expensive', 'order by amount desc limit 5'),
  order('3 cheapest on walmart', "where retailer = 'Walmart' order by amount limit 3"),
  order('5 worst by listing quality', 'order by listing_quality limit 5'),
  order(
    'pending amazon items, longest waiting first',
    "where is_pending and retailer = 'Amazon' order by coalesce(waiting_since, created_at)",
  ),
];

/** In whole sentences. */
const plain: readonly QuestionCase[] = [
  // Counts
  count('How many products have a rejected description?', "description_status = 'rejected'"),
  figure('How many different brands do we carry?', 'count(distinct brand) from r'),
  count(
    'How many products have had at least one part rejected by Priya?',
    changed("u.username = 'priya' and h.action = 'rejected'"),
  ),
  count(
    'How many products were added to the catalog in November 2026?',
    "created_at >= '2026-11-01' and created_at < '2026-12-01'",
  ),
  count('How many products cost between 25 and 50 dollars?', 'amount between 25 and 50'),
  count(
    'How many drafts are out of date because the product was edited after they were written?',
    'exists (select 1 from optimized_contents o where o.product_id = r.id and r.version > 1 and r.updated_at > o.updated_at)',
  ),
  count(
    'How many products have failed in a run so far?',
    "id in (select i.product_id from run_items i where i.outcome = 'failed')",
  ),
  // Figures
  figure(
    'What is the average listing quality of our Amazon products?',
    "avg(listing_quality) from r where retailer = 'Amazon'",
  ),
  figure(
    'What percentage of the catalog is fully approved?',
    `100.0 * count(*) filter (where ${fullyApproved}) / count(*) from r`,
  ),
  figure(
    'What is the median price of the Beauty products?',
    "percentile_cont(0.5) within group (order by amount) from r where category = 'Beauty'",
  ),
  figure(
    'What is the price difference between the most and the least expensive product in Home?',
    "max(amount) - min(amount) from r where category = 'Home'",
  ),
  figure(
    'How many words does the average product description have?',
    "avg(array_length(regexp_split_to_array(trim(description), '\\s+'), 1)) from r where trim(description) <> ''",
  ),
  // Lists
  list('Which products show nothing but a hero image?', `${images} = 1`),
  list(
    'Which products have at least one pending part and at least one rejected part?',
    `'pending' in (title_status, description_status, bullets_status, images_status)
      and 'rejected' in (title_status, description_status, bullets_status, images_status)`,
  ),
  list(
    'Which Target products already have content but still wait for a decision?',
    "retailer = 'Target' and has_content and is_pending",
  ),
  list(
    'Which products are approved in every part except the description?',
    "title_status = 'approved' and bullets_status = 'approved' and images_status = 'approved' and description_status <> 'approved'",
  ),
  list('Which products mention the dishwasher in their description?', "description ilike '%dishwasher%'"),
  list(
    'Which products weigh more than 5 kg?',
    `exists (select 1 from jsonb_array_elements(attributes) a
      cross join lateral regexp_match(a->>'value', '^(?:(\\d+) x )?([\\d.]+) (kg|g)\\M') as m
      where a->>'name' = 'Weight' and coalesce(m[1]::numeric, 1) * m[2]::numeric / case m[3] when 'g' then 1000 else 1 end > 5)`,
  ),
  list(
    'Which products sold on Etsy do not state their country of origin?',
    `retailer = 'Etsy' and not ${attribute('Country of origin')}`,
  ),
  list('Which products have a title of more than 80 characters?', 'length(title) > 80'),
  // Duplicates
  list(
    'Which products share both their retailer and their price with another product?',
    'exists (select 1 from r other where other.id <> r.id and other.retailer = r.retailer and other.amount = r.amount)',
  ),
  list(
    'Which products use an image that another product uses as well?',
    `exists (select 1 from r other, jsonb_array_elements_text(other.images) theirs, jsonb_array_elements_text(r.images) ours
      where other.id <> r.id and theirs = ours)`,
  ),
  list(
    'Which titles contain the same word three times or more?',
    `exists (select 1 from regexp_split_to_table(lower(title), '[^[:alnum:]]+') word where word <> '' group by word having count(*) >= 3)`,
  ),
  list(
    'Which Amazon products have an approved title that is word for word the title of the source?',
    `retailer = 'Amazon' and title_status = 'approved'
      and exists (select 1 from optimized_contents o where o.product_id = r.id and o.title = r.title)`,
  ),
  list(
    'Which products have a title that was written by a person?',
    "exists (select 1 from optimized_contents o where o.product_id = r.id and o.parts->'title'->>'origin' = 'person')",
  ),
  // The product's own terms
  list(
    'Which waiting products break the rule on the ideal number of images?',
    `is_pending and exists (select 1 from jsonb_array_elements_text(broken_rules) broken
      join benchmark_rules b on b.key = broken where b.label = 'Ideal number of images')`,
  ),
  listEither(
    'For which products does the draft not follow a wish?',
    "lens = 'wish-not-followed'",
    waitingPart("(c->>'unmetWishes')::int > 0"),
  ),
  list('Which products have the derived status critical?', "content_status = 'critical'"),
  // Who, what, when
  list('Which products were rolled back at some point?', changed("h.action = 'rolled-back'")),
  set(
    'Which products did three or more different people work on?',
    'where (select count(distinct h.changed_by) from content_history h where h.product_id = r.id) >= 3',
  ),
  list(
    'Which products had their description edited by Priya?',
    changed("u.username = 'priya' and h.action = 'edited' and h.content_type = 'description'"),
  ),
  list(
    'Which products were approved for the first time in November?',
    "first_approved_at >= '2026-11-01' and first_approved_at < '2026-12-01'",
  ),
  set(
    'Which products had their last change before 12 October 2026?',
    "where (select max(h.change_date) from content_history h where h.product_id = r.id) < '2026-10-12'",
  ),
  set(
    'Which product has been changed most often?',
    `where id in (select product_id from (select product_id, rank() over (order by count(*) desc) as place
      from content_history group by product_id) ranked where place = 1)`,
  ),
  groups(
    'How many changes did each person make?',
    'u.full_name, count(*) from content_history h join users u on u.id = h.changed_by group by u.full_name',
  ),
  // Groups
  groups(
    'How many products are waiting in each category?',
    'category, count(*) from r where is_pending group by category',
  ),
  groups(
    'What is the average Content Score of the products of each retailer?',
    'retailer, avg(content_score) from r group by retailer',
  ),
  groups('What is the lowest price of each brand?', 'brand, min(amount) from r group by brand'),
  winners(
    'Which brand is the most expensive on average?',
    'brand from (select brand, rank() over (order by avg(amount) desc) as place from r group by brand) ranked where place = 1',
  ),
  winners(
    'Which retailer has the most products with a rejected part?',
    `retailer from (select retailer, rank() over (order by count(*) desc) as place from r where is_rejected group by retailer) ranked
      where place = 1`,
  ),
  winners(
    'Which rule is broken by the most waiting products?',
    `label from (select b.label, rank() over (order by count(distinct r.id) desc) as place
      from r cross join lateral jsonb_array_elements_text(r.broken_rules) broken join benchmark_rules b on b.key = broken
      where r.is_pending group by b.label) ranked where place = 1`,
  ),
  // Sorted
  order('Show the Outdoor products sorted by price from low to high.', "where category = 'Outdoor' order by amount"),
  order(
    'Which three products have the longest descriptions, the longest first?',
    'order by length(description) desc limit 3',
  ),
  order(
    'List the products with a listing quality of 75 or less, starting with the worst.',
    'where listing_quality <= 75 order by listing_quality',
  ),
];

export const thirdOutside: readonly QuestionCase[] = [...loose, ...plain];

/** Only a refusal is right: what they ask for is in no table, or is not a question about the catalog. */
export const thirdOutsideRefusals: readonly string[] = [
  'whats the weather like in hamburg tmrw',
  'best seller last month?',
  'how many units of the ridgeline backpack did we sell',
  'whats our margin on sonderlay',
  'how many yoga mats are left in stock',
  'delete all the rejected ebay items pls',
  'Which products were returned most often by customers?',
  'What do customers say in their reviews about the Hush 40 headphones?',
  'What do our competitors charge for a cast iron skillet?',
  'When will the next delivery from the supplier of the Barkenby dog bed arrive?',
  'Which of our listings got the most page views last week?',
  'How high will the demand for tents be next summer?',
];
