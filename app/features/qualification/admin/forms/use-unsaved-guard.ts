import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what was typed is given up, whether the person leaves the screen or the site. */
export function useUnsavedGuard(unsaved: boolean, question: string): void {
  // Asked where the router asks, which is once; an effect may run again before the answer is in.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && !confirm(question),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
