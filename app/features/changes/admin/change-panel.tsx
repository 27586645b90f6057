import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { RecordedChange } from '#app/audit/setting-changes.store.server.ts';
import { adminPath } from '#app/paths.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { ChangeBody } from './change-page.tsx';
import type { RestoreReply } from './commands/change-actions.server.ts';

type Props = {
  page: ListPage;
  rows: readonly { id: string }[];
  open: { id: string; set: string; changes: readonly RecordedChange[] };
};

/** A change beside the list, with its undo, after which the list stays where it was. */
export function ChangePanel({ page, rows, open }: Props) {
  const { t } = useTranslation('audit');
  const restoring = useFetcher<RestoreReply>({ key: `restore ${open.set}` });
  const address = adminPath('change', { set: open.set });
  return (
    <DetailPanel
      labelledBy="change"
      page={page}
      rows={rows}
      openId={open.id}
      full={address}
      openerOf={(id) => `change-${id}`}
    >
      <h2 className="title" id="change">
        {t('changes.one')}
      </h2>
      <ChangeBody
        changes={open.changes}
        reply={restoring.data as RestoreReply | undefined}
        action={address}
        as={restoring.Form}
      />
    </DetailPanel>
  );
}
