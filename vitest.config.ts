import { defineConfig } from 'vitest/config';

const everywhere = {
  environment: 'node' as const,
  setupFiles: ['./tests/console-guard.ts'],
  // A scratch database of its own takes seconds on a busy machine; nothing waits without a limit.
  testTimeout: 30_000,
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
            'tests/routes/**/*.test.ts',
          ],
        },
      },
      {
        // Runs the checks themselves on copies of the project, each with one defect planted.
        test: { ...everywhere, name: 'planted', include: ['tests/guards/planted/*.test.ts'] },
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
