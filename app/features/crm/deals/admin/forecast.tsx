import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { ForecastCell } from '../board.store.server.ts';
import type { Pipeline, Stage } from '../deals.ts';
import { monthsFrom, useMonthName } from './months.ts';

type Props = {
  pipeline: Pipeline;
  cells: readonly ForecastCell[];
  /** Active filters, which the rows behind a figure keep. */
  kept: Readonly<Record<string, string | undefined>>;
  today: string;
};

const sum = (cells: readonly ForecastCell[], of: 'value' | 'weighted' | 'deals') =>
  cells.reduce((total, cell) => total + cell[of], 0);

type BarProps = { won: number; weighted: number; value: number; most: number };

/** The won value, the weighted value, and the total, each by its stroke. */
function Bar({ won, weighted, value, most }: BarProps) {
  const share = (amount: number) => `${most > 0 ? (100 * amount) / most : 0}%`;
  return (
    <span className="forecast-bar" aria-hidden="true">
      <i className="won" style={{ width: share(won) }} />
      <i className="likely" style={{ width: share(weighted) }} />
      <i className="left" style={{ width: share(value - weighted) }} />
    </span>
  );
}

/** The forecast of each month: value by stage, weighted by its chance. */
export function Forecast({ pipeline, cells, kept, today }: Props) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const monthName = useMonthName();
  const open = pipeline.stages.filter(({ kind }) => kind === 'open');
  const won = new Set(pipeline.stages.filter(({ kind }) => kind === 'won').map(({ id }) => id));
  const isWon = ({ stageId }: ForecastCell) => won.has(stageId);
  const [thisMonth = ''] = monthsFrom(today, 1);
  const known = new Set([thisMonth, ...cells.map(({ month }) => month)]);
  const months = [...known].filter((month) => /^\d/.test(month)).sort();
  const rows = [
    ...(known.has('late') ? ['late'] : []),
    ...months,
    ...(known.has('none') ? ['none'] : []),
  ].map((month) => {
    const all = cells.filter((cell) => cell.month === month);
    const going = all.filter((cell) => !isWon(cell));
    return { month, won: all.filter(isWon), going };
  });
  const most = Math.max(0, ...rows.map((row) => sum(row.won, 'value') + sum(row.going, 'value')));
  const rowsOf = (month: string, more: { state: 'open' | 'won'; stage?: string }) =>
    `${adminPath('dealsList')}?${new URLSearchParams(
      Object.entries({ ...kept, pipeline: pipeline.slug, month, ...more }).filter(
        (pair): pair is [string, string] => Boolean(pair[1]),
      ),
    )}`;
  const figure = (amount: number, to: string) =>
    amount > 0 ? (
      <Link className="link" to={to}>
        {formatBrl(amount, locale)}
      </Link>
    ) : (
      '–'
    );
  const inStage = (cellsOf: readonly ForecastCell[], { id }: Stage) =>
    sum(
      cellsOf.filter(({ stageId }) => stageId === id),
      'value',
    );
  const [current] = rows.filter(({ month }) => month === thisMonth);
  const late = rows.find(({ month }) => month === 'late');
  return (
    <section className="forecast" aria-labelledby="forecast">
      <h2 className="subtitle" id="forecast">
        {t('forecast.question')}
      </h2>
      <p className="soft">
        {t('forecast.answer', {
          month: monthName(thisMonth),
          won: formatBrl(sum(current?.won ?? [], 'value'), locale),
          weighted: formatBrl(sum(current?.going ?? [], 'weighted'), locale),
        })}{' '}
        {late && t('forecast.late', { count: sum(late.going, 'deals') })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="data-table-box" aria-label={t('forecast.caption')} tabIndex={0}>
        <table className="table forecast-table">
          <caption className="unseen">{t('forecast.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('forecast.won')}</th>
              {open.map(({ id, name, chance }) => (
                <th key={id} scope="col">
                  {name} <small>{t('chance', { chance })}</small>
                </th>
              ))}
              <th scope="col">{t('forecast.total')}</th>
              <th scope="col">{t('forecast.weighted')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, won: closed, going }) => (
              <tr key={month} data-apart={/^\d/.test(month) ? undefined : month}>
                <th scope="row">{monthName(month)}</th>
                <td>{figure(sum(closed, 'value'), rowsOf(month, { state: 'won' }))}</td>
                {open.map((stage) => (
                  <td key={stage.id}>
                    {figure(
                      inStage(going, stage),
                      rowsOf(month, { state: 'open', stage: stage.id }),
                    )}
                  </td>
                ))}
                <td>{figure(sum(going, 'value'), rowsOf(month, { state: 'open' }))}</td>
                <td>{figure(sum(going, 'weighted'), rowsOf(month, { state: 'open' }))}</td>
                <td>
                  <Bar
                    won={sum(closed, 'value')}
                    weighted={sum(going, 'weighted')}
                    value={sum(going, 'value')}
                    most={most}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="forecast-key">
        <span>
          <i className="won" aria-hidden="true" /> {t('forecast.won')}
        </span>
        <span>
          <i className="likely" aria-hidden="true" /> {t('forecast.weighted')}
        </span>
        <span>
          <i className="left" aria-hidden="true" /> {t('forecast.rest')}
        </span>
      </p>
    </section>
  );
}
