import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { NoteReply } from '../commands/lead-actions.server.ts';
import { useNoteSentence } from './use-note-posts.ts';

/** The result of a note that was posted without scripts; with them a toast or the field shows it. */
export function NoteNotice({ reply, leadId }: { reply: NoteReply; leadId: string }) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const text = useNoteSentence()(reply);
  const action = adminPath('lead', { id: leadId });
  return <ActionNotice reply={reply} text={text} undo={t('undo')} action={action} />;
}
