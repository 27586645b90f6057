import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { Choice, ChoiceReply } from '../notices.ts';

/** Longer than other toasts stay: its button is far away without a mouse. */
const UNDO_MS = 10_000;

const fieldsOf = ({ kind, channel }: Choice, off: boolean) => ({ kind, channel, off: String(off) });

/** Switches kinds of notice, reports the result, and offers the undo. */
export function useChoose() {
  const { t } = useTranslation('notices');
  const { data, formData, submit } = useFetcher<ChoiceReply>();
  const post = (choice: Choice, off: boolean) =>
    void submit(fieldsOf(choice, off), { method: 'post', action: adminPath('notices') });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per reply
  useEffect(() => {
    if (!data) return;
    if (!data.done) {
      showNotice('notices', 'error', t('failed'));
      return;
    }
    const { choice, off } = data;
    const named = { kind: t(`kinds.${choice.kind}.name`) };
    showNotice('notices', 'success', t(`done.${choice.channel}.${off ? 'off' : 'on'}`, named), {
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onClick: (event) => {
          // The reply replaces this toast: one that is being removed would take it along.
          event.preventDefault();
          post(choice, !off);
        },
      },
    });
  }, [data]);
  /** The state of a switch during its post; undefined where there is none. */
  const pending = ({ kind, channel }: Choice): boolean | undefined =>
    formData?.get('kind') === kind && formData.get('channel') === channel
      ? formData.get('off') === 'true'
      : undefined;
  return { post, pending };
}
