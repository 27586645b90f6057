import { describe, expect, test } from 'vitest';
import { memoryWarning, presentMemoryWarning } from './memory-need.server.ts';

const MB = 1024 ** 2;
const machine = 8192 * MB;

describe('the memory that the embedded engine needs', () => {
  test('names a limit below it, with the remedy', () => {
    expect(memoryWarning({ machine, limit: 512 * MB }, 'firstStart')).toBe(
      'The memory limit of this process is 512 MB; the embedded database needs up to 768 MB while ' +
        'it makes a new data folder. Provide more memory, or set DATABASE_URL to use a PostgreSQL server.',
    );
    expect(memoryWarning({ machine: 599 * MB, limit: 0 }, 'laterStart')).toMatch(
      /^This machine has 599 MB; .* up to 600 MB to start\./,
    );
  });

  test('reports nothing where there is enough memory, or no limit', () => {
    expect(memoryWarning({ machine, limit: 768 * MB }, 'firstStart')).toBeNull();
    expect(memoryWarning({ machine, limit: 600 * MB }, 'laterStart')).toBeNull();
    // What the runtime reports where there is no limit.
    for (const limit of [0, 2 ** 64]) {
      expect(memoryWarning({ machine, limit }, 'firstStart')).toBeNull();
    }
  });

  test('reports nothing with a database server', () => {
    expect(presentMemoryWarning('/nowhere', 'postgresql://db.example/forja')).toBeNull();
  });
});
