import type { LucideIcon } from 'lucide-react';

/** Parts of the key map, in their order. */
export const KEY_GROUPS = ['everywhere', 'go', 'list', 'record'] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** A key, or two one after the other (`g l`), and its action on the open screen. The palette offers those of the
 * whole area and of the open record, and is the only way to one without keys. */
export type KeyBinding = {
  keys: string;
  label: string;
  group: KeyGroup;
  run: () => void;
  /** Shown at the foot of the screen too. */
  legend?: boolean;
  /** In the palette. */
  icon?: LucideIcon;
  /** In the palette: the act with the text that is typed behind its name. */
  takes?: (text: string) => void;
};

/** The keys that work while another record is on its way: they go from one to the next. */
const STEPS: ReadonlySet<string> = new Set(['j', 'k', 'Escape']);

/** How long the second of two keys may take. */
const SEQUENCE_MS = 1500;

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>;

const TYPED_INTO =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Single keys are for screens, not for fields, dialogs, or combinations with another key. */
function isForScreen(press: Press): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  if (press.defaultPrevented || press.isComposing) return false;
  const target = press.target instanceof Element ? press.target : null;
  return !target?.closest(TYPED_INTO) && !document.querySelector('dialog:modal');
}

/** The keys of the open screens: the latest come first. */
export function makeKeyStore() {
  const sets = new Set<{ current: readonly KeyBinding[] }>();
  const listeners = new Set<() => void>();
  let all: readonly KeyBinding[] = [];
  let prefix = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Read again at every press: a binding calls the handler of the last render. */
  const inForce = () => {
    const seen = new Set<string>();
    return [...sets]
      .reverse()
      .flatMap(({ current }) => current)
      .filter(({ keys }) => keys === '' || (!seen.has(keys) && seen.add(keys)));
  };
  const notify = () => {
    all = inForce();
    for (const listener of listeners) listener();
  };

  return {
    /** Adds bindings until the returned function is called. */
    add(set: { current: readonly KeyBinding[] }): () => void {
      sets.add(set);
      notify();
      return () => {
        sets.delete(set);
        notify();
      };
    },
    /** Notifies that bindings of a set have changed. */
    notify,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => all,
    /**
     * Whether the press was one of the keys; then its handler has run. While another record is on its way, the
     * handlers are still those of the former one: then only steps to others run.
     */
    press(event: Press, recordChanges = false): boolean {
      if (!isForScreen(event)) return false;
      clearTimeout(timer);
      const pressed = prefix ? `${prefix} ${event.key}` : event.key;
      prefix = '';
      const offered = inForce();
      const meant = offered.find(({ keys }) => keys === pressed);
      if (meant) {
        if (!recordChanges || STEPS.has(meant.keys)) meant.run();
        return true;
      }
      if (!offered.some(({ keys }) => keys.startsWith(`${pressed} `))) return false;
      prefix = pressed;
      timer = setTimeout(() => {
        prefix = '';
      }, SEQUENCE_MS);
      return true;
    },
  };
}
