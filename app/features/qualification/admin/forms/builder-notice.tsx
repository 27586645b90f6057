import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { FormReply } from './commands/form-actions.server.ts';
import type { FormState } from './stored-form.ts';

type Props = { reply: FormReply | undefined; state: FormState };

/** The result of the last post: a success as a toast, errors above the form. */
export function BuilderNotice({ reply, state }: Props) {
  const { t } = useTranslation('forms');
  const hydrated = useHydrated();
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
  const words = useRef(good);
  words.current = good;
  useEffect(() => {
    if (!reply) return;
    if (words.current) showNotice('form-saved', 'success', words.current);
    if (reply.ok) return;
    // The first invalid field, once its question has been unfolded.
    const wrong = document.querySelector<HTMLElement>('.form-builder-form [aria-invalid="true"]');
    (wrong ?? notice.current)?.focus();
  }, [reply]);
  if (bad) {
    return (
      <p ref={notice} className="admin-notice bad" role="alert" tabIndex={-1}>
        {bad}
      </p>
    );
  }
  if (!good || hydrated) return null;
  return (
    <p className="admin-notice" role="status">
      {good}
    </p>
  );
}
