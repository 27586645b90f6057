import { describe, expect, it } from 'vitest';
import { bucketOf, METRICS, rate, THRESHOLDS } from './vitals.ts';

describe.each(METRICS)('%s', (metric) => {
  const [good, poor] = THRESHOLDS[metric];
  const step = metric === 'CLS' ? 0.001 : 1;

  it('is good up to the first threshold, poor above the second', () => {
    expect(rate(metric, good)).toBe('good');
    expect(rate(metric, good + step)).toBe('needs-improvement');
    expect(rate(metric, poor)).toBe('needs-improvement');
    expect(rate(metric, poor + step)).toBe('poor');
  });

  it('is summed up without crossing a threshold, and never off by more than a tenth', () => {
    const unit = metric === 'CLS' ? 1000 : 1;
    for (let turn = 0; turn < 3000; turn += 1) {
      const value = Number(((turn * poor) / 997).toFixed(metric === 'CLS' ? 5 : 2));
      const bucket = bucketOf(metric, value);
      expect([value, rate(metric, bucket / unit)]).toEqual([value, rate(metric, value)]);
      expect(bucket).toBeGreaterThanOrEqual(Math.floor(value * unit));
      expect(bucket).toBeLessThanOrEqual(value * unit * 1.1 + 1.001);
    }
  });
});
