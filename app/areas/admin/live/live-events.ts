/** Kinds of server-sent events; `list` carries the list's name. */
export const LIVE_EVENTS = ['beat', 'access', 'left', 'list', 'gap'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

// Specification §9, realtime.
export const HEARTBEAT_MS = 25_000;
const OPEN_WITHIN_MS = 10_000;
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;

type Ears = {
  access: () => void;
  left: () => void;
  list: (name: string) => void;
  /** Some events may have been missed: read everything anew. */
  gap: () => void;
};

/** Follows the events of an address until stopped, and comes back after every loss. */
export function followEvents(address: string, ears: Ears): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let losses = 0;
  let stopped = false;

  const within = (limit: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, limit);
  };
  const alive = () => within(HEARTBEAT_MS + OPEN_WITHIN_MS, lose);
  function lose() {
    source?.close();
    if (stopped) return;
    const wait = RECONNECT_MS[Math.min(losses, RECONNECT_MS.length - 1)] ?? 0;
    losses += 1;
    within(wait, connect);
  }
  function connect() {
    const made = new EventSource(address);
    source = made;
    within(OPEN_WITHIN_MS, lose);
    // Its own way of coming back knows one pause only, so it is closed at the first error.
    made.addEventListener('error', lose);
    made.addEventListener('open', () => {
      losses = 0;
      // Also the first time: something may have changed since the page was made.
      ears.gap();
      alive();
    });
    const on = (event: LiveEvent, hear: (text: string) => void) =>
      made.addEventListener(event, ({ data }: MessageEvent<string>) => {
        alive();
        hear(data);
      });
    on('beat', () => undefined);
    on('access', ears.access);
    on('list', ears.list);
    on('gap', ears.gap);
    on('left', () => {
      stop();
      ears.left();
    });
  }
  function stop() {
    stopped = true;
    clearTimeout(timer);
    source?.close();
  }
  connect();
  return stop;
}
