import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type KeyBinding, makeKeyStore } from './key-store.ts';
import { useRecordChange } from './record-change.ts';
import { useSingleKeys } from './single-keys.ts';

const KeysContext = createContext(makeKeyStore());
const NONE: readonly KeyBinding[] = [];

/** Handles the single keys of the screens inside, unless the user has switched them off. */
export function Keys({ children }: { children: ReactNode }) {
  const [store] = useState(makeKeyStore);
  const { on } = useSingleKeys();
  const isChanging = useRecordChange();
  const changing = useRef(isChanging);
  changing.current = isChanging;
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (store.press(event, changing.current())) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store, on]);
  return <KeysContext value={store}>{children}</KeysContext>;
}

/** Adds keys while the component is mounted. They call the handlers of the last render. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const store = useContext(KeysContext);
  const set = useRef<readonly KeyBinding[]>(NONE);
  const named = bindings.map(({ keys, label }) => `${keys}=${label}`).join('\n');
  // With the commit and not after its paint: on a busy machine a key came first, and reached the former screen.
  useLayoutEffect(() => {
    set.current = bindings;
  });
  useLayoutEffect(() => store.add(set), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: notifies only when names have changed
  useEffect(() => store.notify(), [store, named]);
}

/** All keys that are offered now. */
export function useAllKeys(): readonly KeyBinding[] {
  const store = useContext(KeysContext);
  return useSyncExternalStore(store.subscribe, store.all, () => NONE);
}
