import { dealsBehind } from '#app/features/crm/results/rows-behind.ts';
import type { SentencePiece } from '#app/ui/admin/charts/figure-facts.ts';
import type { TodayRange } from '../today-range.ts';
import { type DealSums, openTotals } from './deal-sums.store.server.ts';
import type { FigureWords } from './figure-words.server.ts';
import { type LeadSums, medianOf, totalsOf } from './lead-sums.store.server.ts';
import {
  comparedScores,
  type Score,
  type ScoreDay,
  scoreOf,
} from './recommendations.store.server.ts';
import { countedLeads, leadsOf, recommendationsOf } from './ways.ts';

export type Measure = {
  key: string;
  label: string;
  value: string;
  to?: string | undefined;
  /** The change from before, in words, and whether it is for the worse. */
  change?: { way: 'up' | 'down' | 'same'; text: string; worse: boolean } | undefined;
  /** A number in it may link to the rows that it counts. */
  note?: string | readonly SentencePiece[] | undefined;
};

type Read = { leads: LeadSums | null; deals: DealSums | null; scores: ScoreDay[] | null };

/** How a figure changed; `better` is the good direction. */
export function changed(
  now: number | null,
  was: number | null,
  better: 'up' | 'down',
  write: (change: number) => string,
): Measure['change'] {
  if (now === null || was === null) return undefined;
  const change = now - was;
  const way = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return { way, text: write(Math.abs(change)), worse: way !== 'same' && way !== better };
}

const shareOf = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);
const rounded = (value: number | null) => (value === null ? null : Math.round(10 * value) / 10);

function ofLeads(sums: LeadSums, range: TodayRange, words: FigureWords): Measure[] {
  const { t } = words;
  const [now, was] = [totalsOf(sums.days, range), totalsOf(sums.days, range.was)];
  const [median, medianBefore] = [medianOf(sums.answers), medianOf(sums.answersBefore)];
  const days = { from: range.from, to: range.to };
  const part = rounded(shareOf(now.qualified, now.leads));
  const partBefore = rounded(shareOf(was.qualified, was.leads));
  const before = (value: string | null) =>
    range.was && value !== null ? t('measures.was', { value }) : undefined;
  const percentOf = (change: number) =>
    was.leads > 0 ? words.percent(Math.round((100 * change) / was.leads)) : words.number(change);
  return [
    {
      key: 'leads',
      label: t('measures.leads'),
      value: words.number(now.leads),
      to: now.leads > 0 ? leadsOf(days) : undefined,
      change: range.was ? changed(now.leads, was.leads, 'up', percentOf) : undefined,
      note: before(words.number(was.leads)),
    },
    {
      key: 'answer',
      label: t('measures.answer'),
      value: median === null ? t('none') : words.duration(median),
      to: median === null ? undefined : countedLeads({ ...days, answer: 'any' }),
      change: changed(median, medianBefore, 'down', words.duration),
      note: before(medianBefore === null ? null : words.duration(medianBefore)),
    },
    {
      key: 'qualified',
      label: t('measures.qualified'),
      value: part === null ? t('none') : words.percent(part),
      to: now.qualified > 0 ? countedLeads({ ...days, reached: 'qualified' }) : undefined,
      change: changed(part, partBefore, 'up', (change) =>
        t('measures.points', { points: words.decimal(change) }),
      ),
      note: before(partBefore === null ? null : words.percent(partBefore)),
    },
  ];
}

function ofDeals(sums: DealSums, range: TodayRange, words: FigureWords): Measure[] {
  const { t } = words;
  const { won } = sums;
  const open = openTotals(sums.stages);
  const within = { from: range.from, to: range.to };
  const was = sums.openBefore;
  return [
    {
      key: 'won',
      label: t('measures.won'),
      value: words.number(won.range.won),
      to: won.range.won > 0 ? dealsBehind({ state: 'won', within }) : undefined,
      change: range.was ? changed(won.range.won, won.before.won, 'up', words.number) : undefined,
      note: words.money(won.range.value),
    },
    {
      key: 'open',
      label: t('measures.open'),
      value: words.briefMoney(open.value),
      to: open.deals > 0 ? dealsBehind({ state: 'open' }) : undefined,
      change: changed(open.value, was, 'up', (change) =>
        was ? words.percent(Math.round((100 * change) / was)) : words.money(change),
      ),
      note: t('measures.deals', { count: open.deals }),
    },
  ];
}

/** How many answers a score is made of, and how sure that makes it. */
export function scoreNote({ margin, answers: count }: Score, { t }: FigureWords): string {
  if (margin === null) return t('measures.fewAnswers', { count });
  return t('measures.answers', { margin: String(margin), count });
}

/** The six figures at a glance, each with its previous value and a link to its rows. */
export function measuresOf(read: Read, range: TodayRange, words: FigureWords): Measure[] {
  const { t } = words;
  const [score, before] = [
    scoreOf(read.scores ?? [], range),
    scoreOf(read.scores ?? [], range.was),
  ];
  return [
    ...(read.leads ? ofLeads(read.leads, range, words) : []),
    ...(read.deals ? ofDeals(read.deals, range, words) : []),
    ...(read.scores
      ? [
          {
            key: 'recommend',
            label: 'NPS',
            value: score ? words.signed(score.score) : t('none'),
            to: score ? recommendationsOf(range) : undefined,
            change: changed(...comparedScores(score, before), 'up', words.number),
            note: score ? scoreNote(score, words) : undefined,
          },
        ]
      : []),
  ];
}
