import { afterEach, expect, it, vi } from 'vitest';
import { isLowEnd, isSlowNetwork, savesData } from './device-ability.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ hardwareConcurrency: 4, deviceMemory: 4 }, false],
  [{ hardwareConcurrency: 3, deviceMemory: 8 }, true],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, true],
])('of a device that reports %o', (reported, lowEnd) => {
  vi.stubGlobal('navigator', reported);
  expect(isLowEnd()).toBe(lowEnd);
});

it.each([
  [undefined, false, false],
  [{ effectiveType: '4g', downlink: 1.5, saveData: false }, false, false],
  [{ effectiveType: '3g', downlink: 10 }, false, false],
  // The typical first estimate on a fast line: type is known, downlink is low.
  [{ effectiveType: '4g', downlink: 1.45 }, false, true],
  [{ effectiveType: '3g', downlink: 0.4 }, false, true],
  [{ effectiveType: '4g', downlink: 0 }, false, false],
  [{ effectiveType: '2g', downlink: 10 }, true, true],
  [{ effectiveType: 'slow-2g', downlink: 10 }, true, true],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, true, true],
])('of a network that reports %o: spares type %s, is slow %s', (connection, spared, slow) => {
  vi.stubGlobal('navigator', { connection });
  expect([savesData(), isSlowNetwork()]).toEqual([spared, slow]);
});

it('counts a wish for less data as both', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-data: reduce)',
  }));
  expect([savesData(), isSlowNetwork()]).toEqual([true, true]);
});
