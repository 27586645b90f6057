import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sent } from '#app/ui/admin/composer/composer.tsx';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { NoteReply } from '../commands/note-commands.server.ts';

const DONE = {
  note: 'written',
  'edit-note': 'edited',
  'remove-note': 'removed',
  'restore-note': 'restored',
  'read-notes': 'read',
} as const;

/** The message for a note. */
export function useNoteSentence() {
  const { t } = useTranslation('notes');
  return (reply: NoteReply): string =>
    reply.ok
      ? t(`done.${DONE[reply.intent]}`)
      : // A screen may have refusals of its own: what the note was about is gone.
        t(`notKept.${reply.code}`, { defaultValue: t('notKept.gone') });
}

/** Removes notes without leaving the screen. */
export function useNotePosts(action: string) {
  const { t } = useTranslation('notes');
  const sentence = useNoteSentence();
  return useActionToast<NoteReply>(action, {
    kind: 'note',
    undo: t('undo'),
    wordsOf: (reply) => ({ title: sentence(reply) }),
  });
}

/** The reply about a note, as a composer expects it; one object per reply. */
export function useSentNote(reply: NoteReply | undefined): Sent | undefined {
  const { t } = useTranslation('notes');
  return useMemo(() => {
    if (!reply) return undefined;
    if (reply.ok) return { kept: true };
    return { kept: false, error: t(`notKept.${reply.code}`, { defaultValue: t('notKept.gone') }) };
  }, [reply, t]);
}
