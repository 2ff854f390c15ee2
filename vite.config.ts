// Builds the browser's half from src/web into dist/web; in development it forwards /api to a running server.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.COPYDESK_API ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'src/web',
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy knows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs, in one file: it packs tighter than many, and stays cached when only screens change.
        codeSplitting: {
          groups: [
            { name: 'ground', test: /node_modules\/(react|react-dom|scheduler|@tanstack|zod|tailwind-merge|clsx)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
});
