// The key of a supplier, made from its name. Apart from its SKUs: the tables of letters are needed only where a supplier is added.
import slugify from '@sindresorhus/slugify';

/** Said where a name has no letter that we know in Latin, and no digit. */
export const noKeyFromName =
  'No key can be made from this name. Enter one: up to 20 letters from a to z, digits and hyphens.';

/** `Acme Tools Ltd.` → `acme-tools-ltd`, `مورد` → `mwrd`; empty where it has no letter that we know in Latin, and no digit. */
export const keyFromName = (name: string): string =>
  slugify(name.normalize('NFKC'), { decamelize: false, customReplacements: [['&', ' ']] })
    .slice(0, 20)
    .replace(/-+$/, '');
