import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { TaskReply } from '#app/features/crm/tasks/commands/task-actions.server.ts';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';

/** Sets a task for tomorrow, reports that, and offers the undo. */
export function useTaskReminder() {
  const { t } = useTranslation('today', { keyPrefix: 'queue.deals' });
  const fetcher = useFetcher<TaskReply>();
  const { data, submit } = fetcher;
  const action = adminPath('tasks');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per reply
  useEffect(() => {
    if (!data) return;
    if (!data.ok) showNotice('task', 'error', t('notReminded'));
    else if (data.intent === 'write') {
      const { id } = data.data;
      showNotice('task', 'success', t('reminded'), {
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The reply replaces this toast: one that is being removed would take it along.
            event.preventDefault();
            void submit({ intent: 'remove', id }, { method: 'post', action });
          },
        },
      });
    } else if (data.intent === 'remove') showNotice('task', 'success', t('forgotten'));
  }, [data]);
  return fetcher;
}
