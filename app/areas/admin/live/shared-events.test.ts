import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNTIL } from '../../../../tests/patience.ts';
import { type LiveEvent, SILENCE_MS } from './live-events.ts';
import { shareEvents } from './shared-events.ts';

/** The connection of a tab: opened, fed and broken by the test. */
class Source extends EventTarget {
  static made: Source[] = [];
  closed = false;
  constructor() {
    super();
    Source.made.push(this);
  }
  close() {
    this.closed = true;
  }
  emit(event: LiveEvent | 'open' | 'error', data = '') {
    this.dispatchEvent(Object.assign(new Event(event), { data }));
  }
}

const view = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const living = () => Source.made.filter(({ closed }) => !closed);
const tabs: (() => void)[] = [];

/** A tab of the browser, and the events it received. Locks and channel are the runtime's own. */
function tab() {
  const received: string[] = [];
  const stop = shareEvents('/admin/events', {
    access: () => received.push('access'),
    left: () => received.push('left'),
    list: (name) => received.push(`list ${name}`),
    gap: () => received.push('gap'),
  });
  tabs.push(stop);
  return { received, stop };
}
/** Two tabs, the first of which holds the stream. */
async function two() {
  const first = tab();
  await vi.waitFor(() => expect(living()).toHaveLength(1), UNTIL);
  const second = tab();
  await vi.waitFor(() => expect(second.received).toEqual(['gap']), UNTIL);
  return { first, second };
}

beforeEach(() => {
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', view);
  view.visibilityState = 'visible';
  Source.made = [];
});
afterEach(async () => {
  for (const stop of tabs.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]), UNTIL);
});

describe('tabs of one browser', () => {
  it('have one stream, whose events all of them receive', async () => {
    const { first, second } = await two();
    living()[0]?.emit('open');
    living()[0]?.emit('list', 'leads');
    living()[0]?.emit('access');
    await vi.waitFor(() => expect(second.received).toEqual(['gap', 'gap', 'list leads', 'access']));
    expect(first.received).toEqual(['gap', 'list leads', 'access']);
    expect(Source.made).toHaveLength(1);
  });

  it('continue without the tab that had the stream, and reload', async () => {
    const { first, second } = await two();
    first.stop();
    await vi.waitFor(() => expect(Source.made).toHaveLength(2));
    expect(living()).toHaveLength(1);
    living()[0]?.emit('open');
    expect(second.received).toEqual(['gap', 'gap']);
    expect(first.received).toEqual([]);
  });

  it('take the stream from a suspended one, unless they are suspended too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Holds the lock, and passes nothing on.
    const accepted = expect(
      navigator.locks.request('forja-events', () => new Promise(() => undefined)),
    ).rejects.toThrow();
    const { received } = tab();
    await vi.waitFor(() => expect(received).toEqual(['gap']));
    view.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 2);
    expect(Source.made).toEqual([]);
    view.visibilityState = 'visible';
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    await vi.waitFor(() => expect(living()).toHaveLength(1));
    await accepted;
    living()[0]?.emit('list', 'leads');
    expect(received).toEqual(['gap', 'list leads']);
  });

  it('have a stream each where there are no locks', () => {
    vi.stubGlobal('navigator', {});
    tab();
    tab();
    expect(living()).toHaveLength(2);
  });
});
