import { isPlainRoute, isRouteName, pathTo, patternOf } from '#app/paths.ts';
import {
  type FigureFacts,
  type SentencePiece,
  sentenceOf,
} from '#app/ui/admin/charts/figure-facts.ts';
import type { TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { METRICS, type PageSpeed, type Speed, worstOf } from './page-speeds.store.server.ts';
import { countedPages } from './ways.ts';

const MAX_PAGES = 5;

/** A page by its address in the language of the reader. */
export const pageName = (route: string, { locale }: FigureWords): string => {
  if (!isRouteName(route)) return route;
  return isPlainRoute(route) ? pathTo(route, locale) : patternOf(route, locale);
};

export function speedText(
  metric: (typeof METRICS)[number],
  speed: Speed | undefined,
  words: FigureWords,
): SentencePiece {
  if (!speed) return { text: '' };
  const { value, rating } = speed;
  const written = () => {
    if (metric === 'CLS') return value.toLocaleString(words.locale, { maximumFractionDigits: 2 });
    return value < 1000 ? `${value} ms` : `${words.decimal(value / 1000)} s`;
  };
  // Marked by its sign, too.
  return rating === 'good' ? { text: written() } : { text: `▲ ${written()}`, bad: true };
}

/** Slow pages, by the 75th percentile of visitors. */
export function slowPages(
  pages: readonly PageSpeed[],
  range: TodayRange,
  words: FigureWords,
): FigureFacts {
  const { t } = words;
  const slow = pages.filter((page) => worstOf(page) > 0);
  const [worst] = slow;
  const to = countedPages(range, 'speed');
  const answer = () => {
    if (pages.length === 0) return t('pages.nothing');
    const numbers = { count: pages.length, slow: words.number(slow.length) };
    if (!worst) return t('pages.allGood', numbers);
    return t('pages.answer', { ...numbers, page: pageName(worst.route, words) });
  };
  return {
    key: 'pages',
    span: 4,
    question: t('pages.question'),
    answer: sentenceOf(answer(), [pages.length > 0 ? to : undefined]),
    legend: [],
    note: pages.length > 0 ? t('pages.note') : undefined,
    table: {
      columns: [
        { label: t('pages.page') },
        ...METRICS.map((metric) => ({ label: metric, numeric: true })),
      ],
      rows: pages
        .slice(0, MAX_PAGES)
        .map((page) => [
          { text: pageName(page.route, words) },
          ...METRICS.map((metric) => speedText(metric, page.speeds[metric], words)),
        ]),
    },
  };
}
