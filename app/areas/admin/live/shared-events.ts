import { type Ears, followEvents, SILENCE_MS } from './live-events.ts';

const NAME = 'forja-events';
const KINDS = ['beat', 'access', 'left', 'list', 'gap'] as const;
type News = { kind: (typeof KINDS)[number]; list: string };

const isNews = (value: unknown): value is News =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  KINDS.includes(value.kind as News['kind']);

/**
 * Follows the events of an address until stopped, over one stream for all tabs of this browser. One tab
 * holds it and passes its events on. When that tab closes or is suspended by the browser, another takes the
 * stream over, and all reload. Browsers without locks have one stream per tab.
 */
export function shareEvents(address: string, ears: Ears): () => void {
  if (!('locks' in navigator)) return followEvents(address, ears);
  const channel = new BroadcastChannel(NAME);
  const over = new AbortController();
  let leading = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const listener = ({ kind, list }: News) => {
    if (kind === 'beat') ears.beat?.();
    else if (kind === 'list') ears.list(list);
    else ears[kind]();
  };
  const pass = (kind: News['kind'], list = '') => {
    const news: News = { kind, list };
    channel.postMessage(news);
    listener(news);
  };
  /** Follows for all tabs; returns the function that stops it. */
  function lead(): () => void {
    clearTimeout(silence);
    leading = true;
    const stop = followEvents(address, {
      beat: () => pass('beat'),
      access: () => pass('access'),
      left: () => pass('left'),
      list: (name) => pass('list', name),
      gap: () => pass('gap'),
    });
    return () => {
      leading = false;
      stop();
    };
  }
  /** Leads while it holds the lock, until that is stolen or the tab stops. */
  async function hold(options: LockOptions): Promise<void> {
    let handOver = () => {};
    const held = (lock: Lock | null) =>
      new Promise<void>((resolve) => {
        if (lock && !over.signal.aborted) {
          handOver = lead();
          over.signal.addEventListener('abort', () => resolve());
        } else resolve();
        // A listening tab may have missed something since its page was rendered.
        if (!lock) ears.gap();
      });
    try {
      await navigator.locks.request(NAME, options, held);
    } catch {
      // Stolen by a tab that received nothing, or stopped while waiting.
    }
    handOver();
    if (!over.signal.aborted) listenFor();
  }
  function listenFor(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      // A tab that is itself suspended receives nothing either.
      if (document.visibilityState === 'visible') void hold({ steal: true });
      else listenFor();
    }, SILENCE_MS);
  }
  async function takeTurns(): Promise<void> {
    await hold({ ifAvailable: true });
    while (!over.signal.aborted) await hold({ signal: over.signal });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (leading || !isNews(data)) return;
    listenFor();
    listener(data);
  });
  void takeTurns();
  return () => {
    over.abort();
    clearTimeout(silence);
    channel.close();
  };
}
