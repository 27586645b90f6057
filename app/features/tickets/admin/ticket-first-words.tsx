import { useTranslation } from 'react-i18next';
import { ReceivedMailParts } from '#app/features/inbound/admin/received-mail.tsx';
import { FirstWords } from '#app/ui/admin/record/first-words.tsx';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { MessageFiles, MessageWay, type PublicMessage } from './ticket-thread.tsx';

const isPublic = (item: Ticket['thread'][number]): item is PublicMessage =>
  item.kind === 'entry' || item.kind === 'author' || item.kind === 'staff';

/** The message of the requester that began the ticket; undefined where staff wrote first. */
export function firstMessageOf({ thread }: Pick<Ticket, 'thread'>): PublicMessage | undefined {
  const first = thread.find(isPublic);
  return first?.kind === 'staff' ? undefined : first;
}

type Props = { item: PublicMessage | undefined; part: 'h2' | 'h3' };

/** The first message of the requester, with its files: shown above the thread and not in it. */
export function TicketFirstWords({ item, part }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'thread' });
  if (!item) return null;
  return (
    <FirstWords part={part} at={item.at} text={item.body}>
      <p>
        {item.by ?? t('stranger')} · <MessageWay item={item} />
      </p>
      {item.kind === 'author' && item.mail && <ReceivedMailParts mail={item.mail} />}
      <MessageFiles item={item} />
    </FirstWords>
  );
}
