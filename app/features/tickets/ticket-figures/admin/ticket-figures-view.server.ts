import { asPerson } from '#app/access/guard.server.ts';
import { readProjects } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import {
  monthsUpTo,
  recommendations,
} from '#app/features/today/admin/figures/recommendations.server.ts';
import type { TodayRange } from '#app/features/today/admin/today-range.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { backlogByDay } from './backlog-figure.server.ts';
import { figureMeasures } from './figure-measures.server.ts';
import { ticketFigureWords } from './figure-words.server.ts';
import { byParts } from './parts-figure.server.ts';
import { satisfied } from './satisfaction-figure.server.ts';
import { scoreDays } from './sums.ts';
import { readTicketFigures, type Within } from './ticket-figures.store.server.ts';
import { volumeByType } from './volume-figure.server.ts';

/** Projects for the filter, and the figures of a range, in the reader's language and as charts. */
export async function ticketFiguresView(
  user: Person,
  {
    range,
    within,
    today,
    locale,
  }: {
    range: TodayRange;
    within: Within;
    today: string;
    locale: Locale;
  },
) {
  const months = monthsUpTo(range.to);
  const { read, projects } = await asPerson(user, async (tx) => ({
    read: await readTicketFigures(tx, range, within, months[0]?.from ?? range.from),
    projects: await readProjects(tx),
  }));
  const words = ticketFigureWords(locale, within);
  const nothing =
    read.parts.length === 0 &&
    read.days.length === 0 &&
    read.backlog.every((day) => day.waiting === 0);
  return {
    projects,
    nothing,
    measures: figureMeasures(read, range, today, words),
    figures: [
      volumeByType(read.days, range, today, words),
      satisfied(read.days, range, words),
      backlogByDay(read, range, today, words),
      {
        ...recommendations(scoreDays(read.days), range, words, (days) =>
          words.entriesOf(days, 'nps'),
        ),
        span: 5 as const,
      },
      ...(read.parts.length > 0 ? [byParts(read.parts, range, words)] : []),
    ],
  };
}
