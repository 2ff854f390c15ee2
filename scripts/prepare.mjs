// Makes a fresh clone ready: installs packages when package-lock.json changed, builds web app and server when their sources changed.
// Plain JavaScript that runs on any Node from 20, because Node 24 itself comes with the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const bin = join(root, 'node_modules/.bin');
/** Node 24, whichever Node started us. */
export const node = join(bin, 'node');
/** Environment in which scripts and their children find Node 24 and the packages' commands first. */
export const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

function run(command, args, what) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${what} failed (exit ${status}).`);
    process.exit(1);
  }
}

function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const absolute = (path) => join(root, path);
/** What a look at the directory shows of files: an edit changes it, and so does a checkout that leaves them as they were. */
const looksOf = (paths) => {
  const looks = paths.map((path) => {
    const { size, mtimeMs } = statSync(absolute(path));
    return `${path}\0${size} ${mtimeMs}\0`;
  });
  return hashOf([looks.join('')]);
};
const contentsOf = (paths) => hashOf(paths.flatMap((path) => [path, readFileSync(absolute(path))]));

function filesBelow(folder) {
  return readdirSync(absolute(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}

/** Works when a file is another than at the last time; read are only files that look like it. */
function doOnce(stampFile, files, work) {
  const stamp = absolute(stampFile);
  const paths = files.sort();
  const [looks, contents] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const now = looksOf(paths);
  if (looks === now) return;
  const read = contentsOf(paths);
  if (contents !== read) work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${now}\n${read}`);
}

/** Installs exactly what package-lock.json names, when it is not there yet. */
export function install() {
  doOnce('node_modules/.copydesk-install', ['package-lock.json'], () => {
    // Installing empties the folder first, and behind a link that is the folder of another clone.
    if (lstatSync(absolute('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
      console.error('node_modules is a link to a folder of another clone. Remove the link, then start again.');
      process.exit(1);
    }
    console.log('Installing packages (once) ...');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing packages');
  });
}

/** Builds the web app when a file it is made from changed. */
export function buildWeb() {
  const sources = [...filesBelow('src/web'), ...filesBelow('src/domain'), 'vite.config.ts', 'package-lock.json'];
  doOnce('dist/web/.stamp', sources, () => {
    console.log('Building the web app ...');
    run(join(bin, 'vite'), ['build', '--logLevel', 'warn'], 'Building the web app');
  });
}

/** Builds the server when a file it is made from changed. */
export function buildServer() {
  const builder = 'scripts/build-server.ts';
  const folders = ['src/server', 'src/domain', 'sample'];
  doOnce('dist/server/.stamp', [...folders.flatMap(filesBelow), builder, 'package-lock.json'], () => {
    console.log('Building the server ...');
    run(node, [absolute(builder)], 'Building the server');
  });
}

/**
 * Has glibc give memory back to the system: compiling the database takes 600 MB once, which it would keep in one area for each thread. Read by
 * glibc when a process starts, and by nothing else.
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Runs a file of the project on Node 24, in place of this process where that is Node 24. */
export async function runOnNode24(file) {
  const path = absolute(file);
  // Compiled modules are kept: a second start is a quarter of a second faster.
  const all = { ...memory, ...env, NODE_COMPILE_CACHE: absolute('node_modules/.cache/node') };
  const args = [path, ...process.argv.slice(2)];
  if (Number(process.versions.node.split('.')[0]) >= 24)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...args], all);
  const child = spawn(node, args, { stdio: 'inherit', env: all });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
