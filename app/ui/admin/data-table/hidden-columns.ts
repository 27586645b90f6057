import { createContext, useContext, useSyncExternalStore } from 'react';
import { z } from 'zod/mini';

const KEY = 'forja-columns';

/** By user: several people may work at one computer. */
export const ColumnsOf = createContext('');

const hiddenColumns = z.record(z.string(), z.array(z.string()));
type HiddenColumns = z.output<typeof hiddenColumns>;

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let text: string | null | undefined;
let all: HiddenColumns = {};

/** The stored value, parsed again only when it has changed: a snapshot must be stable until then. */
function stored(): HiddenColumns {
  let found: string | null = null;
  try {
    found = localStorage.getItem(KEY);
  } catch {
    // Storage is switched off: every column is shown.
  }
  if (found !== text) {
    text = found;
    all = parsed(found);
  }
  return all;
}

function parsed(found: string | null): HiddenColumns {
  try {
    return hiddenColumns.parse(JSON.parse(found ?? '{}'));
  } catch {
    return {};
  }
}

function store(next: HiddenColumns): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or switched off: the choice is not stored.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Columns of a table that the user has hidden, and functions to hide one or show it again. */
export function useHiddenColumns(table: string) {
  const name = `${useContext(ColumnsOf)}/${table}`;
  const hidden = useSyncExternalStore(
    subscribe,
    () => stored()[name] ?? NONE,
    () => NONE,
  );
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
    store({ ...stored(), [name]: next });
  };
  return { hidden, toggle };
}
