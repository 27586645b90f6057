import { useLocation, useNavigation } from 'react-router';

/** The rows that an address requests, without the panel. */
function rowsAsked({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  asked.delete('open');
  asked.sort();
  return `${pathname}?${asked}`;
}

/** Whether other rows of this list are loading. */
export function useRowsComing(): boolean {
  const here = useLocation();
  const { state, location, formMethod } = useNavigation();
  if (state === 'idle' || !location) return false;
  const post = formMethod !== undefined && formMethod !== 'GET';
  return !post && location.pathname === here.pathname && rowsAsked(location) !== rowsAsked(here);
}
