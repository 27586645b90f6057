import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiServer } from './tools/ascii-server.ts';
import { browserConstants } from './tools/browser-constants.ts';
import { staffCatalogues, writeCatalogues } from './tools/catalogues.ts';
import { chunkModules } from './tools/chunk-modules.ts';

writeCatalogues();

const REACT_EMAIL = /^@react-email\/(?!render$)/;
const NOT_BUNDLED = [
  ...['@electric-sql/pglite', '@electric-sql/pglite-socket', '@hyzyla/pdfium', '@resvg/resvg-js'],
  ...['pg', 'pino', 'satori', 'sharp'],
];
/**
 * Packages are part of the server's bundle: two thousand files to find and read were half of a start. Not those that
 * bring programs or files of their own, and the log, which starts threads by their file.
 */
const bundled = {
  resolve: { noExternal: true as const, external: NOT_BUNDLED },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']) },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), staffCatalogues(), chunkModules(), asciiServer()],
  define: browserConstants,
  // Sixteen-kilobyte fonts inlined into CSS would be fetched by every visitor before first paint.
  build: {
    assetsInlineLimit: 0,
    // What is running already need not be named at every import: the names would be a tenth of it.
    modulePreload: {
      resolveDependencies: (_, dependencies) =>
        dependencies.filter((file) => !file.includes('entry.client')),
    },
    target: 'es2022',
    // light-dark() must reach the browser as written: compiled, a dark panel on a light page keeps
    // the light page's colours.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first script names forty others: each letter of a hash is a byte of every first visit.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // All that a public page runs at once, in one file: shared with the islands it would be
            // split into seven, each a request that waits for the one before.
            codeSplitting: {
              groups: [
                {
                  name: 'site',
                  test: /entry\.client|islands\/(?:start-site|start-island)|\.behaviour\.ts|theme-key|tabs\/session-channel|consent\/consent\.ts|islands\/load-stylesheet|analytics\/(?:events|track|observe-vitals)\.ts|qualification\/(?:draft|first-touch)\.ts|i18n\/locale\.ts|ui\/toast\.ts|preload-helper|rolldown[/\\-]runtime/,
                },
                // One name less in the list that the first script carries.
                { name: 'paths', test: /app\/paths\.ts|\/addresses\.ts/ },
                { name: 'field', test: /ui\/(?:field|progress)\.tsx/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? bundled : { resolve: { noExternal: [REACT_EMAIL] } }),
      build: {
        // The server's own entry wraps React Router's build, so that server and routes share one
        // module graph: one database handle, one page cache.
        rollupOptions: {
          input: './server/serve.ts',
          // Names without a hash: the cache of compiled modules is by name. Comments would be held in memory.
          output: { chunkFileNames: 'assets/[name].js', comments: false },
        },
      },
    },
  },
}));
