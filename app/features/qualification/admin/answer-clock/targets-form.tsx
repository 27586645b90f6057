import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import type { AnswerTarget } from './answer-targets.ts';
import type { TargetsReply } from './commands/target-actions.server.ts';
import { TargetFields } from './target-fields.tsx';

const UNDO = 'main button[name="intent"][value="undo"]';

function Notice({ reply }: { reply: TargetsReply | undefined }) {
  const { t } = useTranslation('answer-clock');
  const text = reply?.ok && t(reply.intent === 'undo' ? 'targets.undone' : 'targets.saved');
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  const undo = set ? { label: t('targets.undo'), button: UNDO } : undefined;
  useSavedToast('answer-targets', reply, text, undo);
  if (reply?.ok === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {reply.code === 'invalid'
          ? t('mistakes.form')
          : t(`targets.refused.${reply.code === 'forbidden' ? 'forbidden' : 'changed'}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <UndoChangeSet set={set} label={t('targets.undo')} />
    </SavedLine>
  );
}

type Props = {
  targets: readonly AnswerTarget[];
  reply: TargetsReply | undefined;
  /** Other targets, saved with the same button. */
  children: ReactNode;
};

/** The reply times of leads: for all, and for those of a service or a source; and other targets. */
export function TargetsForm({ targets, reply, children }: Props) {
  const { t } = useTranslation('answer-clock');
  return (
    <FormPage submit={t('targets.save')} reply={reply} notice={<Notice reply={reply} />}>
      <h2 className="subtitle">{t('targets.leads')}</h2>
      <p className="soft">{t('targets.lead')}</p>
      {targets.map((target, index) => (
        <TargetFields key={target.id} index={index} target={target} reply={reply} />
      ))}
      <TargetFields key="new" index={targets.length} target={null} reply={reply} />
      {children}
    </FormPage>
  );
}
