import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { Choice } from '../notices.ts';
import type { NoticeReply } from './commands/notice-actions.server.ts';

const ADDRESS = adminPath('notices');

/** Switches kinds of notice without leaving the screen. */
export function useChoose() {
  const { t } = useTranslation('notices');
  const { formData, submit } = useActionToast<NoticeReply>(ADDRESS, {
    kind: 'notices',
    undo: t('undo'),
    wordsOf: (reply) => {
      if (!reply.ok) return { title: t('failed') };
      const { choice, off } = reply.data;
      const named = { kind: t(`kinds.${choice.kind}.name`) };
      return { title: t(`done.${choice.channel}.${off ? 'off' : 'on'}`, named) };
    },
  });
  const post = ({ kind, channel }: Choice, off: boolean) =>
    void submit({ kind, channel, off: String(off) }, { method: 'post', action: ADDRESS });
  /** The state of a switch during its post; undefined where there is none. */
  const pending = ({ kind, channel }: Choice): boolean | undefined =>
    formData?.get('kind') === kind && formData.get('channel') === channel
      ? formData.get('off') === 'true'
      : undefined;
  return { post, pending };
}
