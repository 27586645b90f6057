import { figureWords } from '#app/features/today/admin/figures/figure-words.server.ts';
import type { Days } from '#app/features/today/admin/today-range.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { type CountedBy, NO_MODULE } from './counted-tickets.ts';
import type { Within } from './ticket-figures.store.server.ts';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )}`;

/** The texts of the ticket figures, and the lists that show the rows that they count. */
export function ticketFigureWords(locale: Locale, within: Within) {
  const narrowed = within.project !== undefined || within.module !== undefined;
  return {
    ...figureWords(locale),
    own: instanceOf(locale).getFixedT(locale, 'ticket-figures'),
    /** Entries of some days; that list has no filter for projects. */
    entriesOf: ({ from, to }: Days, type?: string): string | undefined =>
      narrowed ? undefined : withQuery(adminPath('feedback'), { type, from, to }),
    ratingsOf: ({ from, to }: Days, score?: string): string =>
      withQuery(adminPath('ratings'), { score, from, to, ...within }),
    /** Tickets that were opened, answered, solved or merged in some days, or open at the end of them. */
    ticketsOf: (did: CountedBy, { from, to }: Days): string =>
      withQuery(adminPath('countedTickets'), {
        did,
        from: did === 'open' ? undefined : from,
        to,
        ...within,
      }),
    /** Those of a part of the figures; without a module those about the whole product. */
    ticketsOfPart: (
      did: CountedBy,
      { from, to }: Days,
      part: { projectId: string; moduleId: string | null },
    ): string =>
      withQuery(adminPath('countedTickets'), {
        ...{ did, from, to, project: part.projectId },
        module: part.moduleId ?? NO_MODULE,
      }),
    openNow: (): string => withQuery(adminPath('tickets'), within),
  };
}

export type FigureWords = ReturnType<typeof ticketFigureWords>;
