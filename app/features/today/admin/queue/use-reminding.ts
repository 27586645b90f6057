import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { TaskReply } from '#app/features/crm/tasks/tasks.ts';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Sets a task for tomorrow, says so, and offers the way back. */
export function useReminding() {
  const { t } = useTranslation('today', { keyPrefix: 'queue.deals' });
  const fetcher = useFetcher<TaskReply>();
  const { data, submit } = fetcher;
  const action = adminPath('tasks');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once an answer
  useEffect(() => {
    if (!data) return;
    if (data.done === 'written') {
      const { id } = data;
      showNotice('task', 'success', t('reminded'), {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            void submit({ intent: 'remove', id }, { method: 'post', action });
          },
        },
      });
    } else if (data.done === 'removed') showNotice('task', 'success', t('forgotten'));
    else if (data.done === false) showNotice('task', 'error', t('notReminded'));
  }, [data]);
  return fetcher;
}
