import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { ContactReply } from '../contacts.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** The post that takes back what another has done, where it is offered at once. */
function backOf(reply: ContactReply): { form: FormData; action: string } | undefined {
  const form = new FormData();
  if (reply.done === 'apart') {
    form.append('intent', 'together');
    form.append('other', reply.other);
    return { form, action: adminPath('contact', { id: reply.contact }) };
  }
  if (reply.done !== 'given') return undefined;
  form.append('intent', 'undo');
  for (const { id, owner, was } of reply.back) form.append('back', `${id}:${owner}:${was}`);
  return { form, action: adminPath('contacts') };
}

/** Does something with contacts without leaving the screen, says so, and offers the way back. */
export function useContactActs() {
  const { t } = useTranslation('contacts');
  const fetcher = useFetcher<ContactReply>();
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (!data.done) {
      showNotice('contacts', 'error', t(`notDone.${data.why}`));
      return;
    }
    const back = backOf(data);
    showNotice(
      'contacts',
      'success',
      data.done === 'given' ? t('given', { count: data.count }) : t(`done.${data.done}`),
      {
        ...(back && {
          duration: UNDO_MS,
          action: {
            label: t('undo'),
            onClick: (event: { preventDefault: () => void }) => {
              event.preventDefault();
              void submit(back.form, { method: 'post', action: back.action });
            },
          },
        }),
      },
    );
  }, [data, submit, t]);
  return fetcher;
}
