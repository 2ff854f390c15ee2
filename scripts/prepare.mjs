// Makes a fresh clone ready: installs packages when package-lock.json changed, builds the web app when its sources changed.
// Plain JavaScript that runs on any Node from 20, because Node 24 itself comes with the packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const bin = join(root, 'node_modules/.bin');
/** Node 24, whatever started us. */
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

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.sort())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
}

function doOnce(stampFile, hash, work) {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Installs exactly what package-lock.json names, when it is not there yet. */
export function install() {
  doOnce('node_modules/.copydesk-install', hashOf(['package-lock.json']), () => {
    console.log('Installing packages (once) ...');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing packages');
  });
}

/** Builds the web app when a file it is made from changed. */
export function buildWeb() {
  const sources = [...filesBelow('src/web'), ...filesBelow('src/domain'), 'vite.config.ts', 'package-lock.json'];
  doOnce('dist/web/.stamp', hashOf(sources), () => {
    console.log('Building the web app ...');
    run(join(bin, 'vite'), ['build', '--logLevel', 'warn'], 'Building the web app');
  });
}

/** Runs a TypeScript file of the project in this process, or in a Node 24 of its own when an older one started us. */
export async function runOnNode24(file) {
  const path = join(root, file);
  // Compiled modules are kept: a second start is a quarter of a second faster.
  const compileCache = join(root, 'node_modules/.cache/node');
  process.env.NODE_COMPILE_CACHE = compileCache;
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    module.enableCompileCache?.(compileCache);
    await import(pathToFileURL(path).href);
    return;
  }
  const child = spawn(node, [path], { stdio: 'inherit', env: { ...env, NODE_COMPILE_CACHE: compileCache } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
