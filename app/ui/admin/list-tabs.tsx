import { useContext } from 'react';
import { Link } from 'react-router';
import { COUNTED_VIEWS, VisibleViews } from './data-table/views/saved-views.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

type Tab = {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** How many rows are behind it, counted up to COUNTED. */
  count?: number | undefined;
};

/** The limit of the count; a larger figure is of no use. */
export const COUNTED = 1000;

const upTo = (count: number, most: number) => (count < most ? count : `${most - 1}+`);

/** The few states of a list, as links above it, and behind them the user's own views. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const views = useContext(VisibleViews);
  const row = useCurrentInSight();
  const inView = (views?.current.length ?? 0) > 0;
  return (
    <nav className="admin-tabs" aria-label={label} ref={row}>
      {tabs.map(({ key, label: text, to, current, count }) => (
        <Link key={key} to={to} aria-current={current && !inView ? 'true' : undefined}>
          <span>{text}</span> {count !== undefined && <b>{upTo(count, COUNTED)}</b>}
        </Link>
      ))}
      {views?.views.map(({ id, name, query, count }) => (
        <Link
          key={id}
          to={query}
          className="own"
          aria-current={query === views.query ? 'true' : undefined}
        >
          {name} {count !== null && <b>{upTo(count, COUNTED_VIEWS)}</b>}
        </Link>
      ))}
    </nav>
  );
}
