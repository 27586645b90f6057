import { defineConfig } from 'vitest/config';
import { APART_REST, ROUTES_REST, testFiles, UNIT_REST } from './tests/parts.ts';
import { PATIENCE_MS, UNTIL } from './tests/patience.ts';
import { writeCatalogues } from './tools/catalogues.ts';

writeCatalogues();
// A null where a definition file says that there is none fails the test (app/platform/database/call-function.server.ts).
process.env['SQL_NULLS'] = 'refuse';
// The night may be now.
process.env['BACKUP_NIGHTLY'] = 'off';

const everywhere = {
  environment: 'node' as const,
  setupFiles: ['./tests/console-guard.ts'],
  // For what hangs. A busy machine takes many times longer than a quiet one, and nothing is faster
  // for having a limit near it.
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  expect: { poll: UNTIL },
  sequence: { groupOrder: 1 },
};

/** Beside a built site: the same React and the same router as in production, and no second ones. */
const likeProduction = {
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  // Not those of the library's development build.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
};

const UNIT = [
  'app/**/*.test.{ts,tsx}',
  'database/**/*.test.ts',
  'server/**/*.test.ts',
  'tests/guards/*.test.ts',
];
const ROUTES = ['tests/routes/*.test.ts', 'tests/site/*.test.ts'];

/**
 * Files with a process of their own: they start the site or the engine in their own way, take the
 * database away, or set what a process reads once.
 */
const APART = [
  'app/platform/{pages/cached-pictures,mail/mail,mail/recipient-refused}.test.ts',
  ...APART_REST,
];

/**
 * Each table's policies in full, and plans over many rows: `npm run test:sql` runs them on a server,
 * the policies twice, and `npm run test:all` on the embedded engine as well. What every caller may do with
 * every table is in `database/access/matrix.test.ts`, which is always run.
 */
const IN_FULL = [
  'database/{bench-rows,lists}.test.ts',
  'database/*/*-at-size.test.ts',
  'database/policies/*.test.ts',
];
const left = process.env['TEST_BREADTH'] === 'all' ? [] : IN_FULL;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['./tests/print-seed.ts', './tests/run-folder.ts'],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          ...testFiles(UNIT, [...APART, ...left], UNIT_REST),
          isolate: false,
        },
      },
      {
        ...likeProduction,
        test: {
          ...everywhere,
          name: 'routes',
          ...testFiles(ROUTES, APART, ROUTES_REST),
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
      {
        ...likeProduction,
        test: {
          ...everywhere,
          name: 'apart',
          ...testFiles(APART, [], APART_REST),
          env: { NODE_ENV: 'production' },
          // First, and three at once: most of their time they wait for a process or a database.
          sequence: { groupOrder: 0 },
          maxWorkers: 3,
        },
      },
      {
        // Needs TEST_DATABASE_URL: an ordinary owner's database on a PostgreSQL server.
        test: {
          ...everywhere,
          name: 'sql',
          include: [
            'app/platform/database/**/*.test.ts',
            'database/**/*.test.ts',
            'tests/routes/sql/*.test.ts',
          ],
          // About the embedded engine's own files, whatever server there is.
          exclude: [
            'app/platform/database/engine/{engine,folder-lock}.test.ts',
            'database/testing/**',
          ],
        },
      },
      {
        // Needs TEST_DOVECOT, a mail server's program, and TEST_DATABASE_URL.
        test: {
          ...everywhere,
          name: 'mail',
          include: ['tests/inbound-mail/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        // Runs the checks themselves on copies of the project, each with one defect planted.
        test: {
          ...everywhere,
          name: 'planted',
          include: ['tests/guards/planted/*.test.ts'],
        },
      },
      {
        // What a release replies, for `tools/compare-releases.ts`.
        ...likeProduction,
        test: {
          ...everywhere,
          name: 'comparison',
          include: ['tests/comparison/*.test.ts'],
          env: { NODE_ENV: 'production' },
        },
      },
      {
        // Kills processes and takes services away: by itself, one file after the other.
        test: {
          ...everywhere,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        // Needs HAProxy, PgBouncer and PostgreSQL, as Debian packages them: `npm run test:cluster` alone.
        test: {
          ...everywhere,
          name: 'cluster',
          include: ['tests/cluster/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
