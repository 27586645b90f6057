import type { ReactNode } from 'react';
import { useHydrated } from '../data-table/use-hydrated.ts';

type Props = {
  text: string;
  /** The form or button that undoes it; the toast presses it. */
  children?: ReactNode;
};

/** The message that something was saved, without scripts. With scripts a toast shows it, on every screen. */
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
