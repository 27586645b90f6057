import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { type IdeaReply, partFields } from './ideas.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Acts on one idea without leaving the screen, says what came of it, and offers the way back. */
export function useIdeaActs(action: string) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const fetcher = useFetcher<IdeaReply>();
  const { data, submit } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once an answer
  useEffect(() => {
    if (!data) return;
    if (data.idea === false) {
      showNotice('feedback', 'error', words('notUpdated'), { description: t(`why.${data.why}`) });
      return;
    }
    const undo = data.idea === 'joined' ? partFields(data.id, data.back) : undefined;
    showNotice('feedback', 'success', words('updated'), {
      description: t(`done.${data.idea}`),
      ...(undo && {
        duration: UNDO_MS,
        action: {
          label: words('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const form = new FormData();
            for (const [name, value] of undo) form.append(name, value);
            void submit(form, { method: 'post', action });
          },
        },
      }),
    });
  }, [data]);
  return fetcher;
}
