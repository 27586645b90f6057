import { useTranslation } from 'react-i18next';
import { type RangeFigures, winRateOf } from '../results.ts';
import type { ResultsRange } from '../results-range.ts';
import { dealsBehind } from '../rows-behind.ts';
import type { Metric } from './metric-strip.tsx';
import { useResultWords } from './result-words.ts';

const compared = (
  now: number | null,
  was: number | null,
  write: (value: number) => string,
): Pick<Metric, 'before'> =>
  was === null
    ? {}
    : { before: { text: write(was), change: now === null ? 0 : Math.sign(now - was) } };

/** The results of deals in a range, each figure with that of the range before. */
export function useRangeMetrics(figures: RangeFigures, within: ResultsRange): Metric[] {
  const { t } = useTranslation('results');
  const words = useResultWords();
  const { touched } = figures;
  const { range, before } = figures.totals;
  const days = { from: within.from, to: within.to };
  const won = range.won > 0 ? dealsBehind({ state: 'won', within: days }) : undefined;
  const ended = range.won + range.lost;
  const rate = winRateOf(range);
  return [
    {
      key: 'winRate',
      label: t('winRate'),
      value: rate === null ? t('none') : words.percent(rate),
      to: ended > 0 ? dealsBehind({ state: 'closed', within: days }) : undefined,
      note: t('ofEnded', { count: ended }),
      ...compared(rate, winRateOf(before), words.percent),
    },
    {
      key: 'won',
      label: t('won'),
      value: words.number(range.won),
      to: won,
      ...compared(range.won, before.won, words.number),
    },
    {
      key: 'wonValue',
      label: t('wonValue'),
      value: words.money(range.value),
      to: won,
      ...compared(range.value, before.value, words.money),
    },
    {
      key: 'cycle',
      label: t('cycle'),
      value: range.cycleDays === null ? t('none') : words.days(range.cycleDays),
      to: won,
      note: t('cycleNote'),
      ...compared(range.cycleDays, before.cycleDays, words.days),
    },
    {
      key: 'touched',
      label: t('touched'),
      value: touched.open === 0 ? t('none') : words.percent((100 * touched.touched) / touched.open),
      to: touched.touched > 0 ? dealsBehind({ state: 'open', touched: 'yes' }) : undefined,
      note: t('ofOpen', { count: touched.open }),
    },
    {
      key: 'untouched',
      label: t('untouched'),
      value: words.number(touched.open - touched.touched),
      to:
        touched.open > touched.touched ? dealsBehind({ state: 'open', touched: 'no' }) : undefined,
      note: t('untouchedNote'),
    },
  ];
}
