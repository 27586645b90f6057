import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { SavedView, ViewReply, ViewsHere } from './saved-views.ts';

/** As for a moved lead: by keyboard the button is far away. */
const UNDO_MS = 10_000;

type Kept = Pick<SavedView, 'id' | 'name' | 'query'> & { since?: string };

/** Saves views without leaving the list, reports that, and restores a deleted one. */
export function useKeepViews({ list, action, query }: ViewsHere) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  const { Form, data, state, submit } = useFetcher<ViewReply>({
    // A refusal here does not concern other filters.
    key: `views ${list} ${query}`,
  });
  const settled = useRef({ data, times: 0 });
  if (data?.done && data !== settled.current.data) {
    settled.current = { data, times: settled.current.times + 1 };
  }
  const post = (intent: 'put' | 'drop', view: Kept) =>
    void submit({ intent, list, ...view }, { method: 'post', action });
  const put = useRef(post);
  put.current = post;
  useEffect(() => {
    if (data?.done === 'kept') showNotice('view', 'success', t('kept'));
    if (data?.done !== 'dropped') return;
    const { list: _, ...view } = data.view;
    showNotice('view', 'success', t('dropped'), {
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onClick: (event) => {
          // The reply replaces this toast.
          event.preventDefault();
          put.current('put', view);
        },
      },
    });
  }, [data, t]);
  return {
    Form,
    busy: state !== 'idle',
    refused: data?.done === false ? data.why : null,
    /** Rises with every change. */
    settled: settled.current.times,
    put: ({ id, name, query }: SavedView) => post('put', { id, name, query }),
    drop: ({ id, name, query }: SavedView) => post('drop', { id, name, query }),
  };
}
