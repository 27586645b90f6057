import {
  type Score,
  scoreOf,
} from '#app/features/today/admin/figures/recommendations.store.server.ts';
import type { TodayRange } from '#app/features/today/admin/today-range.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { FigureWords } from './figure-words.server.ts';
import { satisfaction, scoreDays, versionScore } from './sums.ts';
import type { FigurePart } from './ticket-figures.store.server.ts';

const scoreIn = ({ score, margin, answers }: Score, { signed }: FigureWords) =>
  [signed(score), margin !== null && `±${margin}`, `(${answers})`].filter(Boolean).join(' ');

/** The same figures by project and module, as a table alone. */
export function byParts(
  parts: readonly FigurePart[],
  range: TodayRange,
  words: FigureWords,
): FigureFacts {
  const { own, t } = words;
  return {
    key: 'parts',
    span: 7,
    question: own('parts.question'),
    answer: sentenceOf(own('parts.answer', { count: parts.length }), []),
    legend: [],
    table: {
      columns: [
        { label: own('parts.project') },
        { label: own('parts.module') },
        { label: own('measures.entries'), numeric: true },
        { label: own('volume.types.bug'), numeric: true },
        { label: own('volume.types.ideia'), numeric: true },
        { label: own('volume.types.duvida'), numeric: true },
        { label: 'NPS', numeric: true },
        { label: own('measures.csat'), numeric: true },
        { label: own('measures.srs'), numeric: true },
        { label: own('backlog.opened'), numeric: true },
        { label: own('backlog.solved'), numeric: true },
      ],
      rows: parts.map((part) => {
        const nps = scoreOf(scoreDays([{ ...part, day: range.from }]), range);
        const happy = satisfaction(part);
        const version = versionScore(part);
        return [
          { text: part.project },
          { text: part.module ?? own('parts.whole') },
          { text: words.number(part.entries) },
          { text: words.number(part.bugs) },
          { text: words.number(part.ideas) },
          { text: words.number(part.questions) },
          { text: nps ? scoreIn(nps, words) : t('none') },
          { text: happy ? `${words.percent(happy.share)} (${happy.answers})` : t('none') },
          { text: version === null ? t('none') : words.decimal(version) },
          {
            text: words.number(part.ticketsOpened),
            to: part.ticketsOpened > 0 ? words.ticketsOfPart('opened', range, part) : undefined,
          },
          {
            text: words.number(part.ticketsSolved),
            to: part.ticketsSolved > 0 ? words.ticketsOfPart('solved', range, part) : undefined,
          },
        ];
      }),
    },
  };
}
