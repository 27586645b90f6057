/* Core web vitals: what is measured, and how it is rated and summed up. */

export const METRICS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type Metric = (typeof METRICS)[number];
export type Rating = 'good' | 'needs-improvement' | 'poor';
/** Milliseconds; CLS has no unit. */
export type Vitals = Partial<Record<Metric, number>>;

/** Up to the first good, above the second poor (INP for FID, which browsers no
 * longer report; TTFB as web.dev has it). */
export const THRESHOLDS: Readonly<Record<Metric, readonly [number, number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function rate(metric: Metric, value: number): Rating {
  const [good, poor] = THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/**
 * Rounded up to two digits, of CLS in thousandths: fine enough for a percentile, coarse enough that
 * a day of one page is a few dozen rows. Every threshold has two digits, so none is crossed.
 */
export function bucketOf(metric: Metric, value: number): number {
  // Floating point must not push 0.1 above its own threshold.
  const whole = Math.ceil(Number((metric === 'CLS' ? value * 1000 : value).toFixed(3)));
  if (whole < 100) return whole;
  const unit = 10 ** (String(whole).length - 2);
  return Math.ceil(whole / unit) * unit;
}
