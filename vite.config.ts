// Builds the browser's half from src/web into dist/web; in development it forwards /api to a running server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.COPYDESK_API ?? 'http://127.0.0.1:3000';

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

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwindcss(), packFiles()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy knows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the first page needs, in two files: many small ones pack worse and are asked for one after another.
        // The libraries keep their name, and so stay in the browser, when only our code changes.
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              tags: ['$initial'],
              priority: 2,
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|zod)\//,
            },
            { name: 'desk', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
});
