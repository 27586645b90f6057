import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { screens } from './screens.ts';

/** A response that comes sooner is not announced. */
const PATIENCE_MS = 200;
/** As many rows as the admin area shows of a list. */
const ROWS = Array.from({ length: 14 }, (_, row) => row);

/** Whether another screen was requested, and has been loading for a moment. */
function useLongWay(): string | null {
  const { pathname: here } = useLocation();
  const { state, location } = useNavigation();
  const there = state === 'loading' && location.pathname !== here ? location.pathname : null;
  const [waited, wait] = useState<string | null>(null);
  useEffect(() => {
    if (there === null) return;
    const timer = setTimeout(() => wait(there), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      wait(null);
    };
  }, [there]);
  return there !== null && waited === there ? there : null;
}

/** Whether a screen of the menu is loading, of which the layout is known. */
export function useNextScreen(): boolean {
  const there = useLongWay();
  return there !== null && screens.some(({ path }) => path === there);
}

/** The placeholder of a loading screen: its head, and rows of their final height. */
export function ScreenSkeleton() {
  return (
    <div className="admin-bones" aria-hidden="true">
      <div className="admin-head">
        <span />
      </div>
      <div className="admin-tabs">
        <span />
        <span />
        <span />
      </div>
      {ROWS.map((row) => (
        <div key={row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
