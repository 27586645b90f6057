import { useTranslation } from 'react-i18next';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';

type Props = {
  reply: ActionReply;
  words: { title: string; text: string };
  /** The address of the undo. */
  action: string;
};

/** The result of an act posted without scripts; with them a toast shows it. */
export function FeedbackNotice({ reply, words: { title, text }, action }: Props) {
  const { t } = useTranslation('staff-feedback');
  return <ActionNotice reply={reply} text={`${title}: ${text}`} undo={t('undo')} action={action} />;
}
