import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import type { RowAct } from '#app/ui/admin/data-table/row-acts.ts';
import { usePostsInTurn } from '#app/ui/admin/use-posts-in-turn.ts';
import type { MoveReply } from './commands/lead-actions.server.ts';
import { type LeadRow, type LeadStatus, placeField, transitionsFrom } from './staff-leads.ts';

/** Q qualifies, 8 loses, as it does with deals, and ! marks as spam. */
export const MOVE_KEYS = [
  ['q', 'qualified'],
  ['8', 'lost'],
  ['!', 'spam'],
] as const satisfies readonly [key: string, status: LeadStatus][];

/** The keys of the list of leads: three moves, and A for the owner. */
export function useLeadActs(fetcher: FetcherWithComponents<MoveReply>): RowAct<LeadRow>[] {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  const { post } = usePostsInTurn(fetcher, adminPath('leads'));
  if (!may('crm', 'update')) return [];
  return [
    ...MOVE_KEYS.map(
      ([key, status], index): RowAct<LeadRow> => ({
        key,
        label: t(`moves.${status}`),
        legend: index === 0,
        may: (lead) => transitionsFrom(lead.status, lead.review).includes(status),
        run: (leads) =>
          post([
            ['status', status],
            ...leads.map((lead): [string, string] => ['id', lead.id]),
            ...leads.map((lead): [string, string] => ['seen', placeField(lead)]),
          ]),
      }),
    ),
    {
      key: 'a',
      label: t('owners.keyOne'),
      run: (_, { line, pick }) => {
        const button = line?.querySelector<HTMLElement>('.owner-give');
        if (button?.checkVisibility()) button.click();
        else pick('[name=owner]');
      },
    },
  ];
}
