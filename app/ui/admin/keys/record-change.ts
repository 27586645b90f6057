import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

type Address = { pathname: string; search: string };

/** The record that an address opens: by itself, or beside its list. */
const recordOf = ({ pathname, search }: Address): string =>
  `${pathname} ${new URLSearchParams(search).get('open') ?? ''}`;

/**
 * Whether another record has been opened that is not shown yet: its data is on the way, or its address stands in the
 * bar before it has been rendered. What is pressed or sent then would reach the former record.
 */
export function useRecordChange(): () => boolean {
  const shown = useLocation();
  const { state, location: next } = useNavigation();
  const known = useRef({ shown, next: state === 'loading' ? next : undefined });
  useLayoutEffect(() => {
    known.current = { shown, next: state === 'loading' ? next : undefined };
  });
  return () => {
    const record = recordOf(known.current.shown);
    const coming = known.current.next ?? window.location;
    return recordOf(coming) !== record || recordOf(window.location) !== record;
  };
}
