import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router';

type Props = {
  /** Id of the heading inside that names the panel. */
  labelledBy: string;
  /** The list without the panel. */
  closeTo: string;
  closeLabel: string;
  /** Id of the link that opened it; the focus goes back there. */
  openerId: string;
  children: ReactNode;
};

/**
 * What a row of a list holds, beside the list. Takes the focus when it opens; Escape closes it.
 * Where there is no room for two it covers the list, as a page of its own would.
 */
export function DetailPanel({ labelledBy, closeTo, closeLabel, openerId, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const opened = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (opened) panel.current?.focus({ preventScroll: true });
    return () => document.getElementById(openerId)?.focus();
  }, [openerId, opened]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    void navigate(closeTo, { preventScrollReset: true });
  };
  return (
    <aside
      ref={panel}
      className="dp"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Link className="x dp-close" to={closeTo} aria-label={closeLabel} preventScrollReset />
      {children}
    </aside>
  );
}

/** Width from which a list and its panel stand side by side; the same as in detail-panel.css. */
export const roomForPanel = () => matchMedia('(min-width: 1200px)').matches;
