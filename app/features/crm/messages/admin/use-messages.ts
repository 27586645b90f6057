import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { MessageReply } from '../messages.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Sends messages without leaving the screen, says what became of each, and offers the way back. */
export function useMessages() {
  const { t } = useTranslation('messages');
  const fetcher = useFetcher<MessageReply>();
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.message === false) {
      showNotice('message', 'error', t(`notSent.${data.why}`));
      return;
    }
    if (data.message === 'takenBack') {
      showNotice('message', 'success', t(`takenBack.${data.what}`));
      return;
    }
    if (data.message === 'dropped') {
      showNotice('message', 'success', t('begun.dropped'));
      return;
    }
    const { id, channel, moved } = data;
    showNotice('message', 'success', t(`sent.${channel}`), {
      ...(moved && { description: t('moved') }),
      // A mail has gone: only the move of its lead can be taken back.
      ...((moved || channel !== 'mail') && {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const action = adminPath('messages');
            void submit({ intent: 'take-back', id }, { method: 'post', action });
          },
        },
      }),
    });
  }, [data, submit, t]);
  return fetcher;
}
