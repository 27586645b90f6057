import { useSyncExternalStore } from 'react';

const KEY = 'forja-single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function isOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/**
 * Whether keys work without Ctrl (WCAG 2.1.4: users of speech input, or with a hand resting on the
 * keyboard, must be able to switch them off). Stored in this browser.
 */
export function useSingleKeys() {
  const on = useSyncExternalStore(subscribe, isOn, () => true);
  const set = (next: boolean) => {
    try {
      if (next) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, OFF);
    } catch {
      // Storage is not available: they stay on.
    }
    for (const listener of listeners) listener();
  };
  return { on, set };
}
