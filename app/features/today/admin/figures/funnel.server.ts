import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import { namedBars } from '#app/ui/admin/charts/named-bars.server.ts';
import type { TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { type LeadSums, totalsOf } from './lead-sums.store.server.ts';
import type { Visits } from './visits.store.server.ts';
import { countedLeads, countedPages, leadsOf } from './ways.ts';

type Step = {
  key: 'views' | 'forms' | 'leads' | 'qualified' | 'won';
  count: number;
  before: number;
  to: string;
};

const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);

/** From the page that was seen to the deal that was won, each step as the part of the one before. */
export function funnel(
  sums: LeadSums,
  visits: { range: Visits; before: Visits } | null,
  range: TodayRange,
  words: FigureWords,
): FigureFacts {
  const { t } = words;
  const now = totalsOf(sums.days, range);
  const was = totalsOf(sums.days, range.was);
  const days = { from: range.from, to: range.to };
  const steps: Step[] = [
    ...(visits
      ? ([
          ['views', countedPages(days)],
          ['forms', countedPages(days)],
        ] as const)
      : []
    ).map(([key, to]) => ({
      key,
      to,
      count: visits?.range[key] ?? 0,
      before: visits?.before[key] ?? 0,
    })),
    { key: 'leads', count: now.leads, before: was.leads, to: leadsOf(days) },
    {
      key: 'qualified',
      count: now.qualified,
      before: was.qualified,
      to: countedLeads({ ...days, reached: 'qualified' }),
    },
    { key: 'won', count: now.won, before: was.won, to: countedLeads({ ...days, reached: 'won' }) },
  ];
  const drawnSteps = steps.map((step, index) => {
    const previous = steps[index - 1];
    return {
      ...step,
      name: t(`funnel.steps.${step.key}`),
      part: previous ? share(step.count, previous.count) : null,
      partBefore: previous && range.was ? share(step.before, previous.before) : null,
    };
  });
  // More forms are opened than pages seen where one page is open for long: nothing is lost there.
  const losses = drawnSteps.flatMap(({ part, partBefore, name, to }, index) =>
    part !== null && part < 100
      ? [
          {
            part,
            change: partBefore === null ? null : part - partBefore,
            name,
            to,
            from: drawnSteps[index - 1]?.name ?? '',
          },
        ]
      : [],
  );
  const fell = losses
    .filter(({ change }) => change !== null && change < 0)
    .sort((one, other) => (one.change ?? 0) - (other.change ?? 0))[0];
  const least = [...losses].sort((one, other) => one.part - other.part)[0];
  const spot = fell ?? least;
  const answer = () => {
    if (!spot) return t('funnel.nothing');
    const where = { from: spot.from.toLocaleLowerCase(), to: spot.name.toLocaleLowerCase() };
    return fell
      ? t('funnel.fell', { ...where, points: words.decimal(Math.abs(fell.change ?? 0)) })
      : t('funnel.least', { ...where, percent: words.percent(spot.part) });
  };
  const drawn = (width: number, names: number) =>
    namedBars({
      ...{ width, names, figures: 86, step: 38, bar: 18, most: 100 },
      bars: drawnSteps.map(({ name, count, part, partBefore, to }, index) => ({
        name,
        to,
        areas: [
          {
            value: index === 0 ? 100 : Math.min(100, part ?? 0),
            look: index === 0 ? 'outline' : index === drawnSteps.length - 1 ? 'solid' : 'pale',
          },
        ],
        ...(partBefore !== null && { before: Math.min(100, partBefore) }),
        text: [words.number(count), part === null ? '' : words.percent(part)].join('  ').trim(),
        says: t('funnel.says', { name, number: words.number(count) }),
      })),
    });
  return {
    key: 'funnel',
    span: 5,
    question: t('funnel.question'),
    answer: sentenceOf(answer(), [spot?.to]),
    drawing: { wide: drawn(440, 136), narrow: drawn(350, 128) },
    legend: [
      { area: 'pale', text: t('funnel.part') },
      ...(range.was ? [{ line: 'before' as const, text: t(`compare.${range.comparison}`) }] : []),
    ],
    note: t(visits ? 'funnel.note' : 'funnel.noteOfOne'),
    table: {
      columns: [
        { label: t('funnel.step') },
        { label: t('funnel.count'), numeric: true },
        { label: t('funnel.share'), numeric: true },
        ...(range.was ? [{ label: t('before'), numeric: true }] : []),
      ],
      rows: drawnSteps.map(({ name, count, part, before, to }) => [
        { text: name },
        { text: words.number(count), to },
        { text: part === null ? '' : words.percent(part) },
        ...(range.was ? [{ text: words.number(before) }] : []),
      ]),
    },
  };
}
