import { useTranslation } from 'react-i18next';
import type { ActReply, Intent } from './staff-feedback.ts';

/** What was done, or was not, in the words that staff know from every screen. */
const TITLES = {
  note: ['updated', 'notUpdated'],
  answer: ['updated', 'notUpdated'],
  ticket: ['ticketCreated', 'ticketNotCreated'],
  'ticket-move': ['ticketUpdated', 'ticketNotUpdated'],
} as const satisfies Record<Intent, readonly [string, string]>;

/** What there is to say about an act. */
export function useActWords() {
  const { t } = useTranslation('staff-feedback');
  return (reply: ActReply) => {
    const [good, bad] = TITLES[reply.intent];
    return reply.done
      ? { title: t(`${good}`), text: t(`done.${reply.intent}`) }
      : { title: t(`${bad}`), text: t(`why.${reply.why}`) };
  };
}
