import type { ReactNode } from 'react';
import { useHydrated } from '../data-table/use-hydrated.ts';

type Props = {
  text: string;
  /** The form or button that undoes it; the toast presses it. */
  children?: ReactNode;
};

/** That something was saved, where no scripts run. With scripts it is said by a toast, on every screen. */
export function SavedLine({ text, children }: Props) {
  const hydrated = useHydrated();
  if (hydrated) return children ? <div hidden>{children}</div> : null;
  return (
    <div className="admin-notice">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
