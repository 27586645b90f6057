import { useTranslation } from 'react-i18next';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { OwnerReply } from '../commands/lead-actions.server.ts';
import { useOwnerSentence } from './use-owner-posts.ts';

/** The result of an assignment of leads without scripts; with them a toast shows it. */
export function OwnerNotice({ reply, action }: { reply: OwnerReply; action: string }) {
  const { t } = useTranslation('leads');
  const text = useOwnerSentence()(reply);
  return <ActionNotice reply={reply} text={text} undo={t('undo')} action={action} />;
}
