import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SentencePart } from '#app/ui/admin/charts/figure.tsx';
import type { Measure } from './figures/measures.server.ts';

const SIGNS = { up: '↑', down: '↓', same: '=' } as const;

/** Figures side by side, each leading to the rows that it counts. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  const { t } = useTranslation('today', { keyPrefix: 'measures' });
  return (
    <dl className="overview-measures" aria-label={t('title')}>
      {measures.map(({ key, label, value, to, change, note }) => (
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
          <dd className="overview-change">
            {change && (
              <b className={change.worse ? 'bad' : undefined}>
                <span aria-hidden="true">{SIGNS[change.way]}</span>
                <span className="unseen">{t(change.way)}</span>{' '}
                {change.way !== 'same' && change.text}
              </b>
            )}{' '}
            {change && typeof note === 'object' && <br />}
            {typeof note === 'string'
              ? note
              : note?.map((part) => <SentencePart key={part.at} part={part} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
