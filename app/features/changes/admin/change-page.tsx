import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { useTableName } from '#app/audit/admin/change-list.tsx';
import { SettingDifferences } from '#app/audit/admin/setting-differences.tsx';
import type { RecordedChange } from '#app/audit/setting-changes.store.server.ts';
import { differencesOf, isReported, resourceOfTable } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import type { RestoreReply } from './commands/change-actions.server.ts';

type Props = {
  changes: readonly RecordedChange[];
  reply: RestoreReply | undefined;
};

const reported = (before: RecordedChange['before'], after: RecordedChange['after']) =>
  differencesOf(before, after).filter(isReported);

/** Rows that have changed since: they no longer have the values of the set. */
function supersededIn(changes: readonly RecordedChange[]): RecordedChange[] {
  const last = new Map(changes.map((change) => [change.row, change]));
  return [...last.values()].filter(({ now, after }) => differencesOf(now, after).length > 0);
}

/** Whether every row has the values from before the set. */
function isRestored(changes: readonly RecordedChange[]): boolean {
  const first = new Map([...changes].reverse().map((change) => [change.row, change]));
  return [...first.values()].every(({ now, before }) => differencesOf(now, before).length === 0);
}

function OneChange({ change }: { change: RecordedChange }) {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  const differences = reported(change.before, change.after);
  const name = [nameOf(change.table), change.label].filter(Boolean).join(': ');
  const title = `${name} (${t(`actions.${change.action}`)})`;
  if (differences.length === 0) {
    return (
      <p>
        <b>{title}</b> <span className="soft">{t('changes.unchanged')}</span>
      </p>
    );
  }
  return (
    <SettingDifferences
      caption={title}
      differences={differences}
      before={t('changes.before')}
      after={t('changes.after')}
    />
  );
}

/** What has changed since, and what an undo would make of it. */
function Superseded({ changes }: { changes: readonly RecordedChange[] }) {
  const { t } = useTranslation('audit');
  const nameOf = useTableName();
  return (
    <section className="admin-notice bad tall" role="alert">
      <p>{t('changes.changed')}</p>
      {changes.map((change) => (
        <SettingDifferences
          key={change.id}
          caption={`${t('changes.would')}: ${[nameOf(change.table), change.label].filter(Boolean).join(': ')}`}
          differences={reported(change.now, change.before)}
          before={t('changes.now')}
          after={t('changes.would')}
        />
      ))}
    </section>
  );
}

function Outcome({ reply }: { reply: RestoreReply | undefined }) {
  const { t } = useTranslation('audit');
  if (!reply || (!reply.ok && reply.code === 'changed')) return null;
  const text = t(`changes.${reply.ok ? 'restored' : reply.code}`);
  return <ReplyLine kind="change" reply={reply} text={text} />;
}

type BodyProps = Props & {
  /** The address that the undo posts to, and the form of a fetcher where the screen stays. */
  action?: string;
  as?: ComponentType<FormProps>;
};

/** One change set, field by field, and its undo. */
export function ChangeBody({ changes, reply, action, as: Kind = Form }: BodyProps) {
  const { t } = useTranslation('audit');
  const superseded = reply?.ok ? [] : supersededIn(changes);
  // Deleting a logo deletes its file, which no record restores.
  const lost = changes.some(({ table, action: done }) => table === 'logos' && done === 'delete');
  // A row that was already restored by hand needs no undo.
  const undone = !reply?.ok && isRestored(changes);
  const anyway = superseded.length > 0 && !undone;
  const ofSite = changes.every(({ table }) => resourceOfTable(table) === 'site');
  return (
    <>
      <Outcome reply={reply} />
      {changes.map((change) => (
        <OneChange key={change.id} change={change} />
      ))}
      {anyway && <Superseded changes={superseded} />}
      {undone && <p className="admin-notice">{t('changes.already')}</p>}
      {lost && <p className="soft">{t('changes.file')}</p>}
      {!lost && !undone && !reply?.ok && (
        <Needs resource={ofSite ? 'site' : 'settings'} action="update" label={t('changes.restore')}>
          <Kind method="post" action={action} className="chart-restore">
            {anyway && <input type="hidden" name="anyway" value="yes" />}
            <ConfirmSubmit
              label={t(anyway ? 'changes.restoreAnyway' : 'changes.restore')}
              question={t('changes.question')}
              text={t('changes.questionText')}
              confirm={t('changes.confirm')}
              cancel={t('changes.cancel')}
            />
          </Kind>
        </Needs>
      )}
    </>
  );
}

/** The same on a page of its own. */
export function ChangePage(props: Props) {
  const { t } = useTranslation('audit');
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('changes.one')}</h1>
        <Link className="link" to={adminPath('changes')}>
          {t('changes.back')}
        </Link>
      </header>
      <div className="chart-page">
        <ChangeBody {...props} />
      </div>
    </>
  );
}
