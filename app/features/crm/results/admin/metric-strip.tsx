import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export type Metric = {
  key: string;
  label: string;
  /** Written out. */
  value: string;
  /** The rows that it counts; none where there is nothing to count. */
  to?: string | undefined;
  note?: string | undefined;
  /** The same of the range before. */
  before?: { text: string; change: number } | undefined;
};

const signOf = (change: number) => {
  if (change > 0) return '↑';
  return change < 0 ? '↓' : '=';
};

function Before({ text, change }: { text: string; change: number }) {
  const { t } = useTranslation('results', { keyPrefix: 'before' });
  const how = change > 0 ? t('more') : t('less');
  return (
    <span>
      <span aria-hidden="true">{signOf(change)}</span>{' '}
      <span className="unseen">{change === 0 ? t('same') : how}</span> {t('was', { value: text })}
    </span>
  );
}

/** Figures side by side, each leading to the rows that it counts. */
export function MetricStrip({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="results-strip">
      {metrics.map(({ key, label, value, to, note, before }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {to ? (
              <Link to={to} aria-label={`${label}: ${value}`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
          <dd className="results-note">
            {before && <Before {...before} />}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
