/** Kinds of server-sent events; `list` carries the list's name. */
export const LIVE_EVENTS = ['beat', 'access', 'left', 'list', 'gap', 'displaced'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

// Proxies close connections that are silent for a minute or less.
export const HEARTBEAT_MS = 25_000;
const OPEN_WITHIN_MS = 10_000;
/** A client that receives nothing for this long, not even a heartbeat, has lost the stream. */
export const SILENCE_MS = HEARTBEAT_MS + OPEN_WITHIN_MS;
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;

export type Ears = {
  /** The stream is open. */
  beat?: () => void;
  access: () => void;
  left: () => void;
  list: (name: string) => void;
  /** Some events may have been missed: reload everything. */
  gap: () => void;
};

/** Follows the events of an address until stopped, and reconnects after every loss. */
export function followEvents(address: string, ears: Ears): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let losses = 0;
  let opened = false;
  let stopped = false;
  const looking = new AbortController();

  const within = (limit: number, then: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(then, limit);
  };
  const alive = () => within(SILENCE_MS, lose);
  function lose() {
    source?.close();
    if (stopped) return;
    const wait = RECONNECT_MS[Math.min(losses, RECONNECT_MS.length - 1)] ?? 0;
    losses += 1;
    // A page that was never accepted may have been rendered just before its role ended: it reloads and
    // finds out. One that was connected before waits for the server to return.
    if (!opened && losses === 1) ears.gap();
    within(wait, connect);
  }
  /** Newer screens of the session have the stream: this one reconnects when it becomes visible. */
  function wait() {
    source?.close();
    clearTimeout(timer);
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      stopLooking();
      connect();
    };
    const stopLooking = () => {
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    looking.signal.addEventListener('abort', stopLooking);
  }
  function connect() {
    const made = new EventSource(address);
    source = made;
    within(OPEN_WITHIN_MS, lose);
    // Its own reconnect has one fixed pause only, so it is closed at the first error.
    made.addEventListener('error', lose);
    made.addEventListener('open', () => {
      losses = 0;
      opened = true;
      // Also the first time: something may have changed since the page was rendered.
      ears.gap();
      alive();
    });
    const on = (event: LiveEvent, listener: (text: string) => void) =>
      made.addEventListener(event, ({ data }: MessageEvent<string>) => {
        alive();
        listener(data);
      });
    on('beat', () => ears.beat?.());
    on('displaced', wait);
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
    looking.abort();
    clearTimeout(timer);
    source?.close();
  }
  connect();
  return stop;
}
