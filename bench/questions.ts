// What the bench of the pace asks, each question at many addresses as the screens ask it, and the same asked of the database alone.
import { createHash } from 'node:crypto';

/** A whole number from 0, below the bound. */
type Draw = (below: number) => number;

export type Ask = { path: string; method?: 'PATCH'; body?: string };

export type Question = {
  name: string;
  /** What is asked, in words. */
  asks: string;
  /** Requests a second that it is to reach with four clients on Postgres at 100,000 products. */
  target: number;
  ask: (draw: Draw, products: number) => Ask;
  /** The database's part: a prepared statement and its values. */
  alone: (draw: Draw, products: number) => { text: string; values: unknown[] };
};

/** Draws the same numbers in every run (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const pageSize = 24;
const oneOf = <Value>(draw: Draw, values: readonly Value[]): Value => values[draw(values.length)] as Value;
const sorts = ['contentScore', 'title', 'date', 'listingQuality', 'category'] as const;
const columns = {
  contentScore: 'content_score',
  title: 'title_key',
  date: 'created_at',
  listingQuality: 'listing_quality',
  category: 'category_key',
};
const orders = ['asc', 'desc'] as const;
const sorting = (draw: Draw) => `sort=${oneOf(draw, sorts)}&order=${oneOf(draw, orders)}`;

/** A page of a sorted list as the database alone answers it best: ids from an index first; no total, no next page. */
function pageAlone(draw: Draw, offset: number, limit: number, where = 'true', values: unknown[] = []) {
  const by = columns[oneOf(draw, Object.keys(columns) as (keyof typeof columns)[])];
  const order = oneOf(draw, orders);
  return {
    text: `select products.* from (select id from products where ${where} order by ${by} ${order}, id ${order} limit $${values.length + 1} offset $${values.length + 2}) as page join products on products.id = page.id order by ${by} ${order}, products.id ${order}`,
    values: [...values, limit, offset],
  };
}

const filters: ((draw: Draw) => { query: string; where: string; value: unknown })[] = [
  (draw) => {
    const value = `Category ${draw(40)}`;
    return { query: `category=${encodeURIComponent(value)}`, where: 'category = $1', value };
  },
  (draw) => {
    const value = `Brand ${draw(300)}`;
    return { query: `brand=${encodeURIComponent(value)}`, where: 'brand = $1', value };
  },
  (draw) => {
    const value = oneOf(draw, ['Amazon', 'Walmart', 'Target', 'eBay', 'Google', 'Shopify']);
    return { query: `retailer=${value}`, where: 'retailer = $1', value };
  },
  (draw) => {
    const value = oneOf(draw, ['compliant', 'borderline', 'non-compliant']);
    return { query: `level=${value}`, where: 'compliance_level = $1', value };
  },
  (draw) => {
    const value = `Category ${draw(40)}`;
    return {
      query: `status=pending&category=${encodeURIComponent(value)}`,
      where: 'is_pending and category = $1',
      value,
    };
  },
];

const frequent = ['plain sentence', 'for the home', 'about product', 'is made of', 'product'];
const rareWord = (draw: Draw, products: number) =>
  createHash('md5')
    .update(String(draw(products) + 1))
    .digest('hex')
    .slice(0, 12);
const found = 'id in (select product_id from product_search where text like $1)';

/** A product that has content: two of three have. */
export function reviewed(draw: Draw, products: number): number {
  const id = draw(products - 3) + 1;
  return id % 3 === 0 ? id + 1 : id;
}

export const questions: Question[] = [
  {
    name: 'list page',
    asks: 'limit=24, pages 1 to 40, five sort keys both ways',
    target: 2_500,
    ask: (draw) => ({ path: `/api/products?total=about&limit=${pageSize}&page=${draw(40) + 1}&${sorting(draw)}` }),
    alone: (draw) => pageAlone(draw, draw(40) * pageSize, pageSize),
  },
  {
    name: 'filtered page',
    asks: 'limit=24, pages 1 to 3, one of 40 categories, 300 brands, 6 retailers, 3 levels, or a pending list of a category',
    target: 2_000,
    ask: (draw) => {
      const { query } = oneOf(draw, filters)(draw);
      return { path: `/api/products?total=about&limit=${pageSize}&page=${draw(3) + 1}&${query}&${sorting(draw)}` };
    },
    alone: (draw) => {
      const { where, value } = oneOf(draw, filters)(draw);
      return pageAlone(draw, draw(3) * pageSize, pageSize, where, [value]);
    },
  },
  {
    name: 'pending list',
    asks: 'limit=20, pages 1 to 10, the longest waiting first',
    target: 2_500,
    ask: (draw) => ({
      path: `/api/products?total=about&limit=20&page=${draw(10) + 1}&status=pending&sort=waiting&order=asc`,
    }),
    alone: (draw) => ({
      text: `select products.* from (select id from products where is_pending order by coalesce(waiting_since, created_at), id limit 20 offset $1) as page join products on products.id = page.id`,
      values: [draw(10) * 20],
    }),
  },
  {
    name: 'search, frequent word',
    asks: 'limit=24, pages 1 to 3, one of five words that all products hold',
    target: 700,
    ask: (draw) => ({
      path: `/api/products?total=about&limit=${pageSize}&page=${draw(3) + 1}&search=${encodeURIComponent(oneOf(draw, frequent))}`,
    }),
    alone: (draw) => pageAlone(draw, draw(3) * pageSize, pageSize, found, [`%${oneOf(draw, frequent)}%`]),
  },
  {
    name: 'search, rare word',
    asks: 'limit=24, a word that one product holds, another one each time',
    target: 700,
    ask: (draw, products) => ({
      path: `/api/products?total=about&limit=${pageSize}&search=${rareWord(draw, products)}`,
    }),
    alone: (draw, products) => pageAlone(draw, 0, pageSize, found, [`%${rareWord(draw, products)}%`]),
  },
  {
    name: 'deep page',
    asks: 'limit=10, pages around 90 % of the list (9,000 of 10,000), five sort keys both ways',
    target: 1_000,
    ask: (draw, products) => {
      const page = Math.floor((products * 0.9) / 10) + draw(Math.floor(products / 200));
      return { path: `/api/products?total=about&limit=10&page=${page}&${sorting(draw)}` };
    },
    alone: (draw, products) => pageAlone(draw, Math.floor(products * 0.9) + draw(products / 200) * 10, 10),
  },
  {
    name: 'one product',
    asks: 'any product',
    target: 8_000,
    ask: (draw, products) => ({ path: `/api/products/${draw(products) + 1}` }),
    alone: (draw, products) => ({ text: 'select * from products where id = $1', values: [draw(products) + 1] }),
  },
  {
    name: 'dashboard',
    asks: 'its figures',
    target: 2_500,
    ask: () => ({ path: '/api/dashboard' }),
    alone: () => ({
      text: 'select count(*), count(*) filter (where is_pending), count(*) filter (where is_approved), count(*) filter (where is_rejected) from products',
      values: [],
    }),
  },
  {
    name: 'facets',
    asks: 'all of them',
    target: 2_500,
    ask: () => ({ path: '/api/products/facets' }),
    alone: () => ({ text: 'select category, subcategory from products group by 1, 2', values: [] }),
  },
  {
    name: 'categories',
    asks: 'all of them, counted',
    target: 2_500,
    ask: () => ({ path: '/api/categories' }),
    alone: () => ({ text: 'select category, subcategory, count(*) from products group by 1, 2', values: [] }),
  },
  {
    name: 'PATCH with history',
    asks: 'a new title for any product with content',
    target: 1_200,
    ask: (draw, products) => ({
      path: `/api/products/${reviewed(draw, products)}/optimized-content`,
      method: 'PATCH',
      body: JSON.stringify({ title: `Oak shelf number ${draw(1_000_000_000)} for the home` }),
    }),
    alone: (draw, products) => ({
      text: `with changed as (update optimized_contents set title = $2, title_status = 'pending', version = version + 1 where product_id = $1 returning product_id, title)
        insert into content_history (product_id, content_type, action, previous_content, new_content, status)
        select product_id, 'title', 'edited', to_jsonb(title), to_jsonb(title), 'pending' from changed`,
      values: [reviewed(draw, products), `Oak shelf number ${draw(1_000_000_000)} for the home`],
    }),
  },
];
