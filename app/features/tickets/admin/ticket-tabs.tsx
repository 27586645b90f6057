import { useTranslation } from 'react-i18next';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { TicketCounts } from '../queries/tickets-page.store.server.ts';
import { TICKET_STATUSES, TURNS } from '../ticket.ts';

type Props = {
  page: ListPage;
  /** The count of each state under the other filters. */
  counts: TicketCounts;
};

/** The tabs of tickets: whose turn it is, overdue ones, and each state. */
export function TicketTabs({ page, counts }: Props) {
  const { t } = useTranslation('tickets');
  const { status, waits, text, contact, company, due } = page.filter;
  const isLate = due === 'late' && !status && !waits;
  // With a search text or a requester, solved ones are found as well.
  const everything = text || contact || company;
  const to = (filter: Record<string, string | undefined>) =>
    listAddress({
      ...page,
      filter: {
        ...page.filter,
        ...{ status: undefined, waits: undefined },
        // Another tab drops the filter of late ones; other filters of a time stay.
        ...(isLate && { due: undefined }),
        ...filter,
      },
    });
  return (
    <ListTabs
      label={t('columns.status')}
      tabs={[
        {
          key: 'all',
          label: t(everything ? 'tabs.found' : 'tabs.unsolved'),
          to: to({}),
          current: !status && !waits && !isLate,
        },
        ...TURNS.map((turn) => ({
          key: turn,
          label: t(`tabs.${turn}`),
          to: to({ waits: turn }),
          current: waits === turn && !status,
          count: counts.turn[turn],
        })),
        {
          key: 'late',
          label: t('tabs.late'),
          to: to({ due: 'late' }),
          current: isLate,
          count: counts.late,
        },
        ...TICKET_STATUSES.filter((one) => one !== 'others' || counts.status.others > 0).map(
          (one) => ({
            key: one,
            label: t(`statuses.${one}`),
            to: to({ status: one }),
            current: status === one,
            count: counts.status[one],
          }),
        ),
      ]}
    />
  );
}
