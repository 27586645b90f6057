import { Mail, MessageCircle, Phone, PhoneCall } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { BouncedNotice } from '#app/features/inbound/admin/bounced-notice.tsx';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { Channel, Messaging } from '../messages.ts';
import { WRITE } from '../writing-to.ts';
import { DraftedMessages } from './drafted-messages.tsx';
import { MessageComposer } from './message-composer.tsx';
import { useMessages } from './use-messages.ts';

type Ways = { messaging: Messaging; write: (channel: Channel) => void };

/** Keys of the record for users who may write: W and E, where there is a number or an address; L notes a
 * call. */
function Keys({ messaging: { emails, phones }, write }: Ways) {
  const { t } = useTranslation('messages', { keyPrefix: 'keys' });
  const group = 'record' as const;
  useKeys([
    ...(phones.length > 0
      ? [{ keys: 'w', label: t('whatsapp'), group, legend: true, run: () => write('whatsapp') }]
      : []),
    ...(emails.length > 0
      ? [{ keys: 'e', label: t('mail'), group, legend: true, run: () => write('mail') }]
      : []),
    { keys: 'l', label: t('call'), group, run: () => write('call') },
  ]);
  return null;
}

/**
 * Contact options of a person: chat, mail, call. With the permission to write they open a composer, and the
 * message is recorded. For others, and before hydration, they are plain links.
 */
function Buttons({ messaging: { emails, phones }, write }: Ways) {
  const { t } = useTranslation('messages', { keyPrefix: 'ways' });
  const { may } = usePermissions();
  const writes = may('crm', 'update');
  const [phone] = phones;
  const [email] = emails;
  const query = new URLSearchParams(useSearchParams()[0]);
  query.set(WRITE, 'call');
  const opens = (channel: Channel) => (event: MouseEvent) => {
    // With a modifier key the browser's own action runs.
    if (!writes || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    write(channel);
  };
  return (
    <div className="acts">
      {phone && (
        <>
          <a
            className="button outlined compact"
            href={whatsappUrl(phone)}
            target="_blank"
            rel="noopener"
            data-channel="whatsapp"
            onClick={opens('whatsapp')}
          >
            <MessageCircle aria-hidden="true" /> {t('whatsapp')} {writes && <KeyHint>W</KeyHint>}
          </a>
          <a className="button outlined compact" href={telUrl(phone)}>
            <Phone aria-hidden="true" /> {t('call')}
          </a>
        </>
      )}
      {email && (
        <a
          className="button outlined compact"
          href={`mailto:${email}`}
          data-channel="mail"
          onClick={opens('mail')}
        >
          <Mail aria-hidden="true" /> {t('email')} {writes && <KeyHint>E</KeyHint>}
        </a>
      )}
      <Needs resource="crm" action="update" label={t('log')}>
        <Link
          className="button outlined compact"
          to={{ search: String(query) }}
          data-channel="call"
          onClick={opens('call')}
        >
          <PhoneCall aria-hidden="true" /> {t('log')} <KeyHint>L</KeyHint>
        </Link>
      </Needs>
    </div>
  );
}

type Props = { messaging: Messaging };

/** The requested channel of the address, where the contact has it. */
function useRequestedChannel({ emails, phones }: Messaging): Channel | undefined {
  const [query] = useSearchParams();
  const { may } = usePermissions();
  const requested = query.get(WRITE);
  if (!may('crm', 'update')) return undefined;
  if (requested === 'call') return requested;
  if (requested === 'whatsapp') return phones.length > 0 ? requested : undefined;
  return requested === 'mail' && emails.length > 0 ? requested : undefined;
}

function Writing({ messaging }: Props) {
  const { may } = usePermissions();
  const fetcher = useMessages();
  const requested = useRequestedChannel(messaging);
  const [channel, setChannel] = useState(requested);
  const back = useRef<HTMLDivElement>(null);
  const { data } = fetcher;
  const close = () => {
    setChannel(undefined);
    // To the button of the channel, also where its key has opened the composer.
    back.current?.querySelector<HTMLElement>(`[data-channel="${channel}"]`)?.focus();
  };
  const closes = useRef(close);
  closes.current = close;
  useEffect(() => {
    if (data?.ok && data.intent === 'send') closes.current();
  }, [data]);
  return (
    <div ref={back}>
      <Buttons messaging={messaging} write={setChannel} />
      <BouncedNotice bounced={messaging.bounced} owner={messaging.subject} />
      <DraftedMessages messaging={messaging} write={setChannel} fetcher={fetcher} />
      {may('crm', 'update') && <Keys messaging={messaging} write={setChannel} />}
      {channel && (
        <MessageComposer
          key={channel}
          messaging={messaging}
          channel={channel}
          fetcher={fetcher}
          close={close}
        />
      )}
    </div>
  );
}

/** The messages area of a lead, a contact or a deal. */
export function ContactMessages({ messaging }: Props) {
  // Remounted for another person, so that a draft never goes to another one.
  return <Writing key={messaging.subject.id} messaging={messaging} />;
}
