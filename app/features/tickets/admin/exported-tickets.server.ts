import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { readTagNames } from '#app/features/crm/tags/tags.store.server.ts';
import type { FieldValues } from '#app/features/custom-fields/custom-field.ts';
import {
  fieldColumns,
  withFieldValues,
} from '#app/features/custom-fields/exported-fields.server.ts';
import { cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readTicketTimes } from '../clocks/ticket-clocks.store.server.ts';
import { nextDueAt } from '../clocks/ticket-times.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import { countTickets, listTickets } from '../queries/tickets-page.store.server.ts';
import { type TicketRow, ticketNumber } from '../ticket.ts';

type Exported = TicketRow & { tags: readonly string[]; dueAt: string | null };

function columnsIn(locale: Locale): FileColumn<Exported>[] {
  const t = instanceOf(locale).getFixedT(locale, 'tickets');
  const tTags = instanceOf(locale).getFixedT(locale, 'tags');
  return [
    { label: t('columns.number'), cell: ({ number }) => ticketNumber(number) },
    { label: t('columns.ticket'), cell: ({ title }) => title },
    { label: t('columns.status'), cell: ({ status }) => t(`statuses.${status}`) },
    { label: t('columns.priority'), cell: ({ priority }) => t(`priorities.${priority}`) },
    { label: t('filters.waits'), cell: ({ turn }) => (turn ? t(`turns.${turn}`) : '') },
    { label: t('columns.due'), cell: ({ dueAt }) => (dueAt ? cellTime(dueAt, locale) : '') },
    { label: t('columns.asks'), cell: ({ asks }) => asks },
    { label: t('columns.company'), cell: ({ company }) => company },
    { label: t('columns.owner'), cell: ({ owner }) => owner?.name ?? '' },
    { label: t('columns.product'), cell: ({ product }) => product },
    { label: t('columns.project'), cell: ({ project }) => project },
    { label: t('columns.module'), cell: ({ module }) => module },
    { label: t('columns.entries'), cell: ({ entries }) => String(entries) },
    { label: tTags('title'), cell: ({ tags }) => tags.join(', ') },
    { label: t('export.opened'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
    { label: t('columns.moved'), cell: ({ lastAt }) => cellTime(lastAt, locale) },
  ];
}

/** The filtered list of tickets, in the order of its address. */
export function exportedTickets(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<Exported & { custom: FieldValues }> {
  const { filter, sort } = parseListQuery(ticketsList, search);
  return {
    what: 'tickets',
    fileName: locale === 'en' ? 'tickets' : 'chamados',
    filter,
    count: (tx) => countTickets(tx, filter),
    page: async (tx, part) => {
      const tickets = await listTickets(tx, { filter, sort, ...part });
      const ids = tickets.map(({ id }) => id);
      const tags = await readTagNames(tx, 'ticket', ids);
      const times = await readTicketTimes(tx, ids);
      return withFieldValues(
        tx,
        tickets.map((one) => ({
          ...one,
          tags: tags.get(one.id) ?? [],
          dueAt: nextDueAt(times.get(one.id)),
        })),
      );
    },
    columns: columnsIn(locale),
    further: (tx) => fieldColumns(tx, 'ticket', locale),
  };
}
