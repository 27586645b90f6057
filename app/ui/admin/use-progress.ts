import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1500;

/** Reloads the screen while something on it is running and the tab is visible. */
export function useProgress(underWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!underWay || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    const seen = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [underWay, state, revalidate]);
}
