import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test.each(['router.tsx', 'shell/shell.tsx', 'shell/helper-place.tsx'])(
  'Every feature %s fetches later brings the style sheet of all screens, or stands in the first',
  (file) => {
    const imports = [...read(file).matchAll(/(styled\()?import\('(?:#web|\.\/pages)\/(?!kit\/)[^']*'\)/g)];
    expect(imports.length).toBeGreaterThan(0);
    const firstSheet = read('styles.css');
    const isInFirst = (text: string) => firstSheet.includes(`@source '${text.replace(/^import\('#web|'\)$/g, '..')}';`);
    const missing = imports.filter(([, isStyled]) => !isStyled).map(([text]) => text.slice(0, -2));
    expect(missing.filter((text) => !isInFirst(text))).toEqual([]);
  },
);
