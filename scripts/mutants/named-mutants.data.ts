// The named mutants: what is changed, and the tests that have to notice. A change whose place is gone, or that no test kills, fails the run.

/** One place of one file, which a pattern may find; `from` stands there exactly once. */
export type NamedChange = { file: string; from: string; to: string };

/** Each of the changes alone must make a test of the files fail; `project` is theirs in vitest.config.ts. */
export type NamedMutant = { name: string; changes: readonly NamedChange[]; project: string; tests: string };

const columnOf = (name: string) => `sql\`\${products.${name}}\``;
const sorts = (key: string, by: string): NamedChange => ({
  file: 'src/server/catalogue/product-sort.store.ts',
  from: `${key}: { by: ${by}, type: '`,
  to: `${key}: { by: sql\`\${products.id}\`, type: 'integer', was: '`,
});

export const namedMutants: readonly NamedMutant[] = [
  {
    name: 'a sort key replaced by the id',
    changes: [
      sorts('contentScore', columnOf('contentScore')),
      sorts('issues', columnOf('issues')),
      sorts('listingQuality', columnOf('listingQuality')),
      sorts('title', columnOf('titleKey')),
      sorts('category', columnOf('categoryKey')),
      sorts('status', columnOf('contentStatus')),
      sorts('date', columnOf('createdAt')),
    ],
    project: 'server on PGlite',
    tests: 'src/server/catalogue/catalogue.db.test.ts',
  },
  {
    name: 'history grouped by UTC day',
    changes: [
      {
        file: 'src/web/kit/format.ts',
        from: "new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })",
        to: "new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })",
      },
      {
        file: 'src/web/history/history-screen.tsx',
        from: 'groupByDay(data.entries, formatDate)',
        to: 'groupByDay(data.entries, (date) => date.toISOString().slice(0, 10))',
      },
    ],
    project: 'components',
    tests: 'src/web/history/**/*.component.test.tsx',
  },
  {
    name: 'calls without credentials',
    changes: [
      { file: 'src/web/client/api.ts', from: "    credentials: 'include',\n", to: '' },
      { file: 'src/web/client/upload.ts', from: '    request.withCredentials = true;\n', to: '' },
      { file: 'src/web/client/event-lines.ts', from: "    credentials: 'include',\n", to: '' },
      { file: 'src/web/client/shared-stream.ts', from: ', { withCredentials: true }', to: '' },
    ],
    project: 'components',
    tests: 'src/web/client/*.component.test.tsx',
  },
  {
    name: 'a 401 that does not throw',
    changes: [
      {
        file: 'src/web/client/api.ts',
        from: 'if (!response.ok) throw',
        to: 'if (!response.ok && response.status !== 401) throw',
      },
      {
        file: 'src/web/client/event-lines.ts',
        from: 'if (!response.ok) throw',
        to: 'if (!response.ok && response.status !== 401) throw',
      },
    ],
    project: 'components',
    tests: 'src/web/client/*.component.test.tsx',
  },
  {
    name: 'product images never drawn in lists',
    changes: [
      {
        file: 'src/web/kit/thumb.tsx',
        from: 'const place = placesOf(src, copyWidth)[tried];',
        to: 'const place = undefined;',
      },
      {
        file: 'src/web/catalogue/product-table.tsx',
        from: '<Thumb src={product.images[0]} alt="" className="size-9 @4xl:size-10" />',
        to: '<Thumb src={null} alt="" className="size-9 @4xl:size-10" />',
      },
      {
        file: 'src/web/catalogue/status-table.tsx',
        from: '<Thumb src={product.images[0]} alt="" className="size-9" />',
        to: '<Thumb src={null} alt="" className="size-9" />',
      },
      { file: 'src/web/catalogue/product-grid.tsx', from: 'src={product.images[0]}', to: 'src={null}' },
    ],
    project: 'components',
    tests: 'src/web/catalogue/**/*.component.test.tsx',
  },
  {
    name: 'colours of score bar and issue badge swapped',
    changes: [
      {
        file: 'src/web/catalogue/review-figures.tsx',
        from: "{ green: 'ok', amber: 'warn', red: 'bad' }",
        to: "{ green: 'bad', amber: 'warn', red: 'ok' }",
      },
      {
        file: 'src/web/catalogue/review-figures.tsx',
        from: 'kitTones[scoreTone(score)]',
        to: 'kitTones[issueTone(score)]',
      },
      {
        file: 'src/web/catalogue/review-figures.tsx',
        from: 'kitTones[issueTone(issues)]',
        to: 'kitTones[scoreTone(issues)]',
      },
    ],
    project: 'components',
    tests: 'src/web/catalogue/**/*.component.test.tsx',
  },
  {
    name: 'default keywords not sent by the browser',
    changes: [
      {
        file: 'src/web/review/parts/generate-button.tsx',
        from: "typed ?? targets?.join(', ')",
        to: "typed ?? ''",
      },
      {
        file: 'src/web/review/commands/review.send.ts',
        from: '...(keywords ? { targetKeywords: [...keywords] } : {})',
        to: '',
      },
    ],
    project: 'components',
    tests: 'src/web/review/**/*.component.test.tsx',
  },
  {
    name: 'a wrong googleImageLimit',
    changes: ['10', '12'].map((limit) => ({
      file: 'src/domain/transfer/formats/google.read.ts',
      from: 'const mostImages = 11;',
      to: `const mostImages = ${limit};`,
    })),
    project: 'unit',
    tests: 'src/domain/transfer/**/plan-update.test.ts',
  },
];
