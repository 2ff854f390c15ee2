// How files of one kind are imported, saved as a profile, and products that a later file of it does not have.
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { importNamed } from '#server/database/schema.ts';
import { finishedImport, importFile as importInto, uploadFile } from '#testing/import-file.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { undoImport } from '#testing/undo-import.ts';
import { forgetImportedProducts } from './import-products.store.ts';

const app = startTestApp();

const importFile = async (file: string, query?: string, fields?: Record<string, string>) =>
  (await importInto(app, file, query, fields)) as ImportDetails;
const dryRun = (file: string, fields?: Record<string, string>) => importFile(file, '?dryRun=true', fields);
const again = async (id: number, body: object, query = '') => {
  const reply = await app.call('POST', `/api/imports/${id}/runs${query}`, body);
  return (await finishedImport(app, (reply.body as { id: number }).id)) as ImportDetails;
};
const details = async (id: number) => (await app.call('GET', `/api/imports/${id}`)).body as ImportDetails;
const save = async (name: string, importId: number) => {
  const reply = await app.call('POST', '/api/import-profiles', { name, importId });
  expect(reply.status).toBe(201);
  return reply.body as ImportProfile;
};
const profiles = async () => (await app.call('GET', '/api/import-profiles')).body as ImportProfile[];
const skus = async (query = '') =>
  ((await app.call('GET', `/api/products${query}`)).body as Product[]).map(({ sku }) => sku).sort();

const list = (...rows: string[]) => ['Art. code,Naam,Note,Net', ...rows].join('\n');
const first = list('P-1,Oak bench,Solid,120.00', 'P-2,Oak table,Solid,340.00', 'P-3,Oak stool,Solid,60.00');
const second = list('P-1,Oak bench,Solid,125.00', 'P-3,Oak stool,Solid,60.00', 'P-4,Oak shelf,Solid,80.00');
const mapping = { 'Art. code': 'sku', Naam: 'title', Note: 'description', Net: 'price' };
const chosen = { mapping: JSON.stringify(mapping), constants: JSON.stringify({ brand: 'Acme', retailer: 'Target' }) };

/** The first file, imported by choice and saved as a profile. */
async function saveAcme() {
  const run = await importFile(first, '', { ...chosen, missing: 'list', stopAbove: '60' });
  return { run, profile: await save('Acme prices', run.id) };
}

describe('values for all products', () => {
  it('fill fields the file has no column or no value for, and are no change the next time', async () => {
    const run = await importFile('sku,title,brand\nP-1,Oak bench,Birch\nP-2,Oak table,\n', '', {
      constants: JSON.stringify({ brand: 'Acme', retailer: 'Target' }),
    });
    expect(run).toMatchObject({ constants: { brand: 'Acme', retailer: 'Target' }, counts: { new: 2 } });
    const found = ((await app.call('GET', '/api/products')).body as Product[]).map(({ brand, retailer }) => [
      brand,
      retailer,
    ]);
    expect(found.sort()).toEqual([
      ['Acme', 'Target'],
      ['Birch', 'Target'],
    ]);
    const next = await dryRun('sku,title,brand\nP-1,Oak bench,Birch\nP-2,Oak table,\n', {
      constants: JSON.stringify({ brand: 'Acme', retailer: 'Target' }),
    });
    expect(next.counts).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it('are refused for fields that are no such value', async () => {
    await expect(importFile(first, '', { constants: JSON.stringify({ price: '1' }) })).rejects.toThrow('400');
    await expect(importFile(first, '', { constants: JSON.stringify({ brand: ' ' }) })).rejects.toThrow('400');
  });
});

describe('an import profile', () => {
  it('keeps the columns and choices of an import, and counts what it was used for', async () => {
    const { run, profile } = await saveAcme();
    expect(profile).toMatchObject({
      name: 'Acme prices',
      format: 'csv',
      columns: ['art code', 'naam', 'net', 'note'],
      mapping,
      constants: { brand: 'Acme', retailer: 'Target' },
      missing: 'list',
      stopAbove: 60,
      used: 1,
      lastUsedAt: run.finishedAt,
      products: 3,
    });
    expect(await details(run.id)).toMatchObject({ profile: { id: profile.id, name: 'Acme prices', isChanged: false } });
  });

  it('is used by the dry run of a file with exactly its columns and some of its products, which is imported by it', async () => {
    const { profile } = await saveAcme();
    const dry = await dryRun(second);
    expect(dry).toMatchObject({
      profile: { id: profile.id, isChanged: false },
      suggested: null,
      mapping,
      constants: { brand: 'Acme', retailer: 'Target' },
      missingPolicy: 'list',
      missing: 1,
      counts: { new: 1, changed: 1, unchanged: 1, refused: 0 },
    });
    const run = await again(dry.id, {});
    expect(run).toMatchObject({ counts: dry.counts, missing: 1, profile: { id: profile.id } });
    expect(await skus(`?missingFrom=${run.id}`)).toEqual(['P-2']);
    expect(await skus('?brand=Acme&retailer=Target')).toEqual(['P-1', 'P-2', 'P-3', 'P-4']);
    expect((await profiles())[0]).toMatchObject({ used: 2, products: 4 });
    expect(await dryRun(second)).toMatchObject({ missing: 1, counts: { changed: 0, unchanged: 3 } });
  });

  it('reads columns written in other case and order, and offers itself to a file with another column', async () => {
    const { profile } = await saveAcme();
    const dry = await dryRun('NAAM,ART. CODE,NET,NOTE\nOak bench,P-1,120.00,Solid\n');
    expect(dry).toMatchObject({
      profile: { id: profile.id, isChanged: false },
      mapping: { 'ART. CODE': 'sku', NAAM: 'title', NET: 'price', NOTE: 'description' },
      missing: 2,
      counts: { unchanged: 1 },
    });
    const more = await dryRun('Art. code,Naam,Note,Net,Shade\nP-1,Oak bench,Solid,120.00,Dark\n');
    expect(more).toMatchObject({
      profile: null,
      suggested: { id: profile.id, name: 'Acme prices', used: 1, isSame: false },
    });
    const used = await again(more.id, { profileId: profile.id }, '?dryRun=true');
    expect(used).toMatchObject({
      profile: { id: profile.id },
      suggested: null,
      mapping: { ...mapping, Shade: 'attribute' },
      counts: { changed: 1 },
    });
  });

  it('decides what its files do with products of suppliers', async () => {
    const supplier = await app.call('POST', '/api/suppliers', { name: 'Birch' });
    await importFile('sku,title\nP-1,Oak bench\n', '', { supplierId: String((supplier.body as { id: number }).id) });
    const run = await importFile(first, '', { ...chosen, otherSupplier: 'takeOver' });
    const profile = await save('Acme prices', run.id);
    expect(profile).toMatchObject({ otherSupplier: 'takeOver' });
    const fields = { profileId: String(profile.id) };
    expect(await dryRun(first, fields)).toMatchObject({ otherSupplier: 'takeOver', counts: { refused: 0 } });
    await app.call('PATCH', `/api/import-profiles/${profile.id}`, { otherSupplier: 'refuse' });
    expect(await dryRun(first, fields)).toMatchObject({ otherSupplier: 'refuse', counts: { refused: 1 } });
  });

  it('is left for the file alone where that is chosen, and still offered', async () => {
    const { profile } = await saveAcme();
    const dry = await dryRun(second);
    const without = await again(dry.id, { profileId: null }, '?dryRun=true');
    expect(without).toMatchObject({
      profile: null,
      suggested: { id: profile.id, isSame: true },
      constants: {},
      missingPolicy: 'nothing',
    });
    expect((await again(without.id, { profileId: profile.id }, '?dryRun=true')).profile).toMatchObject({
      isChanged: false,
    });
  });

  it('is not used for the file of another shop, and only offered to one with the same columns and no product of it', async () => {
    const { profile } = await saveAcme();
    expect(await dryRun('sku,title,description,price\nP-1,Oak bench,Solid,120.00\n')).toMatchObject({
      profile: null,
      suggested: null,
    });
    expect(await dryRun(list('Z-1,Pine bench,Soft,20.00'))).toMatchObject({
      profile: null,
      suggested: { id: profile.id, isSame: true },
    });
    const shopify = (sku: string) =>
      `Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price\n${sku},Oak bench,Solid,Acme,${sku},12.00\n`;
    await save('Shop', (await importFile(shopify('S-1'))).id);
    expect((await dryRun(shopify('S-1'))).profile?.name).toBe('Shop');
    expect(await dryRun(shopify('T-1'))).toMatchObject({ profile: null, suggested: null });
  });

  it('says when something else was chosen, and takes the choices of an import', async () => {
    const { profile } = await saveAcme();
    const dry = await dryRun(second);
    const other = await again(dry.id, { missing: 'nothing', mapping: { ...mapping, Note: 'attribute' } });
    expect(other.profile).toEqual({ id: profile.id, name: 'Acme prices', isChanged: true });
    const changed = await app.call('PATCH', `/api/import-profiles/${profile.id}`, { importId: other.id });
    expect(changed.body).toMatchObject({ missing: 'nothing', mapping: { Note: 'attribute' }, name: 'Acme prices' });
    expect((await details(other.id)).profile).toMatchObject({ isChanged: false });
  });

  it('is renamed, set otherwise and deleted; its imports and products stay', async () => {
    const { run, profile } = await saveAcme();
    const path = `/api/import-profiles/${profile.id}`;
    const patch = { name: ' Acme  weekly ', emptyCells: 'empty', stopAbove: null };
    expect((await app.call('PATCH', path, patch)).body).toMatchObject({
      name: 'Acme weekly',
      emptyCells: 'empty',
      stopAbove: null,
      missing: 'list',
    });
    expect((await app.call('DELETE', path)).status).toBe(204);
    expect((await app.call('DELETE', path)).status).toBe(404);
    expect(await details(run.id)).toMatchObject({ profile: null, counts: { new: 3 } });
    expect(await skus()).toEqual(['P-1', 'P-2', 'P-3']);
    expect((await uploadFile(app, second, '', { profileId: String(profile.id) })).status).toBe(400);
  });

  it('has a name of its own, and needs a file that was read', async () => {
    const { run } = await saveAcme();
    const twice = await app.call('POST', '/api/import-profiles', { name: 'ACME prices', importId: run.id });
    expect(twice.status).toBe(400);
    expect((twice.body as { error: string }).error).toBe(
      'A profile named “ACME prices” already exists. Choose another name.',
    );
    expect((await app.call('POST', '/api/import-profiles', { name: 'X', importId: 999 })).status).toBe(404);
    const broken = await importFile('{"a":');
    expect((await app.call('POST', '/api/import-profiles', { name: 'X', importId: broken.id })).status).toBe(409);
  });
});

describe('products missing from a file', () => {
  it('are those that earlier files with the same columns brought, never the whole catalog', async () => {
    await importFile('sku,title,brand\nA-1,Lamp,Lumo\n');
    const one = await importFile(first, '', chosen);
    expect(one.missing).toBe(0);
    const dry = await dryRun(second, chosen);
    expect(dry).toMatchObject({ missing: 1, missingPolicy: 'nothing', profile: null });
    expect(await skus(`?missingFrom=${dry.id}`)).toEqual(['P-2']);
    expect((await importFile(second, '?mode=all', chosen)).missing).toBe(1);
    // Still here, and still not in the file.
    expect((await dryRun(second, chosen)).missing).toBe(1);
    expect((await dryRun('sku,title,brand\nB-1,Shade,Lumo\n')).missing).toBe(1);
  });

  it('are not those of an import that was undone, nor products that are gone', async () => {
    const run = await importFile(first, '', chosen);
    await undoImport(app, run);
    expect((await dryRun(second, chosen)).missing).toBe(0);
  });

  it('become those of a profile that is saved later, but for what was missing then', async () => {
    await importFile(first, '', chosen);
    const run = await importFile(second, '', chosen);
    expect((await save('Acme', run.id)).products).toBe(3);
    expect((await dryRun(list('P-1,Oak bench,Solid,125.00'))).missing).toBe(2);
  });

  it('are not those of rows that are refused', async () => {
    const { run } = await saveAcme();
    const long = 'x'.repeat(textLimits.title + 1);
    const dry = await dryRun(list('P-1,Oak bench,Solid,120.00', `P-2,${long},Solid,1.00`));
    expect(dry).toMatchObject({ missing: 1, counts: { unchanged: 1, refused: 1 } });
    expect(await skus(`?missingFrom=${dry.id}`)).toEqual(['P-3']);
    expect(await again(dry.id, {})).toMatchObject({ missing: 1, counts: { refused: 1 } });
    expect((await details(run.id)).missing).toBe(0);
  });

  it('are listed with an import only where it is to list them, and not for ever', async () => {
    const { profile } = await saveAcme();
    const fields = { profileId: String(profile.id) };
    const silent = await importFile(list('P-1,Oak bench,Solid,120.00'), '', {
      ...{ ...fields, missing: 'nothing', stopAbove: 'null' },
    });
    expect([silent.missing, await skus(`?missingFrom=${silent.id}`)]).toEqual([2, []]);
    const listing = await importFile(second, '', fields);
    expect(await skus(`?missingFrom=${listing.id}`)).toEqual(['P-2']);
    const { db } = app.database;
    await forgetImportedProducts(db, new Date(Date.parse(listing.createdAt) + 1));
    expect([await skus(`?missingFrom=${listing.id}`), (await details(listing.id)).missing]).toEqual([[], null]);
    // What the last file named stays: the next one is measured by it.
    expect(await db.selectDistinct({ id: importNamed.importId }).from(importNamed)).toEqual([{ id: listing.id }]);
  });

  it('stop nothing once they are forgotten', async () => {
    await saveAcme();
    const dry = await dryRun(list('P-1,Oak bench,Solid,120.00'));
    expect((await details(dry.id)).excess).toMatch(/^2 of 3 products are missing from the file/);
    await forgetImportedProducts(app.database.db, new Date(Date.parse(dry.createdAt) + 1));
    expect(await details(dry.id)).toMatchObject({ missing: null, excess: null });
  });

  it('are no longer those that only an undone import of the profile brought', async () => {
    const { run, profile } = await saveAcme();
    await importFile('sku,title\nQ-1,Pine bench\nQ-2,Pine table\n');
    const fields = { profileId: String(profile.id), stopAbove: 'null' };
    const rows = ['P-1,Oak bench,Solid,120.00', 'P-2,Oak table,Solid,340.00'];
    const other = await importFile(list(...rows, 'Q-1,Pine bench,Soft,9.00', 'Q-2,,,'), '', fields);
    expect(other.counts).toMatchObject({ new: 0, changed: 2, unchanged: 2, refused: 0 });
    const next = await importFile(list(...rows, 'Q-1,Pine bench,Soft,9.00'), '', fields);
    expect((await profiles())[0]?.products).toBe(5);
    await undoImport(app, other);
    // The next import brought the first of the two, too.
    expect((await profiles())[0]?.products).toBe(4);
    expect((await dryRun(first)).missing).toBe(1);
    expect([run.missing, next.missing]).toEqual([0, 2]);
  });

  it('stop an import by those of them that the file before had', async () => {
    const { profile } = await saveAcme();
    const fields = { profileId: String(profile.id) };
    const few = list('P-1,Oak bench,Solid,120.00', 'P-4,Oak shelf,Solid,80.00');
    expect(await importFile(few, '', { ...fields, stopAbove: 'null' })).toMatchObject({ state: 'done', missing: 2 });
    for (const mode of ['rows', 'all'])
      expect(await importFile(few, `?mode=${mode}`, { ...fields, stopAbove: '10' })).toMatchObject({
        ...{ state: 'done', missing: 2 },
      });
    expect(
      await importFile(list('P-4,Oak shelf,Solid,80.00'), '?mode=all', { ...fields, stopAbove: '10' }),
    ).toMatchObject({
      state: 'failed',
      missing: 3,
      error: expect.stringMatching(/^Nothing was imported: 1 of 2 products are missing from the file, more than 10 %/),
    });
  });

  it('stop an import where they are more than the share that is set, before anything is stored', async () => {
    const { profile } = await saveAcme();
    await app.call('PATCH', `/api/import-profiles/${profile.id}`, { stopAbove: 30 });
    const fields = { profileId: String(profile.id) };
    const excess = '2 of 3 products are missing from the file, more than 30 %.';
    expect(await dryRun(list('P-1,Oak bench,Solid,120.00'), fields)).toMatchObject({ state: 'done', excess });
    const few = await importFile(list('P-1,Oak bench,Solid,120.00'), '', fields);
    expect(few).toMatchObject({
      state: 'failed',
      missing: 2,
      excess: few.error,
      error:
        'Nothing was imported: 2 of 3 products are missing from the file, more than 30 %. Check the file, then import it with a higher limit or none.',
    });
    const other = first.replaceAll('Solid', 'Waxed');
    expect((await importFile(other, '', fields)).error).toMatch(/^Nothing was imported: 3 of 3 products would change/);
    expect(await skus('?search=waxed')).toEqual([]);
    expect(await importFile(other, '', { ...fields, stopAbove: 'null' })).toMatchObject({
      state: 'done',
      counts: { changed: 3 },
    });
  });
});

describe('a dry run whose profile changed before it was imported', () => {
  const pass = () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  };
  const patch = async ({ id }: ImportProfile, body: object) =>
    expect((await app.call('PATCH', `/api/import-profiles/${id}`, body)).status).toBe(200);
  const changed = list('P-1,Oak bench,Solid,121.00', 'P-2,Oak table,Solid,341.00', 'P-3,Oak stool,Solid,61.00');

  it('is imported by the profile as it is then, and says so', async () => {
    const { profile } = await saveAcme();
    await patch(profile, { stopAbove: null });
    const dry = await dryRun(changed);
    expect(dry).toMatchObject({ excess: null, stopAbove: null, isOutdated: false });
    await patch(profile, { stopAbove: 10 });
    expect(await details(dry.id)).toMatchObject({
      stopAbove: 10,
      excess: expect.stringMatching(/^3 of 3 products would change/),
      profile: { isChanged: false },
    });
    const stopped = await again(dry.id, {});
    expect(stopped).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/3 of 3 products would change, more than 10 %/),
    });
    expect(await again(stopped.id, { stopAbove: null })).toMatchObject({ state: 'done', counts: { changed: 3 } });
  });

  it('is stopped where products are missing that another file brought since', async () => {
    const { profile } = await saveAcme();
    await patch(profile, { stopAbove: null });
    pass();
    const dry = await dryRun(first);
    pass();
    await patch(profile, { stopAbove: 10 });
    await importFile(`${first}\nP-5,Desk,Solid,1.00\nP-6,Lamp,Solid,2.00`, '', { profileId: String(profile.id) });
    expect(await details(dry.id)).toMatchObject({ isOutdated: true, stopAbove: 10 });
    expect(await again(dry.id, {})).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/2 of 5 products are missing from the file, more than 10 %/),
    });
  });

  it('is outdated where its rows come out otherwise by it, and not where only a limit changed', async () => {
    const { profile } = await saveAcme();
    const dry = await dryRun(second);
    await patch(profile, { stopAbove: null, missing: 'nothing' });
    expect(await details(dry.id)).toMatchObject({ isOutdated: false, missingPolicy: 'nothing' });
    await patch(profile, { constants: { brand: 'Birch' } });
    expect(await details(dry.id)).toMatchObject({ isOutdated: true, constants: { brand: 'Birch' } });
    const run = await again(dry.id, { missing: 'list' });
    expect(run).toMatchObject({ constants: { brand: 'Birch' }, missingPolicy: 'list', profile: { isChanged: true } });
    expect(await skus('?brand=Birch')).toEqual(['P-1', 'P-3', 'P-4']);
  });
});

it('an import says for good whether it did something else than its profile said then', async () => {
  const { run, profile } = await saveAcme();
  const next = await importFile(second, '', { profileId: String(profile.id), missing: 'nothing', stopAbove: 'null' });
  await app.call('PATCH', `/api/import-profiles/${profile.id}`, { missing: 'set-aside', emptyCells: 'empty' });
  expect(await details(run.id)).toMatchObject({ profile: { isChanged: false }, missingPolicy: 'list' });
  expect(await details(next.id)).toMatchObject({ profile: { isChanged: true } });
  await app.call('PATCH', `/api/import-profiles/${profile.id}`, { importId: next.id });
  expect(await details(next.id)).toMatchObject({ profile: { isChanged: false } });
});
