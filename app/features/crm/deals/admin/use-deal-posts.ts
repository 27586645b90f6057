import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { type Undo, undoFields } from '#app/ui/admin/action-reply.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { UNDO_MS } from '#app/ui/admin/show-notice.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { DealReply } from '../commands/deal-actions.server.ts';

type Done = Extract<DealReply, { ok: true }>;

/** Whether a reply is of an edit that was saved. */
export const isEdit = (
  reply: DealReply,
): reply is Extract<Done, { intent: 'edit' | 'party' }> & { ok: true } =>
  reply.ok && (reply.intent === 'edit' || reply.intent === 'party');

/** The refusal, with the present stage of the deal and who moved it there, as far as that is known. */
function refusalText(
  t: TFunction<'deals'>,
  { code, details }: Extract<DealReply, { ok: false }>,
): string {
  const { stage, by } = details ?? {};
  if (code !== 'moved' || !stage) return t(`refused.${code}`);
  return by ? t('refused.movedBy', { stage, by }) : t('refused.movedTo', { stage });
}

/** The message for a command that was executed; `stageName` names a stage by its id. */
function doneText(t: TFunction<'deals'>, reply: Done, stageName: (id: string) => string): string {
  switch (reply.intent) {
    case 'move':
      return t('moved', { stage: stageName(reply.data.stage) });
    case 'undo':
      return t('undone');
    case 'move-many':
    case 'move-matching':
      return t('movedMany', { count: reply.data.count });
    case 'move-back':
      return t('movedBack', { count: reply.data.count });
    case 'give-back':
      return t('givenBack', { count: reply.data.count });
    case 'give':
    case 'give-matching':
      return t('given', { count: reply.data.count });
    default:
      return t('saved');
  }
}

/** The message for a reply, and for the leads that were moved with the deal. */
export function wordsOf(
  t: TFunction<'deals'>,
  reply: DealReply,
  stageName: (id: string) => string,
): { title: string; text?: string } {
  if (!reply.ok) return { title: refusalText(t, reply) };
  if (reply.intent === 'move-many' || reply.intent === 'move-matching') {
    const { kept } = reply.data;
    const title = doneText(t, reply, stageName);
    return kept > 0 ? { title, text: t('stayed', { count: kept }) } : { title };
  }
  const leads = reply.intent === 'move' || reply.intent === 'undo' ? reply.data.leads : 0;
  const text = leads > 0 ? t(`leads.${reply.intent as 'move'}`, { count: leads }) : undefined;
  return { title: doneText(t, reply, stageName), ...(text && { text }) };
}

/** Posts commands on deals without leaving the screen. */
export function useDealPosts(action: string, stageName: (id: string) => string) {
  const { t } = useTranslation('deals');
  return useActionToast<DealReply>(action, {
    kind: 'deal',
    undo: t('undo'),
    wordsOf: (reply) => wordsOf(t, reply, stageName),
  });
}

/** Undoes the last command with a key, as long as its toast offers that. */
export function useUndoKey(fetcher: FetcherWithComponents<DealReply>, action: string): void {
  const { t } = useTranslation('deals');
  const last = useRef<Undo>(undefined);
  const keep = (reply: DealReply) => {
    const undo = reply.ok ? reply.undo : undefined;
    last.current = undo;
    setTimeout(() => {
      if (last.current === undo) last.current = undefined;
    }, UNDO_MS);
  };
  useEachReply(fetcher.data as DealReply | undefined, keep, 'undo key');
  const run = () => {
    const undo = last.current;
    last.current = undefined;
    if (!undo) return;
    const form = new FormData();
    for (const [name, value] of undoFields(undo)) form.append(name, value);
    void fetcher.submit(form, { method: 'post', action });
  };
  useKeys([{ keys: 'z', label: t('undo'), group: 'list', legend: true, run }]);
}
