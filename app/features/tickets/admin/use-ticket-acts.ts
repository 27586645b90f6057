import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import type { RowAct } from '#app/ui/admin/data-table/row-acts.ts';
import { usePostsInTurn } from '#app/ui/admin/use-posts-in-turn.ts';
import { type TicketRow, type TicketStatus, transitionsFrom } from '../ticket.ts';
import { placeField } from '../ticket-replies.ts';
import type { useBulkToast } from './use-bulk-toast.ts';

const MOVES = [
  ['q', 'in_progress'],
  ['8', 'solved'],
] as const satisfies readonly [key: string, status: TicketStatus][];

/** The keys of the list of tickets: Q begins, 8 solves, A assigns. */
export function useTicketActs(fetcher: ReturnType<typeof useBulkToast>): RowAct<TicketRow>[] {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const { post } = usePostsInTurn(fetcher, adminPath('tickets'));
  if (!may('feedback', 'update')) return [];
  return [
    ...MOVES.map(
      ([key, status], index): RowAct<TicketRow> => ({
        key,
        label: t(`keys.${status}`),
        legend: index === 0,
        may: (ticket) => transitionsFrom(ticket.status).includes(status),
        run: (tickets) =>
          post([
            ['intent', 'set'],
            ['what', 'status'],
            ['to', status],
            ...tickets.map((ticket): [string, string] => [
              'seen',
              placeField({ id: ticket.id, was: ticket.status }),
            ]),
          ]),
      }),
    ),
    {
      key: 'a',
      label: t('keys.owner'),
      run: (_, { pick }) => pick('[data-field=owner]'),
    },
  ];
}
