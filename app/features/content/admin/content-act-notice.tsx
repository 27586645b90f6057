import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Refused, Succeeded } from '#app/ui/admin/action-reply.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import { type ContentAct, NOT_DONE } from './content-acts.ts';

const UNDO = '.content-done button[value="undo"]';

type Reply =
  | Succeeded<ContentAct, { name: string }>
  | Succeeded<'remove-samples', { count: number }>
  | Succeeded<'up' | 'down', { name: string }>
  | Succeeded<'undo', unknown>
  | Succeeded<'erase', unknown>
  | Succeeded<'create', unknown>
  | Refused<string, string>;

function useWords(reply: Reply | undefined): string | undefined {
  const { t } = useTranslation('content');
  if (!reply?.ok) return undefined;
  if (reply.intent === 'undo') return t('acts.undone');
  if (reply.intent === 'erase') return t('acts.erase.done');
  // It redirects to the new item.
  if (reply.intent === 'create') return undefined;
  if (reply.intent === 'remove-samples') return t('acts.samplesRemoved', reply.data);
  return t(`acts.${reply.intent}.done`, reply.data);
}

/** What became of an act, with undoing it. */
export function ContentActNotice({ reply }: { reply: Reply | undefined }) {
  const { t } = useTranslation('content');
  const words = useWords(reply);
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  useSavedToast(
    'content-act',
    reply,
    words,
    set ? { label: t('acts.undo'), button: UNDO } : undefined,
  );
  if (!reply) return null;
  if (!reply.ok) {
    const code = NOT_DONE.find((one) => one === reply.code) ?? 'gone';
    return (
      <p className="admin-notice bad" role="alert">
        {t(`acts.refused.${code}`)}
      </p>
    );
  }
  if (!words) return null;
  return (
    <SavedLine text={words}>
      <Form method="post" preventScrollReset className="content-done">
        <UndoChangeSet set={set} label={t('acts.undo')} className="button outlined compact" />
      </Form>
    </SavedLine>
  );
}
