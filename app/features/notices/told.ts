/** Up to when the user was notified of what waits, and when a tab last notified them. */
export type Told = { until: number; last: number };

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' &&
  value !== null &&
  'until' in value &&
  typeof value.until === 'number' &&
  'last' in value &&
  typeof value.last === 'number';

/** What the tabs of this browser have reported to one user; each tab notifies the others. */
export function shareTold(person: string, since: number, heard: () => void) {
  let told: Told = { until: since, last: 0 };
  const channel =
    'BroadcastChannel' in window ? new BroadcastChannel(`forja-told-${person}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTold(data)) return;
    told = { until: Math.max(told.until, data.until), last: Math.max(told.last, data.last) };
    heard();
  });
  return {
    now: () => told,
    tell: (next: Told) => {
      told = next;
      channel?.postMessage(next);
    },
    close: () => channel?.close(),
  };
}
