import type { Vitals } from './vitals.ts';

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
};

/** Shifts less than a second apart, over five at most, are one burst; the worst burst counts. */
const BURST_GAP_MS = 1000;
const BURST_MS = 5000;
/** Of fifty interactions one may be an outlier. */
const PER_OUTLIER = 50;
/** Shorter ones are not distinguished; the first is always reported. */
const SHORTEST_MS = 40;

/**
 * Measures until the page is left; docs/decisions/009-consent-and-counts.md says why without a library. The
 * returned function gives the values so far.
 */
export function observeVitals(): () => Vitals {
  const found: Vitals = {};
  const interactions = new Map<number, number>();
  let burst = 0;
  let burstBegan = 0;
  let lastShift = 0;

  const watch = (type: string, handle: (entry: Entry) => void) => {
    // Observing an unknown type logs a warning in some browsers.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry as Entry);
    }).observe({ type, buffered: true, durationThreshold: SHORTEST_MS } as PerformanceObserverInit);
    return true;
  };
  const interaction = ({ interactionId, duration }: Entry) => {
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  };

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.FCP = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    found.LCP = startTime;
  });
  const seesShifts = watch('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - lastShift > BURST_GAP_MS || startTime - burstBegan > BURST_MS) {
      burst = 0;
      burstBegan = startTime;
    }
    lastShift = startTime;
    burst += value;
    found.CLS = Math.max(found.CLS ?? 0, burst);
  });
  if (seesShifts) found.CLS = 0;
  watch('event', interaction);
  watch('first-input', interaction);

  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const first = (navigation as PerformanceNavigationTiming | undefined)?.responseStart;
    if (first) found.TTFB = first;
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const worst = slowest[Math.floor(slowest.length / PER_OUTLIER)];
    if (worst !== undefined) found.INP = worst;
    return found;
  };
}
