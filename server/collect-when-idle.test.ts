import { constants, type NodeGCPerformanceDetail, PerformanceObserver } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.ts';

/** Asked rarely: the process has to be idle. */
const UNTIL = { timeout: 30_000, interval: 500 };

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

test('an idle process collects once after many streams were opened', async () => {
  const askedFor = countAskedFor();
  let open = 499;
  let checks = 0;
  const further = () => expect.poll(() => checks, UNTIL).toBeGreaterThanOrEqual(checks + 2);
  const stop = collectWhenIdle(() => {
    checks += 1;
    return open;
  });
  onTestFinished(stop);
  await further();
  expect(askedFor()).toBe(0);
  open = 500;
  await expect.poll(askedFor, UNTIL).toBe(1);
  await further();
  expect(askedFor()).toBe(1);
});
