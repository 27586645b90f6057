import { Link } from 'react-router';

type Tab = {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** How many rows are behind it, counted up to COUNTED. */
  count?: number | undefined;
};

/** Beyond that nobody looks at the figure. */
export const COUNTED = 1000;

/** The few states that a list is looked at by, as links above it. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="ad-tabs" aria-label={label}>
      {tabs.map(({ key, label: text, to, current, count }) => (
        <Link key={key} to={to} aria-current={current ? 'true' : undefined}>
          {text} {count !== undefined && <b>{count < COUNTED ? count : `${COUNTED - 1}+`}</b>}
        </Link>
      ))}
    </nav>
  );
}
