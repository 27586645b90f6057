import { dealsBehind } from '#app/features/crm/results/rows-behind.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import { namedBars } from '#app/ui/admin/charts/named-bars.server.ts';
import { type DealSums, openTotals } from './deal-sums.store.server.ts';
import type { FigureWords } from './figure-words.server.ts';
import { dealsInStage } from './ways.ts';

/** Of more stages there are rows in the table alone. */
const MOST_BARS = 12;

/** The value of each stage, and its weighted part. */
export function pipelineByStage({ stages }: DealSums, words: FigureWords): FigureFacts {
  const { t } = words;
  const total = openTotals(stages);
  const several = new Set(stages.map(({ pipeline }) => pipeline)).size > 1;
  const named = (stage: (typeof stages)[number]) =>
    several ? `${stage.stage}, ${stage.pipeline}` : stage.stage;
  // Of several pipelines the one with the highest value is drawn.
  const worth = (name: string) =>
    openTotals(stages.filter(({ pipeline }) => pipeline === name)).value;
  const [drawnOne = ''] = [...new Set(stages.map(({ pipeline }) => pipeline))].sort(
    (one, other) => worth(other) - worth(one),
  );
  const visible = stages.filter(({ pipeline }) => pipeline === drawnOne).slice(0, MOST_BARS);
  const most = Math.max(1, ...visible.map(({ value }) => value));
  const drawn = (width: number) =>
    namedBars({
      ...{ width, names: 112, figures: 92, step: 25, bar: 14, most },
      bars: visible.map((stage) => ({
        name: stage.stage,
        areas: [
          { value: stage.value, look: 'pale' },
          { value: (stage.value * stage.chance) / 100, look: 'solid' },
        ],
        text: words.short(stage.value),
        count: words.number(stage.deals),
        to: stage.deals > 0 ? dealsInStage(stage.stageId) : undefined,
        says: t('pipeline.says', {
          stage: named(stage),
          value: words.money(stage.value),
          count: stage.deals,
        }),
      })),
    });
  return {
    key: 'pipeline',
    span: 4,
    question: t('pipeline.question'),
    answer: sentenceOf(
      total.deals === 0
        ? t('pipeline.nothing')
        : t('pipeline.answer', {
            value: words.money(total.value),
            weighted: words.money(total.weighted),
          }),
      [dealsBehind({ state: 'open' })],
    ),
    drawing: visible.length > 0 ? { wide: drawn(366), narrow: drawn(350) } : undefined,
    legend: [
      { area: 'pale', text: t('pipeline.value') },
      { area: 'solid', text: t('pipeline.weighted') },
      { text: t('pipeline.right') },
    ],
    note: several ? t('pipeline.only', { pipeline: drawnOne }) : undefined,
    table: {
      columns: [
        { label: t('pipeline.stage') },
        { label: t('pipeline.value'), numeric: true },
        { label: t('pipeline.weighted'), numeric: true },
        { label: t('pipeline.deals'), numeric: true },
      ],
      rows: stages.map((stage) => [
        { text: named(stage) },
        { text: words.money(stage.value) },
        { text: words.money((stage.value * stage.chance) / 100) },
        {
          text: words.number(stage.deals),
          to: stage.deals > 0 ? dealsInStage(stage.stageId) : undefined,
        },
      ]),
    },
  };
}
