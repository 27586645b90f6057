import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod/mini';

const KEY = 'forja-columns';

/** By user: several people may work at one computer. */
export const ColumnsOf = createContext('');

const keys = z.array(z.string());
const choices = z.object({
  /** Keys of columns that are hidden; of one that starts hidden, that it is shown. */
  hidden: keys,
  /** Keys in the order of the user; others follow. */
  order: keys,
  /** Pixels. */
  widths: z.record(z.string(), z.number()),
});
type Choices = z.output<typeof choices>;
const NONE: Choices = { hidden: [], order: [], widths: {} };

/** Of each table. A former release stored only the hidden ones. */
const stored = z.record(
  z.string(),
  z.union([
    choices,
    z.pipe(
      keys,
      z.transform((hidden): Choices => ({ ...NONE, hidden })),
    ),
  ]),
);
type Stored = z.output<typeof stored>;

const listeners = new Set<() => void>();
let text: string | null | undefined;
let all: Stored = {};

/** The stored value, parsed again only when it has changed: a snapshot must be stable until then. */
function read(): Stored {
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

function parsed(found: string | null): Stored {
  try {
    return stored.parse(JSON.parse(found ?? '{}'));
  } catch {
    return {};
  }
}

function store(next: Stored): void {
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

type Column = { key: string; startsHidden?: boolean };

/** The columns in the order of the user; the first one stays where it is. */
export function inOrder<C extends Column>(columns: readonly C[], order: readonly string[]): C[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const chosen = order.flatMap((key) => others.find((column) => column.key === key) ?? []);
  return [first, ...chosen, ...others.filter(({ key }) => !order.includes(key))];
}

const NARROWEST = 64;
const WIDEST = 800;

/** What the user has chosen for the columns of a table, and functions to choose otherwise. */
export function useColumnChoices(table: string, columns: readonly Column[]) {
  const name = `${useContext(ColumnsOf)}/${table}`;
  const chosen = useSyncExternalStore(
    subscribe,
    () => read()[name] ?? NONE,
    () => NONE,
  );
  const put = (more: Partial<Choices>) =>
    store({ ...read(), [name]: { ...(read()[name] ?? NONE), ...more } });
  const { hidden: toggled, order, widths } = chosen;
  const hidden = useMemo(
    () =>
      columns
        .filter(({ key, startsHidden = false }) => toggled.includes(key) !== startsHidden)
        .map(({ key }) => key),
    [columns, toggled],
  );
  const keysNow = inOrder(columns, order).map(({ key }) => key);
  return {
    ...chosen,
    hidden,
    changed: chosen !== NONE,
    toggle: (key: string) =>
      put({
        hidden: toggled.includes(key) ? toggled.filter((one) => one !== key) : [...toggled, key],
      }),
    /** Moves a column to the place of another one. */
    place: (key: string, at: string) => {
      const to = keysNow.indexOf(at);
      if (key === at || to < 1 || keysNow.indexOf(key) < 1) return;
      const others = keysNow.filter((one) => one !== key);
      put({ order: others.toSpliced(to, 0, key).slice(1) });
    },
    resize: (key: string, width: number) =>
      put({
        widths: { ...widths, [key]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
      }),
    reset: () => {
      const { [name]: _, ...others } = read();
      store(others);
    },
  };
}
export type ColumnChoices = ReturnType<typeof useColumnChoices>;
