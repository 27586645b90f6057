import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { NoteReply } from '../commands/lead-actions.server.ts';

const DONE = {
  note: 'written',
  'edit-note': 'edited',
  'remove-note': 'removed',
  'restore-note': 'restored',
  'read-notes': 'read',
} as const;

/** The message for a note. */
export function useNoteSentence() {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  return (reply: NoteReply): string =>
    reply.ok ? t(`done.${DONE[reply.intent]}`) : t(`notKept.${reply.code}`);
}

/** Removes notes without leaving the screen. */
export function useNotePosts(action: string) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const sentence = useNoteSentence();
  return useActionToast<NoteReply>(action, {
    kind: 'note',
    undo: t('undo'),
    wordsOf: (reply) => ({ title: sentence(reply) }),
  });
}
