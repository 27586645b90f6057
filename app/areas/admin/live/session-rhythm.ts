import { fetchWithRetry } from './retrying-fetch.ts';

// A tick every 30 s, renewal when 3 ticks or fewer remain: a margin of 90 s.
const TICK_MS = 30_000;
const MARGIN_MS = 3 * TICK_MS;

type Rhythm = {
  /** Returns the expiry of the session; redirects once there is none. */
  address: string;
  expiresAt: number;
  renewed: (expiresAt: number) => void;
  left: () => void;
};

const ended = ({ redirected, status }: Response) => redirected || status === 401 || status === 403;

const ask = (address: string) =>
  fetchWithRetry(address, { headers: { accept: 'application/json' } });

/** Whether this browser still has a session. Unknown counts as yes: the next request finds out. */
export async function sessionHolds(address: string): Promise<boolean> {
  try {
    return !ended(await ask(address));
  } catch {
    return true;
  }
}

/**
 * Renews the session of a user at work before it expires, and notices its end. A page without input since
 * the last renewal is left to expire.
 */
export function keepRhythm({ address, expiresAt, renewed, left }: Rhythm) {
  let until = expiresAt;
  let touched = false;
  let asking = false;
  const touch = () => {
    touched = true;
  };
  async function renew() {
    asking = true;
    try {
      const answer = await ask(address);
      if (ended(answer)) {
        left();
        return;
      }
      if (!answer.ok) return;
      const { expiresAt: next } = (await answer.json()) as { expiresAt: number };
      until = next;
      touched = false;
      renewed(next);
    } catch {
      // Offline: the next tick tries again.
    } finally {
      asking = false;
    }
  }
  const tick = () => {
    const remaining = until - Date.now();
    if (asking || remaining > MARGIN_MS) return;
    if (touched || remaining <= 0) void renew();
  };
  const timer = setInterval(tick, TICK_MS);
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, touch, true);
  return {
    /** Another tab has renewed it, or a screen's own request. */
    holdsUntil: (next: number) => {
      until = Math.max(until, next);
    },
    stop: () => {
      clearInterval(timer);
      for (const kind of ['pointerdown', 'keydown'] as const)
        removeEventListener(kind, touch, true);
    },
  };
}
