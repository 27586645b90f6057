import { useTranslation } from 'react-i18next';
import { isSeveralReply, type SeveralReply, type TicketReply } from './ticket-replies.ts';
import { useTicketWords } from './use-ticket-acts.ts';

/** What became of an act that was posted without scripts; with them a toast says it. */
export function TicketNotice({ reply }: { reply: TicketReply | SeveralReply | undefined }) {
  const { t } = useTranslation('tickets');
  const wordsOf = useTicketWords();
  if (!reply) return null;
  if (isSeveralReply(reply)) {
    const good = reply.several !== false;
    return (
      <p className={good ? 'ad-notice' : 'ad-notice bad'} role={good ? 'status' : 'alert'}>
        {reply.several === false
          ? t(`bulk.why.${reply.why}`)
          : t(reply.several === 'undone' ? 'bulk.undone' : 'bulk.changed', { count: reply.count })}
      </p>
    );
  }
  const { title, text } = wordsOf(reply);
  return (
    <p
      className={reply.done ? 'ad-notice' : 'ad-notice bad'}
      role={reply.done ? 'status' : 'alert'}
    >
      {`${title}: ${text}`}
    </p>
  );
}
