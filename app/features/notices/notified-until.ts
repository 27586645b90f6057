/** Up to when the user was notified of what waits, and when a tab last notified them. */
export type Notified = { until: number; last: number };

const isNotified = (value: unknown): value is Notified =>
  typeof value === 'object' &&
  value !== null &&
  'until' in value &&
  typeof value.until === 'number' &&
  'last' in value &&
  typeof value.last === 'number';

/** What the tabs of this browser have reported to one user; each tab notifies the others. */
export function shareNotified(person: string, since: number, heard: () => void) {
  let notified: Notified = { until: since, last: 0 };
  const channel =
    'BroadcastChannel' in window ? new BroadcastChannel(`forja-told-${person}`) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNotified(data)) return;
    notified = {
      until: Math.max(notified.until, data.until),
      last: Math.max(notified.last, data.last),
    };
    heard();
  });
  return {
    now: () => notified,
    publish: (next: Notified) => {
      notified = next;
      channel?.postMessage(next);
    },
    close: () => channel?.close(),
  };
}
