import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;
type Method = (typeof METHODS)[number];
type Declared = { method: Method; pattern: RegExp };

// Setup file and test file may hold two instances of this module; what a test declares is shared.
const shared = globalThis as { __expectedConsole?: Declared[] };

/**
 * Says that the running test makes the code under test print: exactly that kind of line may
 * appear, any other console output still fails the test.
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  shared.__expectedConsole?.push({ method, pattern });
}

const unexpected: string[] = [];

beforeEach(() => {
  shared.__expectedConsole = [];
  unexpected.length = 0;
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      const declared = shared.__expectedConsole?.some(
        (one) => one.method === method && one.pattern.test(line),
      );
      if (!declared) unexpected.push(`console.${method}: ${line}`);
    });
  }
});

afterEach(() => {
  for (const method of METHODS) vi.mocked(console[method]).mockRestore();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
