import { Link } from 'react-router';

type Tab = { key: string; label: string; to: string; current: boolean };

/** The few states that a list is looked at by, as links above it. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="ad-tabs" aria-label={label}>
      {tabs.map(({ key, label: text, to, current }) => (
        <Link key={key} to={to} aria-current={current ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
