import { afterEach, expect, it, vi } from 'vitest';
import { isLowEnd, isSlowNetwork } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ hardwareConcurrency: 4, deviceMemory: 4 }, false],
  [{ hardwareConcurrency: 3, deviceMemory: 8 }, true],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, true],
])('of a device that tells %o', (told, lowEnd) => {
  vi.stubGlobal('navigator', told);
  expect(isLowEnd()).toBe(lowEnd);
});

it.each([
  [undefined, false],
  [{ effectiveType: '4g', downlink: 1.5, saveData: false }, false],
  [{ effectiveType: '3g', downlink: 10 }, false],
  [{ effectiveType: '4g', downlink: 1.45 }, true],
  [{ effectiveType: '4g', downlink: 0 }, false],
  [{ effectiveType: '2g', downlink: 10 }, true],
  [{ effectiveType: 'slow-2g', downlink: 10 }, true],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, true],
])('of a network that tells %o', (connection, slow) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowNetwork()).toBe(slow);
});

it('takes a wish for less data as a slow network', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-data: reduce)',
  }));
  expect(isSlowNetwork()).toBe(true);
});
