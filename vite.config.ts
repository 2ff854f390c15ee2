// Builds the browser's half from src/web into dist/web; `npm run dev` serves it from its sources (scripts/dev.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Files beside the built ones, packed once as tightly as can be; the server sends them as they are. */
function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|svg|html)$/.test(name))) {
        const path = join(dir, file);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/**
 * The screens people open by their address, in a new tab or by reload: the modules they show at once, and what they read.
 * Another screen's code comes a step later. A read must be written as the screen asks for it: `journeys/first-load.spec.ts` holds them.
 */
const screens = [
  {
    path: '/',
    modules: [],
    reads: [
      '/api/dashboard',
      '/api/products/lenses?status=pending',
      '/api/products?sort=contentScore&order=desc&page=1&limit=10&total=about',
    ],
  },
  {
    path: '/products',
    modules: ['catalogue/all-products-screen.tsx'],
    reads: ['/api/products?sort=contentScore&order=asc&page=1&limit=24&total=about'],
  },
  {
    path: '/products/([0-9]+)',
    modules: ['app/pages/product-page.tsx'],
    reads: [
      '/api/products/$1',
      '/api/products/$1/optimized-content',
      '/api/review-notes?ids=$1',
      '/api/families?of=$1',
      '/api/me',
    ],
  },
  {
    path: '/pending-products',
    modules: ['catalogue/status-list-screen.tsx'],
    reads: [
      '/api/products/lenses?status=pending',
      '/api/products/broken-rules?status=pending',
      '/api/products?sort=waiting&order=asc&status=pending&page=1&limit=20&total=about',
    ],
  },
  {
    path: '/(approved|rejected)-products',
    modules: ['catalogue/status-list-screen.tsx'],
    reads: ['/api/products?sort=contentScore&order=asc&status=$1&page=1&limit=20&total=about'],
  },
];

/** Writes down for the server which files these screens need beside those of the frame. */
function writePreloadLinks(): Plugin {
  return {
    name: 'preload-links',
    apply: 'build',
    // Not before: some chunks turn out to hold nothing but styles and are left out in the end.
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const gather = (name: string, into: Set<string>): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (chunk && !into.has(name)) {
          into.add(name);
          for (const needed of chunk.imports) gather(needed, into);
        }
        return into;
      };
      const frame = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...gather(fileName, new Set())]),
      );
      const sheet = Object.keys(bundle).find((name) => /\/screens-[^/]+\.css$/.test(name));
      const pages = screens.map(({ path, modules, reads }) => {
        const files = new Set<string>();
        for (const module of modules) {
          const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${module}`));
          if (!own || !sheet) throw new Error(`The build has no chunk for ${module}, or no sheet for it.`);
          gather(own.fileName, files);
        }
        const own = [...files].filter((name) => !frame.has(name));
        return { path, files: modules.length > 0 && sheet ? [...own, sheet] : own, reads };
      });
      writeFileSync(join(dir, 'preload-links.json'), JSON.stringify(pages));
    },
  };
}

const shownScreens = [...new Set(screens.flatMap(({ modules }) => modules))];

/** What a call is for, in words, and where it stands on the API page of the server: no screen shows it. */
const forPeople =
  /^ {2}(?:(?:summary|tag):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)|(?:givesVersion|takesVersion|takesKey|forPeople): true),\n/gm;

/** Leaves what describes calls out of what browsers load. */
function leaveOutDescriptions(): Plugin {
  return {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.contract.ts') ? { code: code.replace(forPeople, ''), map: null } : null),
  };
}

/** All modules a file of `src/web` brings along, added to `into`. */
function reach(build: Rolldown.PluginContext, file: string, into: Set<string>): Set<string> {
  const root = [...build.getModuleIds()].find((id) => id.endsWith(`/src/web/${file}`));
  if (!root) throw new Error(`There is no ${file}.`);
  const add = (id: string) => {
    if (into.has(id)) return;
    into.add(id);
    for (const next of build.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  add(root);
  return into;
}

/** Which of them show a module at once, by the module: known when all are read. */
const shownBy = new Map<string, string[]>();

/** Finds out for the build what these screens show at once. */
function findShown(): Plugin {
  return {
    name: 'find-shown',
    apply: 'build',
    buildEnd() {
      for (const module of shownScreens)
        for (const id of reach(this, module, new Set())) shownBy.set(id, [...(shownBy.get(id) ?? []), module]);
    },
  };
}

/**
 * A page in fifty small files is asked for in many rounds: what the same screens show is one file. What more of them show goes first, so that
 * a file never needs one of fewer screens. A screen itself keeps its file: by that it is found.
 */
const shownTogether = shownScreens
  .map((_, index) => index + 1)
  .map((count) => ({
    name: (id: string) => {
      const modules = shownBy.get(id) ?? [];
      if (modules.length !== count || modules.some((module) => id.endsWith(`/src/web/${module}`))) return null;
      return modules.join();
    },
    debugName: `shown by ${count}`,
    priority: count,
  }));

/** The pages of people who are not signed in: they load nothing of the app, but the little both need. */
const signInPages = ['sign-in.html', 'join.html'];
const ofSignInPages = new Set<string>();
/** The page of somebody outside, which loads as little. */
const signOffPage = 'sign-off.html';
const ofSignOffPage = new Set<string>();
const outsidePages = [...signInPages, signOffPage];
const ofSession = /\/src\/web\/(?:session\/|[^/]+\.html$)/;

/** Finds out for the build what these pages are made of. */
function findSignIn(): Plugin {
  return {
    name: 'find-sign-in',
    apply: 'build',
    buildEnd() {
      for (const page of signInPages) reach(this, page, ofSignInPages);
      reach(this, signOffPage, ofSignOffPage);
      // What the app shows first and this page needs as well would make it load the app.
      for (const id of reach(this, 'index.html', new Set())) if (ofSignOffPage.has(id)) ofSignInPages.add(id);
    },
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
      const app = entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      for (const page of entries) {
        const files = new Set([page.fileName]);
        for (const name of files) {
          const file = bundle[name];
          if (file?.type === 'chunk') for (const each of file.imports) files.add(each);
        }
        if (app && page !== app && files.has(app.fileName)) this.error(`${page.facadeModuleId} loads the whole app`);
      }
    },
  };
}

const namedChunk = /^(?:ground|helper|icons|radix)$/;

/** The frame's own files: every page has them when it asks for more. */
const ofFrame = /^assets\/(?:index|ground)-/;
const ofScreen = /-(?:screen|page)-[^/]+$/;

const helperModules =
  /\/src\/(web\/assistant\/(persona-(picker|avatar|store)|use-moments)|domain\/assistant\/(helper-timing|persona-names))\.tsx?$/;

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../node_modules/.vite',
  plugins: [
    leaveOutDescriptions(),
    react(),
    tailwindcss(),
    findShown(),
    findSignIn(),
    writePreloadLinks(),
    packFiles(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy knows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The frame names what a file needs beside it, so that it is asked for in one round: worth its bytes for a screen. What a hand on
      // the page fetches ahead, such as dialogs, names only its styles.
      resolveDependencies: (file, needed, { hostId }) =>
        needed.filter(
          (name) =>
            outsidePages.includes(hostId) || (ofScreen.test(file) && !ofFrame.test(name)) || name.endsWith('.css'),
        ),
    },
    rolldownOptions: {
      input: ['index.html', ...outsidePages].map((page) => join(import.meta.dirname, 'src/web', page)),
      output: {
        // The first load names every file there is: all but what has a group of its own go by their hash alone.
        chunkFileNames: ({ name }) => (namedChunk.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        // What the first page needs, in two files: many small ones pack worse and are asked for one after another.
        // The libraries keep their name, and so stay in the browser, when only our code changes.
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              tags: ['$initial'],
              priority: 12,
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|zod)\//,
            },
            {
              name: 'app',
              tags: ['$initial'],
              priority: 11,
              test: (id) => !ofSignInPages.has(id) && !ofSignOffPage.has(id),
            },
            // A group takes along what its modules import: this one is asked first.
            { name: 'both', priority: 13, test: (id) => ofSignInPages.has(id) && !ofSession.test(id) },
            // What screens of the app and the page of somebody outside need: a file of screens needs the app, which that page must not load.
            // The comparison is apart, as the first screen shows none.
            { name: 'compare', priority: 13, test: /\/word-diff\.ts$|\/node_modules\/diff\// },
            {
              name: 'outside',
              priority: 12,
              minShareCount: 2,
              test: (id) => ofSignOffPage.has(id) && !ofSignInPages.has(id),
            },
            { name: 'session', priority: 12, test: ofSession, minShareCount: 2 },
            // The helper, which comes by itself when the page is at rest.
            { name: 'helper', test: helperModules, priority: 10 },
            // One file instead of one for each that two screens share: the first load names all files there are.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 10 },
            // What menus, panels and dialogs share: all of them are fetched by the first hand on the page.
            {
              name: 'radix',
              test: /node_modules\/(radix-ui|@radix-ui|@floating-ui)\//,
              minShareCount: 2,
              priority: 10,
            },
            ...shownTogether,
          ],
        },
      },
    },
  },
});
