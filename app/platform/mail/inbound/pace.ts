/** Lets so many through within a window of time; the rest have to wait. */
export function paceOf(most: number, windowMs: number) {
  const passed: number[] = [];
  return {
    /** Milliseconds until the next one may pass; 0 lets it through now, and counts it. */
    wait(now = performance.now()): number {
      while (passed.length > 0 && now - (passed[0] ?? 0) >= windowMs) passed.shift();
      const [oldest] = passed;
      if (passed.length >= most && oldest !== undefined) return windowMs - (now - oldest);
      passed.push(now);
      return 0;
    },
  };
}

export type Pace = ReturnType<typeof paceOf>;
