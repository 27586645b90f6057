import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

type Address = { pathname: string; search: string };

/** The record that an address opens: by itself, or beside its list. */
const recordOf = ({ pathname, search }: Address): string =>
  `${pathname} ${new URLSearchParams(search).get('open') ?? ''}`;

/**
 * Whether another record has been opened that is not shown yet: its data is on the way, or its address is in the
 * bar before it has been rendered. What is pressed or sent then would reach the former record.
 */
export function useRecordChange(): () => boolean {
  // Not useNavigation(): on a busy machine React renders its state some presses later.
  const router = useContext(DataRouterContext)?.router;
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  });
  return () => {
    const record = recordOf(shown.current);
    const { state, location: next } = router?.state.navigation ?? {};
    const coming = state === 'loading' && next ? next : window.location;
    return recordOf(coming) !== record || recordOf(window.location) !== record;
  };
}
