// Who may import whom (docs/architecture.md). Keyed on the path, with $1 for the feature: a new feature needs no line here.
/** The folders of the domain and of the server from the ground up: none imports one above it. */
const floors = require('./scripts/floors.json');
const floorImports = Object.entries(floors).flatMap(([room, folders]) =>
  folders.map((folder, floor) => ({
    name: `${room}-imports-nothing-above`,
    severity: 'error',
    from: { path: `^src/${room}/${folder}/`, pathNot: '\\.test\\.ts$|/test-' },
    to: { path: `^src/${room}/(${[...folders.slice(floor + 1), '-'].join('|')})/` },
  })),
);
/** The same for the folders of imports and exports; what lies beside them is for all of them. */
const transferFloors = [
  '[^/]+\\.ts$',
  'cells/',
  'columns/',
  'files/',
  'fields/',
  'rows/',
  'formats/',
  'changes/',
  'profiles/',
];
const upwardImports = [
  ...floorImports,
  ...transferFloors.map((folder, floor) => ({
    name: 'transfer-imports-nothing-above',
    severity: 'error',
    from: { path: `^src/domain/transfer/${folder}`, pathNot: '\\.test\\.ts$|/test-' },
    to: { path: `^src/domain/transfer/(${[...transferFloors.slice(floor + 1), '-'].join('|')})` },
  })),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwardImports,
    {
      name: 'domain-root-is-ground',
      severity: 'error',
      from: { path: '^src/domain/[^/]+\\.ts$' },
      to: { path: '^src/domain/[^/]+/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      comment: 'The domain runs in server and browser alike: no other room, no Node, only libraries that are pure.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(server|web)|testing|journeys|sample|evals)/' },
    },
    {
      name: 'domain-tests-are-pure',
      comment:
        'What the tests of the domain share lies in the domain, but for the measure of growth and which suite runs, which need Node.',
      severity: 'error',
      from: { path: '^src/domain/.*\\.test\\.ts$' },
      to: { path: '^(src/(server|web)|testing|journeys|sample|evals)/', pathNot: '^testing/(growth|full-suite)\\.ts$' },
    },
    {
      name: 'domain-needs-no-node',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'halves-do-not-meet-server', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/web/' } },
    { name: 'halves-do-not-meet-web', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    {
      name: 'kit-stands-alone',
      comment: 'Primitives know no feature, no calls, no app.',
      severity: 'error',
      from: { path: '^src/web/kit/' },
      to: { path: '^src/(web/(?!kit/)|domain/)' },
    },
    {
      name: 'client-stands-alone',
      comment: 'Calls, live events and query keys: they know no screen and no part of one.',
      severity: 'error',
      from: { path: '^src/web/client/' },
      to: { path: '^src/web/(?!client/)' },
    },
    {
      name: 'shared-knows-no-screen',
      comment: 'What several features show stands between them and the ground: it knows kit, client and domain.',
      severity: 'error',
      from: { path: '^src/web/shared/' },
      to: { path: '^src/web/(?!shared/|client/|kit/)' },
    },
    {
      name: 'screens-do-not-cross',
      comment: 'Features of the browser never import each other; app composes them.',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/(app|kit|client|shared)/' },
      to: { path: '^src/web/', pathNot: ['^src/web/($1|kit|client|shared)/', '^src/web/[^/]+\\.html$'] },
    },
    {
      name: 'features-meet-at-commands',
      comment: "A feature may use another's commands, never its store, routes or tasks.",
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: ['^src/server/(app|database)/', '\\.test\\.ts$'] },
      to: {
        path: '^src/server/(?!database/|secrets/|intake/|media/|http/|live/|jobs/)[^/]+/',
        pathNot: ['^src/server/$1/', '\\.commands\\.ts$'],
      },
    },
    {
      name: 'only-stores-hold-sql',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: ['\\.(store|tasks|batch)\\.ts$', '^src/server/(database|app|live)/', '\\.test\\.ts$'],
      },
      to: { path: '^src/server/database/schema\\.ts$' },
    },
    {
      name: 'server-runs-on-dependencies',
      comment: 'A production install has no devDependencies, and nothing that only another package asks for is ours.',
      severity: 'error',
      from: { path: '^(src/(server|domain)|sample)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-and-tools-stay-out',
      comment:
        'What runs is the product and its sample: no test, no measure, none of the scripts, such as the drawings of the sample.',
      severity: 'error',
      from: { path: '^(src|sample)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['\\.test\\.tsx?$', '^(testing|journeys|bench|evals|scripts)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    moduleSystems: ['es6', 'cjs'],
    // TypeScript 7 has no parser that tools can call.
    parser: 'swc',
  },
};
