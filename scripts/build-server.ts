// Puts the server and the packages it loads into a few files in dist/server: a thousand small ones, each stripped of its types, would
// cost every start a second and 150 MB. `npm run dev`, tests and benches of the code run from the sources.
import { basename, dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
/** What is started by itself. Threads are found where the sources start them. */
const entries = ['main', 'worker', 'move', 'rotate-secret'].map((name) => `src/server/app/${name}.ts`);
/** Packages that stay as they are installed, as they bring files of their own; the driver of Postgres asks for `pg-native` where it is there. */
const outside = ['@electric-sql/pglite', '@fastify/swagger-ui', 'pg-native', 'piscina', 'sharp'];

const threadFile = /new URL\((['"`])(\.{1,2}\/[\w./-]+)\.ts\1, import\.meta\.url\)/g;
/** Any other way to name a source beside a module: it would not be there. */
const unknownFile = /new URL\([^)]*\.ts\b[^)]*\)/;
const threads = new Map<string, string>();

/** A file that another one starts in a thread becomes an entry of its own, under its own name. */
const bundleThreads: Plugin = {
  name: 'bundle-threads',
  transform: {
    filter: { id: /\/(src|sample)\/.*\.ts$/, code: 'new URL(' },
    async handler(code, id) {
      let bundled = code;
      for (const [written, , file = ''] of code.matchAll(threadFile)) {
        const thread = join(dirname(id), `${file}.ts`);
        const name = basename(file);
        const other = threads.get(name);
        if (other !== undefined && other !== thread)
          this.error(`${thread} and ${other} would be one file: name one otherwise.`);
        threads.set(name, thread);
        const chunk = this.emitFile({ type: 'chunk', id: thread, fileName: `${name}.js` });
        bundled = bundled.replace(written, `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`);
      }
      const [unknown] = unknownFile.exec(bundled) ?? [];
      if (unknown !== undefined) this.error(`${id} starts a file in a way that is not bundled: ${unknown}`);
      // Lines stay lines, so the map holds.
      return { code: bundled, map: null };
    },
  },
};

/** Files that a module reads beside itself stay where they are: to the module, its folder does too. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform: {
    filter: { id: /\/(src|sample)\/.*\.ts$/, code: 'import.meta.dirname' },
    handler(code, id) {
      const folder = relative(root, dirname(id)).split(sep).join('/');
      return { code: code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/../../${folder}\``), map: null };
    },
  },
};

const httpModule = '\0http';

/**
 * Who imports `node:http` by name has Node load all that it exports, a client of WebSockets among it: 60 ms of every start. Asked for as below
 * it loads what is used.
 */
const importHttpAsUsed: Plugin = {
  name: 'import-http-as-used',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => httpModule },
  load: { filter: { id: /^\0http$/ }, handler: () => `module.exports = process.getBuiltinModule('node:http');` },
};

/** Writes the bundle into a folder two below the project's own, such as dist/server; what was there goes. */
export async function buildServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [bundleThreads, keepFolders, importHttpAsUsed],
  });
  await bundle.write({
    dir: folder,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Functions of a thread are called by their names, and errors are recognized by theirs.
    keepNames: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
}

if (import.meta.main) await buildServer(join(root, 'dist/server'));
