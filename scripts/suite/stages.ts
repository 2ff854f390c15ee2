// What can be run, each a command, and which suites it belongs to. Stages of one step run side by side, the steps one after another.

export type Stage = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The runner that counts the stage's tests; a stage without one is a single check that passes or fails. */
  runner?: 'vitest' | 'playwright';
};

/** Both engines for every test of the store, property tests with all their runs, files ending in `.full.test.ts`. */
export const full = { TEST_SUITE: 'full' };

const build: Stage = { name: 'build', command: 'node', args: ['scripts/build.mjs'] };
/** Servers that tests start are what `build` made (testing/running-server.ts). */
const built = { TEST_SERVER: 'built' };
const types: Stage = { name: 'types', command: 'tsc', args: ['--build'] };
const lint: Stage = { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] };
const rooms = ['src', 'testing', 'journeys', 'scripts', 'sample', 'evals', 'bench'];
const boundaries: Stage = {
  name: 'boundaries',
  command: 'depcruise',
  args: ['--config', '.dependency-cruiser.cjs', ...rooms],
};

/** Prints the size of each folder and what its imports form; the boundaries are what can fail. */
const structure: Stage = { name: 'structure', command: 'node', args: ['scripts/structure.ts'] };

function vitest(name: string, projects: readonly string[], env: Stage['env'] = {}): Stage {
  const args = ['run', ...projects.map((project) => `--project=${project}`)];
  return { name, command: 'vitest', args, env, runner: 'vitest' };
}

function journeys(project: string, env: Stage['env'] = {}): Stage {
  return {
    name: project,
    command: 'playwright',
    args: ['test', `--project=${project}`],
    env: { ...built, ...env },
    runner: 'playwright',
  };
}

function evaluation(name: string): Stage {
  return { name: `eval: ${name}`, command: 'node', args: ['evals/run.ts', name] };
}

/** Holds docs/conformance.md against what the stages before it ran; their reports lie in the folder of TEST_REPORTS. */
const conformance: Stage = { name: 'conformance', command: 'node', args: ['scripts/check-conformance.ts'] };

export type Step = readonly Stage[];

const unit = ['unit'];
const components = (env?: Stage['env']) => vitest('component tests', ['components'], env);
const server = (env?: Stage['env']) =>
  vitest('server tests', ['server', 'server on Postgres', 'server on PGlite'], { ...built, ...env });

export const suites: Readonly<Record<string, readonly Step[]>> = {
  check: [[types, lint, boundaries], [structure]],
  unit: [[vitest('unit tests', unit)]],
  server: [[build], [server()]],
  components: [[components()]],
  e2e: [[build], [journeys('journeys')]],
  all: [
    [build, lint],
    [types, boundaries],
    [vitest('unit tests', unit)],
    [server()],
    [components()],
    [journeys('journeys')],
    [conformance],
  ],
  full: [
    [build, lint],
    [types, boundaries],
    [vitest('unit tests', unit, full)],
    [server(full)],
    [components(full)],
    [journeys('journeys', full)],
    [journeys('journeys by keyboard', full)],
    [{ ...conformance, env: full }],
  ],
  catalogues: [
    [build],
    [vitest('tests over real catalogues', ['catalogues'])],
    [journeys('catalogues')],
    [evaluation('claims'), evaluation('writing')],
    [evaluation('questions'), evaluation('quality')],
    [evaluation('replies')],
  ],
};
