import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { ContactReply } from '../commands/contact-actions.server.ts';

const DONE = {
  save: 'saved',
  log: 'noted',
  apart: 'apart',
  together: 'together',
  unmerge: 'unmerged',
} as const;

function textOf(t: TFunction<'contacts'>, reply: ContactReply): string {
  if (!reply.ok) return t(`notDone.${reply.code}`);
  switch (reply.intent) {
    case 'give':
    case 'undo':
    case 'give-matching':
    case 'give-back':
      return t('given', { count: reply.data.count });
    default:
      return t(`done.${DONE[reply.intent]}`);
  }
}

/** Posts commands on contacts without leaving the screen. */
export function useContactPosts(action: string) {
  const { t } = useTranslation('contacts');
  return useActionToast<ContactReply>(action, {
    kind: 'contacts',
    undo: t('undo'),
    wordsOf: (reply) => ({ title: textOf(t, reply) }),
  });
}
