import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { FormActReply } from './form-replies.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;
const LIST = adminPath('forms');

/** Acts on forms without leaving the screen, says so, and offers the way back. */
export function useFormActs() {
  const { t } = useTranslation('forms');
  const fetcher = useFetcher<FormActReply>();
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (!data.done) {
      showNotice('form-changed', 'error', t(`changed.${data.why}`));
      return;
    }
    const { id, name, from, to } = data;
    showNotice('form-changed', 'success', t(`changed.${to}`, { name }), {
      duration: UNDO_MS,
      action: {
        label: t('changed.undo'),
        onClick: (event) => {
          // The answer takes this toast's place: one on its way out would take it along.
          event.preventDefault();
          void submit({ intent: 'state', id, state: from }, { method: 'post', action: LIST });
        },
      },
    });
  }, [data, submit, t]);
  return fetcher;
}
