import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { ThreadItem } from '../queries/ticket-thread.store.server.ts';
import { PRIORITIES, TICKET_STATUSES, ticketNumber } from '../ticket.ts';

type Change = Extract<ThreadItem, { kind: 'change' }>;

/** A change of a ticket, as a sentence. */
function useSentence() {
  const { t } = useTranslation('tickets');
  const status = (value: string | null) => {
    const known = TICKET_STATUSES.find((one) => one === value);
    return known ? t(`statuses.${known}`) : '';
  };
  const priority = (value: string | null) => {
    const known = PRIORITIES.find((one) => one === value);
    return known ? t(`priorities.${known}`) : '';
  };
  return ({ what, from, to, toName, number, by: who }: Change) => {
    const by = who ?? t('thread.system');
    switch (what) {
      case 'status':
        return t('changes.status', { by, from: status(from), to: status(to) });
      case 'owner':
        return to
          ? t('changes.owner', { by, to: toName ?? t('thread.team') })
          : t('changes.ownerNone', { by });
      case 'priority':
        return t('changes.priority', { by, from: priority(from), to: priority(to) });
      case 'module':
        return to ? t('changes.module', { by, to: toName ?? '' }) : t('changes.moduleNone', { by });
      case 'linked':
      case 'unlinked':
        return t(`changes.${what}`, { by, to: to ?? '' });
      case 'merged':
        return t('changes.merged', { by, number: number ? ticketNumber(number) : '' });
      case 'title':
      case 'contact':
      case 'unmerged':
      case 'opened':
      case 'openedWithoutClock':
        return t(`changes.${what}`, { by });
      default:
        return '';
    }
  };
}

/** One line in the conversation: who did what. */
export function TicketChange({ change }: { change: Change }) {
  const sentence = useSentence();
  return (
    <p className="ticket-change">
      {sentence(change)} <Moment at={change.at} />
    </p>
  );
}
