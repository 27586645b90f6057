import { useTranslation } from 'react-i18next';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import type { FormListReply } from './commands/form-actions.server.ts';
import { useFormSentence } from './use-form-posts.ts';

/** The result of an act posted without scripts; with them a toast shows it. */
export function FormActNotice({ reply }: { reply: FormListReply | undefined }) {
  const { t } = useTranslation('forms');
  const sentence = useFormSentence();
  const text = reply && sentence(reply);
  return text && <ActionNotice reply={reply} text={text} undo={t('changed.undo')} />;
}
