import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { ContactReply } from './contacts.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Does something with contacts without leaving the screen, says so, and offers the way back. */
export function useContactActs(action: string) {
  const { t } = useTranslation('contacts');
  const fetcher = useFetcher<ContactReply>();
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (!data.done) {
      showNotice('contacts', 'error', t(`notDone.${data.why}`));
      return;
    }
    if (data.done !== 'given') {
      showNotice('contacts', 'success', t(`done.${data.done}`));
      return;
    }
    showNotice('contacts', 'success', t('given', { count: data.count }), {
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onClick: (event) => {
          event.preventDefault();
          const form = new FormData();
          form.append('intent', 'undo');
          for (const { id, owner, was } of data.back) form.append('back', `${id}:${owner}:${was}`);
          void submit(form, { method: 'post', action });
        },
      },
    });
  }, [data, submit, t, action]);
  return fetcher;
}
