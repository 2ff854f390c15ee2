// 100 questions of a brand's team to the catalog, written without a look at how the product reads questions: 88 that have an answer, and 12 that
// only a refusal answers. Half of each are typed into a chat in a hurry, half are whole sentences.
// Conventions of the SQL: "today" is Saturday 2026-11-21 10:00 UTC, a week starts on Monday; "pending" and "rejected" are the lists (any part);
// "fully approved" is four approved parts; "title", "description", "bullets" and "images" are those of the source unless a draft is named.
import {
  attribute,
  bullets,
  changed,
  count,
  figure,
  fullyApproved,
  groups,
  has,
  images,
  list,
  listEither,
  order,
  type QuestionCase,
  set,
  winners,
} from './question-case.ts';

const words = `coalesce(array_length(regexp_split_to_array(nullif(trim(description), ''), '\\s+'), 1), 0)`;
/** Where a text came from: `model`, `built-in`, `person`, `source`. */
const origin = (part: string, from: string) =>
  `id in (select o.product_id from optimized_contents o where o.parts->'${part}'->>'origin' = '${from}')`;
/** A part that waits has something open of a kind: `openClaims`, `unmetWishes`. */
const openOf = (kind: string) =>
  `exists (select 1 from jsonb_array_elements(review_check->'parts') c where (c->>'${kind}')::int > 0)`;
const lensLabel = `case lens when 'nothing-written' then 'Nothing written yet' when 'part-rejected' then 'Part rejected'
  when 'source-changed' then 'Source changed since approval' when 'open-claim' then 'Open claim' when 'must-rule' then 'Required rule'
  when 'wish-not-followed' then 'Wish not followed' when 'unchanged' then 'Unchanged' when 'clean' then 'Clean' end`;
/** The first of the groups by a figure, all of them where they tie. */
const first = (name: string, by: string, rest: string) =>
  `name from (select ${name} as name, rank() over (order by ${by}) as place from ${rest} group by 1) q where place = 1`;
const byPerson = 'content_history h join users u on u.id = h.changed_by';

/** Typed in a hurry: no question marks, abbreviations, slang, typos, half sentences. */
const loose: readonly QuestionCase[] = [
  // The founder: how much is there, how far are we, who does what.
  count('how many skus do we have', 'true'),
  figure('whats our avg price', 'avg(amount) from r'),
  count('fully approved so far, just the number', fullyApproved),
  figure('% of catalog fully approved', `100.0 * count(*) filter (where ${fullyApproved}) / count(*) from r`),
  groups('skus per brand, only brands w less than 5', 'brand, count(*) from r group by brand having count(*) < 5'),
  list('stuff over 100 bucks', 'amount > 100'),
  order('cheapest thing we sell', 'order by amount limit 1'),
  count('new skus this month, how many', `created_at >= '2026-11-01' and created_at < '2026-12-01'`),
  winners('who approves the most', first('u.full_name', 'count(*) desc', `${byPerson} where h.action = 'approved'`)),
  winners('which retailer has most rejects', first('retailer', 'count(*) desc', 'r where is_rejected')),
  winners(
    'ebay or etsy, whos pricier on avg',
    first('retailer', 'avg(amount) desc', `r where retailer in ('eBay', 'Etsy')`),
  ),
  groups('pending by waiting reason', `${lensLabel} as name, count(*) from r where is_pending group by 1`),
  figure(
    'median price outdor',
    `percentile_cont(0.5) within group (order by amount) from r where category = 'Outdoor'`,
  ),
  order('worst 5 by listng quality', 'order by listing_quality limit 5'),

  // Editors: what to do next.
  list('whats still pending for amazon', `retailer = 'Amazon' and ${has('pending')}`),
  list('clean ones pls', `lens = 'clean'`),
  list('nothing written yet - which', `lens = 'nothing-written'`),
  listEither('got any open claims', "lens = 'open-claim'", openOf('openClaims')),
  list('rejected titles', `title_status = 'rejected'`),
  list('desc rejected but title ok', `description_status = 'rejected' and title_status = 'approved'`),
  list(
    'all approved xcept images',
    `images_status <> 'approved' and title_status = 'approved' and description_status = 'approved' and bullets_status = 'approved'`,
  ),
  list('titels longer then 80 chars', 'length(title) > 80'),
  list('descr under 6 words', `${words} < 6`),
  list('prods w only 1 pic', `${images} = 1`),
  list('no bullets at all', `${bullets} = 0`),
  list('all caps titles', `title = upper(title) and title <> lower(title)`),
  list('exclamation marks in description', `description like '%!%'`),
  list('who says free shipping', `title || ' ' || description || ' ' || bullets::text ilike '%free shipping%'`),
  count('desc waiting that AI wrote, how many', `description_status = 'pending' and ${origin('description', 'model')}`),
  list('titles somebody typed by hand', origin('title', 'person')),
  list(
    'what did tomas edit in nov',
    changed(
      `u.username = 'tomas' and h.action = 'edited' and h.change_date >= '2026-11-01' and h.change_date < '2026-12-01'`,
    ),
  ),
  list('anything changed yesterday', changed(`h.change_date >= '2026-11-20' and h.change_date < '2026-11-21'`)),
  list('rolled back ever', changed(`h.action = 'rolled-back'`)),

  // The category lead.
  list(
    'halvorne or linnevale, not fully approved yet',
    `brand in ('Halvorne', 'Linnevale') and not (${fullyApproved})`,
  ),
  list('half done ones, 2 of 4 approved', 'content_score = 50'),
  list('lq below 75', 'listing_quality < 75'),
  groups('avg listing quality per retailer', 'retailer, avg(listing_quality) from r group by retailer'),
  list('noncompliant listings', `compliance_level = 'non-compliant'`),
  groups('max price per cat', 'category, max(amount) from r group by category'),
  list('vegan beauty < 20', `category = 'Beauty' and amount < 20 and ${attribute('Vegan', "= 'Yes'")}`),
  list('apparel w/o country of origin', `category = 'Apparel' and not ${attribute('Country of origin')}`),

  // The non-native speaker.
  list('product from vietnam please', attribute('Country of origin', "= 'Vietnam'")),
  order('longest waiting top 5', 'where is_pending order by coalesce(waiting_since, created_at) limit 5'),
  list(
    'same retailer and same price, double ones',
    '(retailer, amount) in (select retailer, amount from r group by retailer, amount having count(*) > 1)',
  ),
];

/** Whole sentences. */
const whole: readonly QuestionCase[] = [
  // The category lead.
  count('How many Walmart products are on the pending list?', `retailer = 'Walmart' and ${has('pending')}`),
  figure('How many different brands do we carry?', 'count(distinct brand) from r'),
  groups(
    'Which categories have more than ten products?',
    'category, count(*) from r group by category having count(*) > 10',
  ),
  list('Which products cost between 40 and 50 dollars?', 'amount between 40 and 50'),
  order('List the ten most expensive products, the most expensive first.', 'order by amount desc limit 10'),
  order(
    'Show the Beauty products from the cheapest to the most expensive.',
    `where category = 'Beauty' order by amount`,
  ),
  order(
    'Sort the pending Home products by listing quality, lowest first.',
    `where category = 'Home' and is_pending order by listing_quality`,
  ),
  winners('Which brand has the lowest average listing quality?', first('brand', 'avg(listing_quality)', 'r')),
  winners('Which category has the highest average content score?', first('category', 'avg(content_score) desc', 'r')),
  groups(
    'Compare the number of rejected products on eBay and on Walmart.',
    `retailer, count(*) from r where retailer in ('eBay', 'Walmart') and is_rejected group by retailer`,
  ),
  groups(
    'How many products of each category are still pending?',
    'category, count(*) from r where is_pending group by category',
  ),
  groups('On how many retailers is each brand listed?', 'brand, count(distinct retailer) from r group by brand'),
  figure(
    'How much more does the average Amazon product cost than the average Etsy product?',
    `avg(amount) filter (where retailer = 'Amazon') - avg(amount) filter (where retailer = 'Etsy') from r`,
  ),
  figure(
    'How many products cost more than the average of their own category?',
    'count(*) from r where amount > (select avg(s.amount) from r s where s.category = r.category)',
  ),
  figure(
    'What is the average listing quality of the fully approved products?',
    `avg(listing_quality) from r where ${fullyApproved}`,
  ),
  figure('How many bullets does an Etsy product have on average?', `avg(${bullets}) from r where retailer = 'Etsy'`),
  list(
    'Which products were added in August 2026 and have a listing quality of at least 90?',
    `created_at >= '2026-08-01' and created_at < '2026-09-01' and listing_quality >= 90`,
  ),
  list(
    'Which fully approved Amazon products have fewer than three images?',
    `retailer = 'Amazon' and ${fullyApproved} and ${images} < 3`,
  ),
  list(
    'Which Sports & Fitness or Pets products cost less than 15 dollars and are not rejected?',
    `category in ('Sports & Fitness', 'Pets') and amount < 15 and not is_rejected`,
  ),

  // Editors.
  list('Which products do not mention their brand in the title?', `title not ilike '%' || brand || '%'`),
  list('Which products have a description that is shorter than their title?', 'length(description) < length(title)'),
  figure('How many characters does the longest title have?', 'max(length(title)) from r'),
  set('Which products have the longest title?', 'where length(title) = (select max(length(title)) from r)'),
  list(
    'Which products share a bullet point word for word with another product, ignoring upper and lower case?',
    `exists (select 1 from jsonb_array_elements_text(bullets) b, r s, jsonb_array_elements_text(s.bullets) c where s.id <> r.id and lower(b) = lower(c))`,
  ),
  list(
    'Which approved titles are exactly the same as the title of the source?',
    `title_status = 'approved' and title = (select o.title from optimized_contents o where o.product_id = r.id)`,
  ),
  list('Which products wait because of an open claim?', `lens = 'open-claim'`),
  list(
    'Which drafts contradict their source?',
    `id in (select o.product_id from optimized_contents o, jsonb_each(o.parts) as x(part, state) where x.state->'draft'->'checks'->>'contradicted' <> '0' and x.state->>'origin' in ('model', 'built-in'))`,
  ),
  listEither(
    'Which products have a draft that does not follow a wish?',
    "lens = 'wish-not-followed'",
    openOf('unmetWishes'),
  ),
  listEither(
    'Which products break a required rule?',
    "lens = 'must-rule'",
    `exists (select 1 from jsonb_array_elements_text(broken_rules) b join benchmark_rules u on u.key = b where u.severity = 'block')`,
  ),
  list(
    'Which products break the rule on the minimum number of words in the description?',
    `exists (select 1 from jsonb_array_elements_text(broken_rules) b join benchmark_rules u on u.key = b where u.label = 'Minimum words in the description')`,
  ),
  count('For how many products did the source change after approval?', 'is_source_changed'),
  list('Which products are decided whole but not fully approved?', `not is_pending and not (${fullyApproved})`),
  list(
    'Which products have outdated drafts, that is, texts written before a prompt that applies to them now?',
    `exists (select 1 from optimized_contents o, jsonb_each(o.parts) as x(part, state), optimization_prompts m where o.product_id = r.id and m.is_active
      and x.part <> 'images' and x.state->>'origin' in ('model', 'built-in')
      and case m.scope when 'global' then true when 'category' then m.scope_value = category when 'brand' then m.scope_value = brand
        when 'productType' then m.scope_value = subcategory when 'sku' then m.scope_value = sku end
      and m.created_at > (select max(h.change_date) from content_history h where h.product_id = r.id and h.content_type = x.part and h.action = 'generated'))`,
  ),
  list(
    'Which products did Maya reject since the beginning of November?',
    changed(`u.username = 'maya' and h.action = 'rejected' and h.change_date >= '2026-11-01'`),
  ),
  list(
    'Which products had a part rejected at some point but are fully approved today?',
    `${changed(`h.action = 'rejected'`)} and ${fullyApproved}`,
  ),

  // The founder.
  winners(
    'Who rejected the most parts in October?',
    first(
      'u.full_name',
      'count(*) desc',
      `${byPerson} where h.action = 'rejected' and h.change_date >= '2026-10-01' and h.change_date < '2026-11-01'`,
    ),
  ),
  groups(
    'How many approvals did each person give in November?',
    `u.full_name, count(*) from ${byPerson} where h.action = 'approved' and h.change_date >= '2026-11-01' group by 1`,
  ),
  list(
    'What did Jonas approve last week?',
    changed(
      `u.username = 'jonas' and h.action = 'approved' and h.change_date >= '2026-11-09' and h.change_date < '2026-11-16'`,
    ),
  ),
  figure('What does it cost to buy one of each Sonderlay product?', `sum(amount) from r where brand = 'Sonderlay'`),
  order('Show me the five newest products.', 'order by created_at desc limit 5'),

  // The non-native speaker: whole sentences, not all of them right.
  list('Please to show me the products which have a warranty of 5 years.', attribute('Warranty', "= '5 years'")),
  list(
    'Which are the toys with the age range "From 18 months"?',
    `category = 'Toys' and ${attribute('Age range', "= 'From 18 months'")}`,
  ),
  list(
    'Which products have neither a material nor a weight written in the attributes?',
    `not ${attribute('Material')} and not ${attribute('Weight')}`,
  ),
  count(
    'How many products are since more than five days in waiting?',
    `is_pending and coalesce(waiting_since, created_at) < timestamptz '2026-11-21 10:00Z' - interval '5 days'`,
  ),
];

export const fourthOutside: readonly QuestionCase[] = [...loose, ...whole];

/** What a catalog does not know, or what asks for an act or an opinion. The first six are typed in a hurry. */
export const fourthOutsideRefusals: readonly string[] = [
  'how many dutch ovens did we sell yday',
  'return rate halvorne tees',
  'stock left of the cairn tent',
  'hush 40 price at competitors rn',
  'pls approve all clean ones',
  'write me a better title for the yoga mat',
  'Which products have the best customer reviews?',
  'What is our profit margin on kitchen products?',
  'How much did we spend on advertising for Mossbeck in October?',
  'Which of our product pages gets the most visitors from Google?',
  'Will the sleeping bag sell better next winter?',
  'Which Target products are sold out at the moment?',
];
