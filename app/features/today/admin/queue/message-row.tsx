import { Mail, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writingTo } from '#app/features/crm/messages/writing-to.ts';
import { adminPath } from '#app/paths.ts';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A message that a rule has drafted: it is read, and sent, in the composer of its lead or deal. */
export function MessageRow({ row: message }: RowProps<'messages'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.messages' });
  const { subject, about, channel } = message;
  const to =
    subject === 'lead' ? `${adminPath('leads')}?open=${about}` : adminPath('deal', { id: about });
  const name = message.name || t('nameless');
  const Sign = channel === 'mail' ? Mail : MessageCircle;
  return (
    <QueueRow
      mark={<i className="overview-draft" aria-hidden="true" />}
      to={to}
      title={name}
      about={t(`channels.${channel}`)}
      acts={
        <Link
          className="overview-act"
          data-act="w"
          to={writingTo(to, channel)}
          title={t('write')}
          aria-label={t('writeTo', { name })}
        >
          <Sign aria-hidden="true" />
        </Link>
      }
    />
  );
}
