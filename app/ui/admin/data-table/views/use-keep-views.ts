import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { SavedView, ViewReply, ViewsHere } from './saved-views.ts';

type KeptView = Pick<SavedView, 'id' | 'name' | 'query'>;

/** Saves views without leaving the list, reports that, and restores a deleted one. */
export function useKeepViews({ list, action, query }: ViewsHere) {
  const { t } = useTranslation('data-table', { keyPrefix: 'views' });
  const { Form, data, state, submit } = useActionToast<ViewReply>(action, {
    kind: 'view',
    // A refusal is beside the name.
    wordsOf: ({ ok, intent }) => (ok ? { title: t(intent === 'put' ? 'kept' : 'dropped') } : null),
    undo: t('undo'),
    // A refusal here does not concern other filters.
    fetcherKey: `views ${list} ${query}`,
  });
  const settled = useRef({ data, times: 0 });
  if (data?.ok && data !== settled.current.data) {
    settled.current = { data, times: settled.current.times + 1 };
  }
  const post = (intent: 'put' | 'drop', { id, name, query: saved }: KeptView) =>
    void submit({ intent, list, id, name, query: saved }, { method: 'post', action });
  return {
    Form,
    busy: state !== 'idle',
    refused: data?.ok === false ? data.code : null,
    /** Rises with every change. */
    settled: settled.current.times,
    put: (view: KeptView) => post('put', view),
    drop: (view: KeptView) => post('drop', view),
  };
}
