import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test.each(['router.tsx', 'shell/shell.tsx', 'shell/helper-place.tsx'])(
  'Every feature %s fetches later brings the style sheet of all screens',
  (file) => {
    const imports = [...read(file).matchAll(/(styled\()?import\('(?:#web|\.\/pages)\/(?!kit\/)[^']*'\)/g)];
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(([, isStyled]) => !isStyled).map(([text]) => text)).toEqual([]);
  },
);
