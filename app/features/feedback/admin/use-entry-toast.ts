import { useTranslation } from 'react-i18next';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { writtenPlaceholders } from '#app/ui/admin/composer/placeholders.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type {
  EntryReply,
  ListReply,
  MoveReply,
  OwnerReply,
} from './commands/feedback-actions.server.ts';
import { ANSWER_CODES, type AnswerCode } from './staff-feedback.ts';

const MOVES = ['move', 'undo', 'move-matching', 'undo-matching'];
/** Whether a reply is about a move of entries, which several screens post. */
export const isMoveReply = (reply: ActionReply): reply is MoveReply => MOVES.includes(reply.intent);

/** The message for a move of entries. */
export function useMoveWords() {
  const { t } = useTranslation('staff-feedback');
  return (reply: MoveReply) => {
    if (!reply.ok) {
      const { code } = reply;
      const text = code === 'gone' ? t('why.gone') : t(`notMoved.${code}`);
      return { title: t('notUpdated'), text };
    }
    const { data } = reply;
    const { count } = data;
    const title = t('updated');
    if (!('status' in data)) return { title, text: t('undone', { count }) };
    const message = [
      t(`movedTo.${data.status}`, { count }),
      'kept' in data && data.kept > 0 && t('keptBehind', { count: data.kept }),
      'mails' in data && t('told', { count: data.mails }),
    ];
    return { title, text: message.filter(Boolean).join(' ') };
  };
}

/** The message for a new owner of entries. */
function useOwnerWords() {
  const { t } = useTranslation('staff-feedback');
  return (reply: OwnerReply) => {
    if (!reply.ok) {
      const { code } = reply;
      return { title: t('notUpdated'), text: t(code === 'owner' ? 'owners.unknown' : 'why.gone') };
    }
    const { data } = reply;
    if ('restored' in data) {
      return { title: t('updated'), text: t('owners.restored', { count: data.restored }) };
    }
    const message = [
      t('owners.given', { count: data.given }),
      data.kept > 0 && t('owners.kept', { count: data.kept }),
    ];
    return { title: t('updated'), text: message.filter(Boolean).join(' ') };
  };
}

/** The message for an act on the list of entries. */
export function useListWords() {
  const moveWordsOf = useMoveWords();
  const ownerWordsOf = useOwnerWords();
  return (reply: ListReply) =>
    isMoveReply(reply) ? moveWordsOf(reply) : ownerWordsOf(reply as OwnerReply);
}

/** The titles of a success, and of a refusal. */
const TITLES = {
  move: ['updated', 'notUpdated'],
  undo: ['updated', 'notUpdated'],
  answer: ['updated', 'notUpdated'],
  ticket: ['ticketCreated', 'ticketNotCreated'],
  'ticket-move': ['ticketUpdated', 'ticketNotUpdated'],
} as const satisfies Record<EntryReply['intent'], readonly [string, string]>;

const ANSWERED: readonly string[] = ANSWER_CODES;
const isAnswerCode = (code: string): code is AnswerCode => ANSWERED.includes(code);

/** The message for an act on an entry. */
export function useEntryWords() {
  const { t } = useTranslation('staff-feedback');
  const { t: tTicket } = useTranslation('tickets');
  const moveWordsOf = useMoveWords();
  return (reply: EntryReply) => {
    if (isMoveReply(reply)) return moveWordsOf(reply);
    const [done, notDone] = TITLES[reply.intent];
    if (reply.ok) return { title: t(done), text: t(`done.${reply.intent}`) };
    const { code } = reply;
    if (isAnswerCode(code)) {
      const names = writtenPlaceholders(reply.values['text'] ?? '');
      return { title: t(notDone), text: tTicket(`why.${code}`, { names }) };
    }
    // Only moves need a reason.
    return { title: t(notDone), text: t(`why.${code === 'reason' ? 'invalid' : code}`) };
  };
}

/** Moves entries of the list without leaving the screen. */
export function useMoveToast(action: string) {
  const { t } = useTranslation('staff-feedback');
  const wordsOf = useMoveWords();
  return useActionToast<MoveReply>(action, { kind: 'feedback', wordsOf, undo: t('undo') });
}

/** Assigns entries without leaving the screen. */
export function useOwnerToast(action: string) {
  const { t } = useTranslation('staff-feedback');
  const wordsOf = useOwnerWords();
  return useActionToast<OwnerReply>(action, { kind: 'feedback', wordsOf, undo: t('undo') });
}

/** Posts commands on an entry without leaving the screen. */
export function useEntryToast(action: string) {
  const { t } = useTranslation('staff-feedback');
  const wordsOf = useEntryWords();
  return useActionToast<EntryReply>(action, { kind: 'feedback', wordsOf, undo: t('undo') });
}
