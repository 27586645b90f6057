import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, HEARTBEAT_MS, type LiveEvent } from './live-events.ts';

/** The connection of the browser: opened, fed and broken by the test. */
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

const ears = { access: vi.fn(), left: vi.fn(), list: vi.fn(), gap: vi.fn() };
const newest = () => Source.made.at(-1) as Source;
const pass = (length: number) => vi.advanceTimersByTimeAsync(length);
let stop = () => {};
/** Window and document in one. */
const view = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('window', Object.assign(view, { setTimeout: globalThis.setTimeout }));
  vi.stubGlobal('document', view);
  Source.made = [];
  for (const ear of Object.values(ears)) ear.mockClear();
  stop = followEvents('/admin/events', ears);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following events', () => {
  it('reconnects after 1, 2, 5, 10 and again 10 s', async () => {
    for (const wait of [1000, 2000, 5000, 10_000, 10_000]) {
      const before = Source.made.length;
      newest().emit('error');
      await pass(wait - 1);
      expect(Source.made).toHaveLength(before);
      await pass(1);
      expect(Source.made).toHaveLength(before + 1);
    }
  });

  it('restarts from 1 s once it was connected, and reloads everything', async () => {
    newest().emit('open');
    expect(ears.gap).toHaveBeenCalledOnce();
    newest().emit('error');
    await pass(1000);
    newest().emit('open');
    expect(ears.gap).toHaveBeenCalledTimes(2);
    newest().emit('error');
    await pass(1000);
    expect(Source.made).toHaveLength(3);
  });

  it('reloads everything, once, when it was never accepted: the role may have ended', async () => {
    newest().emit('error');
    expect(ears.gap).toHaveBeenCalledOnce();
    await pass(1000);
    newest().emit('error');
    await pass(2000);
    expect(ears.gap).toHaveBeenCalledOnce();
  });

  it('reloads nothing while a server that it was connected to is unavailable', async () => {
    newest().emit('open');
    ears.gap.mockClear();
    newest().emit('error');
    await pass(3000);
    newest().emit('error');
    expect(ears.gap).not.toHaveBeenCalled();
  });

  it('gives a connection 10 s to open', async () => {
    await pass(9999);
    expect(newest().closed).toBe(false);
    await pass(1);
    expect(newest().closed).toBe(true);
    await pass(1000);
    expect(Source.made).toHaveLength(2);
  });

  it('treats a heartbeat that is 10 s late as a lost connection', async () => {
    expect(HEARTBEAT_MS).toBe(25_000);
    newest().emit('open');
    await pass(25_000);
    newest().emit('beat');
    await pass(34_999);
    expect(newest().closed).toBe(false);
    await pass(1);
    expect(newest().closed).toBe(true);
  });

  it('reports what it receives, and ends with the session', async () => {
    newest().emit('open');
    newest().emit('access');
    newest().emit('list', 'leads');
    expect(ears.access).toHaveBeenCalledOnce();
    expect(ears.list).toHaveBeenCalledWith('leads');
    newest().emit('left');
    expect(ears.left).toHaveBeenCalledOnce();
    await pass(60_000);
    expect(Source.made).toHaveLength(1);
  });

  it('waits for the page to be visible once newer screens have displaced it', async () => {
    newest().emit('open');
    newest().emit('displaced');
    expect(newest().closed).toBe(true);
    await pass(60_000);
    expect(Source.made).toHaveLength(1);
    view.visibilityState = 'hidden';
    view.dispatchEvent(new Event('visibilitychange'));
    expect(Source.made).toHaveLength(1);
    view.visibilityState = 'visible';
    view.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('visibilitychange'));
    expect(Source.made).toHaveLength(2);
    newest().emit('open');
    expect(ears.gap).toHaveBeenCalledTimes(2);
  });
});
