import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { pressOnFold } from './menu-keys.ts';

/** The keys of a menu that is a `details`, as `pressOnFold` has them. */
export function useMenuKeys(fold: RefObject<HTMLDetailsElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (fold.current && pressOnFold(fold.current, event.nativeEvent)) event.stopPropagation();
    },
    [fold],
  );
}
