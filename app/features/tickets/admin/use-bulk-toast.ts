import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { BulkReply } from '../commands/bulk-actions.server.ts';

const CHANGES = ['set', 'set-back', 'set-matching', 'undo-matching'];
/** Whether a reply is about a change of status, owner or priority. */
export const isBulkReply = (reply: { intent: string }): reply is BulkReply =>
  CHANGES.includes(reply.intent);

/** The message for a change of many tickets. */
export function useBulkWords() {
  const { t } = useTranslation('tickets');
  return (reply: BulkReply) => {
    if (!reply.ok) {
      const { code } = reply;
      const text = code === 'gone' ? t('why.gone') : t(`bulk.why.${code}`);
      return { title: t('toast.notUpdated'), text };
    }
    const { count } = reply.data;
    const skipped = 'kept' in reply.data ? reply.data.kept : undefined;
    const text =
      skipped === undefined
        ? t('bulk.undone', { count })
        : [t('bulk.changed', { count }), skipped > 0 && t('bulk.kept', { count: skipped })]
            .filter(Boolean)
            .join(' ');
    return { title: t('toast.updated'), text };
  };
}

/** Changes many tickets without leaving the screen. */
export function useBulkToast(action: string) {
  const { t } = useTranslation('tickets');
  const wordsOf = useBulkWords();
  return useActionToast<BulkReply>(action, { kind: 'ticket', wordsOf, undo: t('toast.undo') });
}
