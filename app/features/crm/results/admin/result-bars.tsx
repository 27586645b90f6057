import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Table } from '#app/ui/table.tsx';

export type ResultBar = {
  key: string;
  name: string;
  value: number;
  before: number;
  /** Both written out. */
  text: string;
  beforeText: string;
  /** The deals that it counts, where the value is another figure. */
  deals?: string;
  /** The list of what it counts. */
  to: string;
};

type Props = {
  question: string;
  /** The answer in words. */
  answer: ReactNode;
  bars: readonly ResultBar[];
  /** Words of the table's columns. */
  columns: { name: string; value: string };
  empty: { title: string; text: string };
};

/** Of more there are lines in the table alone. */
const MOST_BARS = 10;

/** Bars from the left, each with the mark of the range before, and the same figures as a table. */
export function ResultBars({ question, answer, bars, columns, empty }: Props) {
  const { t } = useTranslation('results', { keyPrefix: 'chart' });
  const id = useId();
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]));
  const counts = bars.some(({ deals }) => deals !== undefined);
  const share = (value: number) => `${(100 * value) / most}%`;
  return (
    <section className="results-figure" aria-labelledby={id}>
      <h2 id={id} className="bar-chart-question">
        {question}
      </h2>
      {bars.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <p>{answer}</p>
          <ul className="results-bars">
            {bars.slice(0, MOST_BARS).map(({ key, name, value, before, text, deals, to }) => (
              <li key={key}>
                <span className="results-name">{name}</span>
                <svg aria-hidden="true">
                  <rect className="results-bar" width={share(value)} height="100%" />
                  <line
                    className="results-was"
                    x1={share(before)}
                    x2={share(before)}
                    y1="-20%"
                    y2="120%"
                  />
                </svg>
                <span className="results-value">
                  <Link to={to} aria-label={`${name}: ${[text, deals].filter(Boolean).join(', ')}`}>
                    {text}
                  </Link>
                  {deals && <span>{deals}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="results-key">
            <span>
              <i aria-hidden="true" /> {t('now')}
            </span>
            <span>
              <i aria-hidden="true" data-was /> {t('before')}
            </span>
            {bars.length > MOST_BARS && (
              <span>{t('rest', { count: bars.length - MOST_BARS })}</span>
            )}
          </p>
          <details className="bar-chart-table">
            <summary>{t('asTable')}</summary>
            <Table
              caption={question}
              columns={[
                { key: 'name', label: columns.name },
                { key: 'value', label: columns.value, numeric: true },
                ...(counts ? [{ key: 'deals', label: t('deals'), numeric: true }] : []),
                { key: 'before', label: t('before'), numeric: true },
              ]}
              rows={bars.map(({ key, name, text, beforeText, deals, to }) => ({
                key,
                cells: [
                  name,
                  deals ? (
                    text
                  ) : (
                    <Link key={key} to={to}>
                      {text}
                    </Link>
                  ),
                  ...(deals
                    ? [
                        <Link key={key} to={to}>
                          {deals}
                        </Link>,
                      ]
                    : []),
                  beforeText,
                ],
              }))}
            />
          </details>
        </>
      )}
    </section>
  );
}
