import { useLocation, useNavigation } from 'react-router';

/** Which rows an address asks for: what stands open beside them is none of it. */
function rowsAsked({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search);
  asked.delete('open');
  asked.sort();
  return `${pathname}?${asked}`;
}

/** Whether other rows are on their way into this list. */
export function useRowsComing(): boolean {
  const here = useLocation();
  const { state, location, formMethod } = useNavigation();
  if (state === 'idle' || !location) return false;
  const post = formMethod !== undefined && formMethod !== 'GET';
  return !post && location.pathname === here.pathname && rowsAsked(location) !== rowsAsked(here);
}
