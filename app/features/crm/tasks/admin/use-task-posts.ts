import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { TaskReply } from '../commands/task-actions.server.ts';

function textOf(t: TFunction<'tasks'>, reply: TaskReply): string {
  if (!reply.ok) return t(`refused.${reply.code}`);
  switch (reply.intent) {
    case 'write':
      return t('done.written');
    case 'edit':
      return t('done.edited');
    case 'tick':
      return t('done.ticked', { count: reply.data.ids.length });
    case 'open':
      return t('done.opened', { count: reply.data.ids.length });
    case 'give':
      return t('done.given', { count: reply.data.before.length });
    case 'give-back':
      return t('done.givenBack');
    case 'remove':
      return t('done.removed');
    default:
      return t('done.restored');
  }
}

/** Posts commands on tasks without leaving the screen. */
export function useTaskPosts() {
  const { t } = useTranslation('tasks');
  return useActionToast<TaskReply>(adminPath('tasks'), {
    kind: 'task',
    undo: t('undo'),
    wordsOf: (reply) => ({ title: textOf(t, reply) }),
  });
}
