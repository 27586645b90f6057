import {
  Mail,
  MailOpen,
  MessageCircle,
  Paperclip,
  PhoneIncoming,
  PhoneOutgoing,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { ReceivedMailParts } from '#app/features/inbound/admin/received-mail.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { SentMessage } from '../messages.ts';

const ICONS = { mail: Mail, whatsapp: MessageCircle, call: PhoneOutgoing } as const;

function State({ message: { mailState, mailId } }: { message: SentMessage }) {
  const { t } = useTranslation('messages', { keyPrefix: 'states' });
  const { may } = usePermissions();
  const words = t(mailState ?? 'queued');
  return mailId && may('settings', 'read') ? (
    <Link className="link" to={adminPath('mail', { id: mailId })}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}

/** One message in a history: time, direction, author and state; its text is a press away. */
export function MessageLine({ message }: { message: SentMessage }) {
  const { t } = useTranslation('messages');
  const { channel, direction, body, files } = message;
  const mailed = channel === 'mail' && direction === 'in';
  const Icon = mailed ? MailOpen : direction === 'in' ? PhoneIncoming : ICONS[channel];
  const line = mailed ? 'mailIn' : direction === 'in' ? 'callIn' : channel;
  const to = message.recipient ?? t('somebody');
  return (
    <>
      <Moment at={message.at} />
      <div className="message-line">
        <p>
          <Icon aria-hidden="true" /> {t(`lines.${line}`, { to })}
          {!mailed && `, ${message.by ?? t('former')}`}
          {channel === 'mail' && !mailed && (
            <>
              {' · '}
              <State message={message} />
            </>
          )}
        </p>
        {body && (
          <details>
            <summary>{message.subject ?? body.split('\n')[0]}</summary>
            <p className="message-words">{body}</p>
          </details>
        )}
        {message.mail && <ReceivedMailParts mail={message.mail} named />}
        {files.length > 0 && (
          <ul className="message-files">
            {files.map(({ id, name }) => (
              <li key={id}>
                <a className="link" href={adminPath('messageFile', { id })} download>
                  <Paperclip aria-hidden="true" /> {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
