const MINUTE_MS = 60_000;

const isAway = (fields: unknown): fields is { err: Error } =>
  typeof fields === 'object' &&
  fields !== null &&
  'err' in fields &&
  (fields.err as Error | undefined)?.name === 'DatabaseUnavailable';

/**
 * During a database outage every caller logs it. Returns a filter that lets one such line of a minute pass,
 * with how many were left out before it, and returns undefined for the others; every other line passes as
 * it is. `now` is in milliseconds.
 */
export function oncePerMinute(now: () => number = Date.now) {
  let until = 0;
  let leftOut = 0;
  return (fields: unknown): unknown => {
    if (!isAway(fields)) return fields;
    if (now() < until) {
      leftOut += 1;
      return undefined;
    }
    const line = leftOut > 0 ? { ...fields, leftOut } : fields;
    until = now() + MINUTE_MS;
    leftOut = 0;
    return line;
  };
}
