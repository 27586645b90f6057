import { useLocation, useNavigation } from 'react-router';

/** The rows that an address requests, without the panel. */
function rowsKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('open');
  query.sort();
  return `${pathname}?${query}`;
}

/** Whether other rows of this list are loading. */
export function useRowsComing(): boolean {
  const here = useLocation();
  const { state, location, formMethod } = useNavigation();
  if (state === 'idle' || !location) return false;
  const post = formMethod !== undefined && formMethod !== 'GET';
  return !post && location.pathname === here.pathname && rowsKey(location) !== rowsKey(here);
}
