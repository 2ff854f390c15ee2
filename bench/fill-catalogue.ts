// A catalogue of any size by SQL, for the benches: always the same products.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';

/** PGlite inserts in one thread: smaller statements leave it memory. */
const fillBatch = 20_000;

/** An epoch that never comes: nothing is checked again while calls are timed. */
const checkedForGood = 2_147_483_647;

const written = { origin: 'built-in', notes: [], decidedBy: null, decidedAt: null, sourceChanges: [] };
const parts = { title: written, bullets: written, description: written, images: written };

/**
 * Adds the products numbered above `there` up to `products`, which are also their ids in a database that began empty: 40 categories of 5
 * subcategories, 300 brands, 6 retailers; two thirds reviewed, in every mixture of statuses.
 */
export async function fillCatalogue(db: Db, there: number, products: number): Promise<void> {
  const started = performance.now();
  for (let from = there + 1; from <= products; from += fillBatch) {
    const to = Math.min(products, from + fillBatch - 1);
    await db.execute(sql`
      insert into products (sku, title, description, bullets, images, price, category, subcategory, brand, retailer, created_at,
        has_content, content_score, issues, content_status, pending_parts, is_pending, is_approved, is_rejected, first_approved_at,
        lens, broken_rules, waiting_since, listing_quality, compliance_level, quality_epoch)
      select 'SKU-' || n, 'Brand ' || n % 300 || ' Product ' || md5(n::text) || ' for the home, model ' || n,
        repeat('A plain sentence about product ' || n || ' and what it is made of. ', 8),
        '["Material: oak", "Size: 20 cm", "Warranty: 2 years"]'::jsonb, '[]'::jsonb, (n % 90 + 5)::text || '.00 USD',
        'Category ' || n % 40, 'Subcategory ' || n % 40 || '-' || n % 5, 'Brand ' || n % 300,
        (array['Amazon','Walmart','Target','eBay','Google','Shopify'])[n % 6 + 1], now() - (n % 200) * interval '1 day',
        n % 3 > 0, case when n % 3 = 0 then 58 else 25 * (n % 5) end, case when n % 3 = 0 then 5 else 4 - n % 5 end,
        case when n % 3 = 0 then 'needs_improvement' when n % 5 > 2 then 'optimized' when n % 5 = 2 then 'needs_improvement' else 'critical' end,
        case when n % 5 = 4 and n % 3 > 0 then '[]'::jsonb else '["images"]'::jsonb end,
        n % 3 = 0 or n % 5 < 4, n % 3 > 0 and n % 5 > 0, n % 17 = 0, case when n % 3 > 0 and n % 5 > 0 then now() end,
        case when n % 3 = 0 then 'nothing-written' when n % 5 < 4 then (array['open-claim','must-rule','part-rejected','clean'])[n % 5 + 1] end,
        case when n % 3 > 0 and n % 5 < 4 and n % 7 > 0 then jsonb_build_array('rule.' || n % 7) else '[]'::jsonb end,
        case when n % 3 > 0 and n % 5 < 4 then now() - (n % 40) * interval '1 day' end,
        n::bigint * 7919 % 101, (array['compliant','borderline','non-compliant'])[n % 3 + 1], ${checkedForGood}::int
      from generate_series(${from}::int, ${to}::int) n`);
    await db.execute(sql`
      insert into product_search (product_id, text)
      select id, lower(sku || E'\n' || title || E'\n' || description) from products
      where id between ${from}::int and ${to}::int`);
    await db.execute(sql`
      insert into optimized_contents (product_id, title, title_status, description, bullets, parts)
      select id, title, case when content_score > 0 then 'approved' else 'pending' end, description, bullets,
        ${JSON.stringify(parts)}::jsonb
      from products where has_content and id between ${from}::int and ${to}::int`);
  }
  await db.execute(sql`
    insert into content_history (product_id, content_type, action, previous_content, new_content, change_date, status)
    select id, 'title', 'edited', to_jsonb(title), to_jsonb(title || ' better'), now() - (id % 60) * interval '1 day', 'pending'
    from products where has_content and id > ${there}::int`);
  await db.execute(sql`vacuum analyze`);
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
