import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { ContentActReply } from './content-acts.ts';

const UNDO = '.content-done button[value="undo"]';

function useWords(reply: ContentActReply | undefined): string | undefined {
  const { t } = useTranslation('content');
  if (!reply?.act) return undefined;
  if (reply.act === 'undo') return t('acts.undone');
  if (reply.act === 'remove-samples') return t('acts.samplesRemoved', { count: reply.count });
  return t(`acts.${reply.act}.done`, { name: reply.name });
}

/** What became of an act, with undoing it. Takes the focus where the row with the pressed button is gone. */
export function ContentActNotice({ reply }: { reply: ContentActReply | undefined }) {
  const { t } = useTranslation('content');
  const words = useWords(reply);
  const notice = useRef<HTMLFormElement>(null);
  const set = reply?.act && 'set' in reply ? reply.set : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, [reply]);
  // After the focus, which brings the notice into sight.
  useSavedToast(
    'content-act',
    reply,
    words,
    set ? { label: t('acts.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (!reply.act) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`acts.refused.${reply.why}`)}
      </p>
    );
  }
  return (
    <Form
      method="post"
      preventScrollReset
      ref={notice}
      tabIndex={-1}
      className="admin-notice content-done"
      aria-label={words}
    >
      <p role="status">{words}</p>
      {set && (
        <>
          <input type="hidden" name="set" value={set} />
          <button type="submit" className="button outlined compact" name="intent" value="undo">
            {t('acts.undo')}
          </button>
        </>
      )}
    </Form>
  );
}
