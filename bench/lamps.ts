// Lamps to write about: as many as asked for, no two alike, each with three sentences, three bullets and three attributes.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';

export const lampTitle = (n: number) => `Clayfield Desk Lamp CL-${n}, ${6 + (n % 9)} W`;
export const lampDescription = (n: number) =>
  `A desk lamp with ${2 + (n % 4)} color modes and ${3 + (n % 5)} brightness levels. The ${14 + (n % 6)}-inch arm folds flat for storage. It runs on a USB-C cable, which is in the box.`;
export const lampBullets = ['Folds flat for storage', '3 brightness levels', 'USB-C cable included'];
export const lampAttributes = [
  { name: 'Color', value: 'Black' },
  { name: 'Material', value: 'Aluminum' },
  { name: 'Height', value: '38 cm' },
];

export async function fillLamps(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    sku: `L-${n}`,
    title: lampTitle(n),
    description: lampDescription(n),
  }));
  await db.execute(sql`insert into products (sku, title, description, bullets, attributes)
    select r.sku, r.title, r.description, ${JSON.stringify(lampBullets)}::jsonb, ${JSON.stringify(lampAttributes)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(sku text, title text, description text)`);
}
