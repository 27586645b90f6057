import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import type { RowAct } from '#app/ui/admin/data-table/row-acts.ts';
import { usePostsInTurn } from '#app/ui/admin/use-posts-in-turn.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import { type EntryRow, placeField, transitionsFrom } from './staff-feedback.ts';
import type { useMoveToast } from './use-entry-toast.ts';

const MOVES = [
  ['q', 'triaged'],
  ['8', 'declined'],
  ['!', 'spam'],
] as const satisfies readonly [key: string, status: EntryStatus][];

/** The keys of the list of entries: Q marks as read, 8 declines, ! marks as spam. */
export function useEntryActs(fetcher: ReturnType<typeof useMoveToast>): RowAct<EntryRow>[] {
  const { t } = useTranslation('staff-feedback');
  const { may } = usePermissions();
  const { post } = usePostsInTurn(fetcher, adminPath('feedback'));
  if (!may('feedback', 'update')) return [];
  return MOVES.map(([key, status], index) => ({
    key,
    label: t(`keys.${status}`),
    legend: index === 0,
    may: (entry) => transitionsFrom(entry.status).includes(status),
    run: (entries) =>
      post([
        ['intent', 'move'],
        ['status', status],
        ...entries.map((entry): [string, string] => ['id', entry.id]),
        ...entries.map((entry): [string, string] => ['seen', placeField(entry)]),
      ]),
  }));
}
