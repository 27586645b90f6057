import { Link } from 'react-router';
import { useCurrentInSight } from './use-current-in-sight.ts';

type Part = { key: string; label: string; to: string; current: boolean };

type Props = {
  label: string;
  parts: readonly Part[];
  /** Whether each is a screen of its own, or another form of the same one. */
  screens?: boolean;
};

/** A few links side by side, of which one is current. */
export function PartLinks({ label, parts, screens = false }: Props) {
  const row = useCurrentInSight();
  const here = screens ? 'page' : 'true';
  return (
    <nav className="admin-parts" aria-label={label} ref={row}>
      {parts.map(({ key, label: text, to, current }) => (
        <Link
          key={key}
          to={to}
          preventScrollReset={!screens}
          aria-current={current ? here : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
