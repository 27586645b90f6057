import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Sixteen-kilobyte fonts inlined into CSS would be fetched by every visitor before first paint.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // light-dark() must reach the browser as written: compiled, a dark panel on a light page keeps
    // the light page's colours.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  environments: {
    ssr: {
      build: {
        // The server's own entry wraps React Router's build, so that server and routes share one
        // module graph: one database handle, one page cache.
        rollupOptions: { input: './server/app.ts' },
      },
    },
  },
});
