import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRhythm, sessionHolds } from './session-rhythm.ts';

const TICK_MS = 30_000;
const HOUR_MS = 3_600_000;

/** The events of the page, by kind. */
const page = new EventTarget();
const touch = () => page.dispatchEvent(new Event('keydown'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
const stored: { stop: () => void }[] = [];
afterEach(() => {
  for (const { stop } of stored.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen whose session holds for so long, at a server that renews it for an hour, or replies so. */
function screenWith({ holds, answer }: { holds: number; answer?: () => Response }) {
  const requestTimes: number[] = [];
  const began = Date.now();
  const renewed = vi.fn();
  const left = vi.fn();
  vi.stubGlobal('fetch', async () => {
    requestTimes.push(Date.now() - began);
    return answer?.() ?? Response.json({ expiresAt: Date.now() + HOUR_MS });
  });
  const rhythm = keepRhythm({
    address: '/admin/session',
    expiresAt: began + holds,
    renewed,
    left,
  });
  stored.push(rhythm);
  return { requestTimes, renewed, left, rhythm };
}

const pass = (length: number) => vi.advanceTimersByTimeAsync(length);

describe('the rhythm of an open screen', () => {
  it('renews a session in use when three ticks or fewer remain, and not before', async () => {
    const { requestTimes, renewed, left } = screenWith({ holds: 10 * TICK_MS });
    touch();
    await pass(6 * TICK_MS);
    expect(requestTimes).toEqual([]);
    await pass(TICK_MS);
    expect(requestTimes).toEqual([7 * TICK_MS]);
    expect(renewed).toHaveBeenCalledWith(Date.now() + HOUR_MS);
    expect(left).not.toHaveBeenCalled();
  });

  it('leaves an untouched one to expire, and then notices', async () => {
    const { requestTimes, left } = screenWith({
      holds: 5 * TICK_MS,
      answer: () => new Response(null, { status: 401 }),
    });
    await pass(5 * TICK_MS - 1);
    expect(requestTimes).toEqual([]);
    await pass(1);
    expect(requestTimes).toEqual([5 * TICK_MS]);
    expect(left).toHaveBeenCalledOnce();
  });

  it('does not count a touch from before the last renewal', async () => {
    const { requestTimes } = screenWith({ holds: 3 * TICK_MS });
    touch();
    await pass(TICK_MS);
    expect(requestTimes).toHaveLength(1);
    // An hour from that renewal: untouched since, it expires.
    await pass(HOUR_MS - 1);
    expect(requestTimes).toHaveLength(1);
    await pass(TICK_MS);
    expect(requestTimes).toHaveLength(2);
  });

  it('sends nothing while another tab renews the session', async () => {
    const { requestTimes, rhythm } = screenWith({ holds: 4 * TICK_MS });
    touch();
    rhythm.holdsUntil(Date.now() + HOUR_MS);
    await pass(10 * TICK_MS);
    expect(requestTimes).toEqual([]);
  });

  it.each([401, 403])('goes when it is told %i', async (status) => {
    const { left } = screenWith({
      holds: 3 * TICK_MS,
      answer: () => new Response(null, { status }),
    });
    touch();
    await pass(TICK_MS);
    expect(left).toHaveBeenCalledOnce();
  });

  it('leaves when the response redirects to sign in', async () => {
    const { left } = screenWith({
      holds: 3 * TICK_MS,
      answer: () => Object.defineProperty(new Response('<html>'), 'redirected', { value: true }),
    });
    touch();
    await pass(TICK_MS);
    expect(left).toHaveBeenCalledOnce();
  });

  it('retries while a server is unavailable for a moment', async () => {
    const statuses = [503, 502, 200];
    const { requestTimes, renewed, left } = screenWith({
      holds: 3 * TICK_MS,
      answer: () => {
        const status = statuses.shift() ?? 200;
        return status === 200
          ? Response.json({ expiresAt: Date.now() + HOUR_MS })
          : new Response(null, { status });
      },
    });
    touch();
    await pass(TICK_MS + 600);
    expect(requestTimes).toEqual([TICK_MS, TICK_MS + 200, TICK_MS + 600]);
    expect(renewed).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });

  it('tries again at the next tick when it was offline', async () => {
    let offline = true;
    const { requestTimes, renewed, left } = screenWith({
      holds: 3 * TICK_MS,
      answer: () => {
        if (offline) throw new TypeError('Failed to fetch');
        return Response.json({ expiresAt: Date.now() + HOUR_MS });
      },
    });
    touch();
    await pass(TICK_MS);
    offline = false;
    await pass(TICK_MS);
    expect(requestTimes).toHaveLength(2);
    expect(renewed).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });

  it('ends with the screen', async () => {
    const { requestTimes, rhythm } = screenWith({ holds: 3 * TICK_MS });
    touch();
    rhythm.stop();
    await pass(10 * TICK_MS);
    expect(requestTimes).toEqual([]);
  });
});

describe('whether a session is still valid', () => {
  const answered = (answer: () => Response) => {
    vi.stubGlobal('fetch', async () => answer());
    return sessionHolds('/admin/session');
  };

  it('is no when the server redirects to sign in, and yes when it replies or cannot be reached', async () => {
    const led = Object.defineProperty(new Response('<html>'), 'redirected', { value: true });
    expect(await answered(() => led)).toBe(false);
    expect(await answered(() => new Response(null, { status: 401 }))).toBe(false);
    expect(await answered(() => Response.json({ expiresAt: 0 }))).toBe(true);
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await answered(offline)).toBe(true);
  });
});
