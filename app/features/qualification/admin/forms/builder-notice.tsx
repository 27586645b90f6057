import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { BuilderReply } from './form-replies.ts';
import type { FormState } from './stored-form.ts';

type Props = { reply: BuilderReply | undefined; state: FormState };

/** The result of the last post: a success as a toast, errors above the form. */
export function BuilderNotice({ reply, state }: Props) {
  const { t } = useTranslation('forms');
  const awake = useAwake();
  const notice = useRef<HTMLParagraphElement>(null);
  const good =
    (reply?.kind === 'saved' && t(state === 'active' ? 'builder.saved' : 'builder.savedQuiet')) ||
    (reply?.kind === 'returned' && t('versions.returned', { version: String(reply.version) }));
  const bad =
    (reply?.kind === 'refused' && t(`builder.refused.${reply.why}`)) ||
    (reply?.kind === 'mistaken' &&
      t('builder.mistakes', { count: Object.keys(reply.mistakes).length }));
  const words = useRef(good);
  words.current = good;
  useEffect(() => {
    if (!reply) return;
    if (words.current) showNotice('form-saved', 'success', words.current);
    // The first invalid field, once its question has been unfolded.
    const wrong = document.querySelector<HTMLElement>('.form-builder-form [aria-invalid="true"]');
    if (reply.kind === 'mistaken') (wrong ?? notice.current)?.focus();
    else if (reply.kind === 'refused') notice.current?.focus();
  }, [reply]);
  if (bad) {
    return (
      <p ref={notice} className="admin-notice bad" role="alert" tabIndex={-1}>
        {bad}
      </p>
    );
  }
  if (!good || awake) return null;
  return (
    <p className="admin-notice" role="status">
      {good}
    </p>
  );
}
