import { constants, type NodeGCPerformanceDetail, PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.ts';

const BURST = 120 * 1024 * 1024;
const used = () => getHeapStatistics().used_heap_size;

/** Objects that take so much of the heap. */
function burst(): number[][] {
  const held: number[][] = [];
  const before = used();
  while (used() < before + BURST) held.push(Array.from({ length: 1000 }, (_, index) => index));
  return held;
}

/** How many collections something has asked for so far; the engine's own do not count. */
function countAskedFor(): () => number {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { detail } = entry as PerformanceEntry & { detail: NodeGCPerformanceDetail };
      if ((detail.flags ?? 0) & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) count += 1;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  onTestFinished(() => observer.disconnect());
  return () => count;
}

test('an idle process collects once after its heap has grown', async () => {
  const askedFor = countAskedFor();
  // In use until the end: the engine must not have collected it first.
  const held = burst();
  onTestFinished(collectWhenIdle());
  await expect.poll(askedFor, { timeout: 15_000, interval: 500 }).toBe(1);
  expect(held.length).toBeGreaterThan(0);
});
