import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { FormReply } from './commands/form-actions.server.ts';
import type { FormState } from './stored-form.ts';

type Props = { reply: FormReply | undefined; state: FormState };

/** The result of the last post: a success as a toast, errors above the form. */
export function BuilderNotice({ reply, state }: Props) {
  const { t } = useTranslation('forms');
  const notice = useRef<HTMLParagraphElement>(null);
  const good =
    reply?.ok &&
    (reply.intent === 'return'
      ? t('versions.returned', { version: String(reply.data.version) })
      : t(state === 'active' ? 'builder.saved' : 'builder.savedQuiet'));
  const mistakes = reply?.ok === false ? Object.keys(reply.fieldErrors).length : 0;
  const bad =
    reply?.ok === false &&
    reply.code !== 'changed' &&
    (mistakes > 0
      ? t('builder.mistakes', { count: mistakes })
      : t(`builder.refused.${reply.code}`));
  useSavedToast('form-saved', reply, good);
  useEffect(() => {
    if (reply?.ok !== false) return;
    // The first invalid field, once its question has been unfolded; what is missing has its message.
    const wrong = document.querySelector<HTMLElement>(
      '.form-builder-form [aria-invalid="true"], .form-builder-form p.error[tabindex]',
    );
    (wrong ?? notice.current)?.focus();
  }, [reply]);
  if (bad) {
    return (
      <p ref={notice} className="admin-notice bad" role="alert" tabIndex={-1}>
        {bad}
      </p>
    );
  }
  return good ? <SavedLine text={good} /> : null;
}
