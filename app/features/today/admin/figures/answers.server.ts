import { type ChartColumn, columnsOverAxis } from '#app/ui/admin/charts/columns.server.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { type LeadSums, totalsOf } from './lead-sums.store.server.ts';
import { ANSWER_BOUNDS, countedLeads } from './ways.ts';

const BUCKETS = [...ANSWER_BOUNDS, 'more'] as const;

/** How long first answers took, and how many are missing. */
export function answerTimes(sums: LeadSums, range: TodayRange, words: FigureWords): FigureFacts {
  const { t } = words;
  const days = { from: range.from, to: range.to };
  const { clocked, waiting, inTarget } = totalsOf(sums.days, range);
  const buckets = BUCKETS.map((bucket, index) => {
    const [above, up] = [
      index === 0 ? -1 : Number(BUCKETS[index - 1]),
      bucket === 'more' ? Number.POSITIVE_INFINITY : Number(bucket),
    ];
    const own = sums.answers.filter(({ minutes }) => minutes > above && minutes <= up);
    const of = (rows: typeof own) => rows.reduce((sum, { answers }) => sum + answers, 0);
    return {
      bucket,
      name: t(`answers.buckets.${bucket}`),
      all: of(own),
      inTarget: of(own.filter((line) => line.inTarget)),
      to: countedLeads({ ...days, answer: bucket }),
    };
  });
  const none = countedLeads({ ...days, answer: 'none' });
  const targets = [...new Set(sums.answers.map(({ target }) => target))];
  const [target = 0] = targets;
  const after = BUCKETS.map(String).indexOf(String(target));
  const columns: ChartColumn[] = [
    ...buckets.map(({ name, all, inTarget: early, to }) => ({
      label: name,
      up: [
        { value: early, look: 'solid' as const },
        { value: all - early, look: 'pale' as const },
      ],
      text: words.number(all),
      to: all > 0 ? to : undefined,
      says: t('answers.says', { name, count: all }),
    })),
    {
      label: t('answers.none'),
      up: [{ value: waiting, look: 'dashed' }],
      text: words.number(waiting),
      to: waiting > 0 ? none : undefined,
      says: t('answers.saysNone', { count: waiting }),
    },
  ];
  const drawn = (width: number) =>
    columnsOverAxis({
      ...{ width, height: 150, columns },
      target:
        targets.length === 1 && after >= 0
          ? { after, text: t('answers.target', { time: words.duration(target) }) }
          : undefined,
    });
  const answer =
    clocked === 0
      ? t('answers.nothing')
      : t('answers.answer', {
          percent: words.percent((100 * inTarget) / clocked),
          waiting: words.number(waiting),
        });
  return {
    key: 'answers',
    span: 4,
    question: t('answers.question'),
    answer: sentenceOf(answer, [
      inTarget > 0 ? countedLeads({ ...days, answer: 'target' }) : undefined,
      waiting > 0 ? none : undefined,
    ]),
    drawing: clocked > 0 ? { wide: drawn(366), narrow: drawn(350) } : undefined,
    legend: [
      { area: 'solid', text: t('answers.inTarget') },
      { area: 'pale', text: t('answers.late') },
      { area: 'dashed', text: t('answers.none') },
    ],
    table: {
      columns: [
        { label: t('answers.within') },
        { label: t('answers.leads'), numeric: true },
        { label: t('answers.inTarget'), numeric: true },
      ],
      rows:
        (clocked > 0 ? buckets : []).length === 0
          ? []
          : [
              ...buckets.map(({ name, all, inTarget: early, to }) => [
                { text: name },
                { text: words.number(all), to: all > 0 ? to : undefined },
                { text: words.number(early) },
              ]),
              [
                { text: t('answers.none') },
                { text: words.number(waiting), to: waiting > 0 ? none : undefined },
                { text: '' },
              ],
            ],
    },
  };
}
