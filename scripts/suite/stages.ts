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

const web: Stage = { name: 'web app', command: 'node', args: ['scripts/build-web.mjs'] };
const types: Stage = { name: 'types', command: 'tsc', args: ['--build'] };
const lint: Stage = { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] };
const rooms = ['src', 'testing', 'journeys', 'scripts', 'sample', 'evals', 'bench'];
const boundaries: Stage = {
  name: 'boundaries',
  command: 'depcruise',
  args: ['--config', '.dependency-cruiser.cjs', ...rooms],
};

function vitest(name: string, projects: readonly string[], env: Stage['env'] = {}): Stage {
  const args = ['run', ...projects.map((project) => `--project=${project}`)];
  return { name, command: 'vitest', args, env, runner: 'vitest' };
}

function journeys(project: string, env: Stage['env'] = {}): Stage {
  return { name: project, command: 'playwright', args: ['test', `--project=${project}`], env, runner: 'playwright' };
}

function evaluation(name: string): Stage {
  return { name: `eval: ${name}`, command: 'node', args: ['evals/run.ts', name] };
}

/** Holds docs/conformance.md against what the stages before it ran; their reports lie in the folder of TEST_REPORTS. */
const conformance: Stage = { name: 'conformance', command: 'node', args: ['scripts/check-conformance.ts'] };

export type Step = readonly Stage[];

const unit = ['unit'];
const components = (env?: Stage['env']) => vitest('component tests', ['components'], env);
const server = ['server', 'server on Postgres', 'server on PGlite'];

export const suites: Readonly<Record<string, readonly Step[]>> = {
  check: [[types, lint, boundaries]],
  unit: [[vitest('unit tests', unit)]],
  server: [[web], [vitest('server tests', server)]],
  components: [[components()]],
  e2e: [[web], [journeys('journeys')]],
  all: [
    [web, lint],
    [types, boundaries],
    [vitest('unit tests', unit)],
    [vitest('server tests', server)],
    [components()],
    [journeys('journeys')],
    [conformance],
  ],
  full: [
    [web, lint],
    [types, boundaries],
    [vitest('unit tests', unit, full)],
    [vitest('server tests', server, full)],
    [components(full)],
    [journeys('journeys', full)],
    [journeys('journeys by keyboard', full)],
    [{ ...conformance, env: full }],
  ],
  catalogues: [
    [web],
    [vitest('tests over real catalogues', ['catalogues'])],
    [journeys('catalogues')],
    [evaluation('claims'), evaluation('writing')],
    [evaluation('questions'), evaluation('quality')],
    [evaluation('replies')],
  ],
};
