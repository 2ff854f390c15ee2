// The embedded database by itself, as it comes: what bench/start.ts holds Copydesk against. Usage: node bench/database-alone.ts <directory>
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const [dataDir = ''] = process.argv.slice(2);
const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
await client.query('select count(*) from products');
console.log('ready');
process.on('SIGTERM', async () => {
  await client.close();
  process.exit(0);
});
// It has nothing else to do, and must be there to be looked at.
setInterval(() => {}, 60_000);
