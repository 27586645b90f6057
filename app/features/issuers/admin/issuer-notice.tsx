import { useTranslation } from 'react-i18next';
import { mayConfirm } from '#app/access/step-up.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { IssuerReply, IssuersReply } from '../commands/issuer-actions.server.ts';

/** The result of a change, with its undo; that of a test is shown by itself. */
export function IssuerNotice({ reply }: { reply: IssuerReply | IssuersReply | undefined }) {
  const { t } = useTranslation('issuers');
  if (!reply || (reply.ok && reply.intent === 'test')) return null;
  // The form that asks for the password says it.
  if (!reply.ok && mayConfirm(reply.code)) return null;
  const text = reply.ok
    ? t(`done.${reply.intent as Exclude<typeof reply.intent, 'test'>}`)
    : t(`notDone.${reply.code}`);
  return <ActionNotice reply={reply} text={text} undo={t('undo')} />;
}
