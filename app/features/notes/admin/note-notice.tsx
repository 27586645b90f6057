import { useTranslation } from 'react-i18next';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { NoteReply } from '../commands/note-commands.server.ts';
import { useNoteSentence } from './use-note-posts.ts';

/** The result of a note that was posted without scripts; with them a toast or the field shows it. */
export function NoteNotice({ reply, action }: { reply: NoteReply; action: string }) {
  const { t } = useTranslation('notes');
  const text = useNoteSentence()(reply);
  return <ActionNotice reply={reply} text={text} undo={t('undo')} action={action} />;
}
