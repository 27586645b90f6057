import { defineConfig } from 'vitest/config';

const everywhere = {
  environment: 'node' as const,
  setupFiles: ['./tests/console-guard.ts'],
  // A scratch database of its own takes seconds on a busy machine; nothing waits without a limit.
  testTimeout: 120_000,
  hookTimeout: 90_000,
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'database/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/guards/*.test.ts',
            'tests/routes/*.test.ts',
            'tests/site/*.test.ts',
          ],
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
          exclude: ['app/platform/database/{engine,folder-lock}.test.ts'],
        },
      },
      {
        // Runs the checks themselves on copies of the project, each with one defect planted.
        test: {
          ...everywhere,
          name: 'planted',
          include: ['tests/guards/planted/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        // Kills processes and takes services away: by itself, one file after the other.
        test: {
          ...everywhere,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
