import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What a redirect says of the step before, by the name that says it; the others only come along. */
const MARKS = {
  deleted: [],
  made: [],
  merged: [],
  now: ['at', 'set'],
  set: ['deleted'],
  uploaded: [],
} as const;

/**
 * Removes from the address what the screen has reported, so that neither a reload nor somebody who is sent the address
 * gets the report again. The router is not told: it would load the screen again, without the report and its undo.
 */
export function useTidyAddress(): void {
  const location = useLocation();
  useEffect(() => {
    const address = new URL(window.location.href);
    if (address.pathname !== location.pathname) return;
    for (const [mark, along] of Object.entries(MARKS)) {
      if (!address.searchParams.has(mark)) continue;
      for (const name of [mark, ...along]) address.searchParams.delete(name);
    }
    if (address.href === window.location.href) return;
    window.history.replaceState(window.history.state, '', address);
  }, [location]);
}
