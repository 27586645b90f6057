import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { Button } from '#app/ui/button.tsx';
import type { AddressOwner, BouncedAddress } from '../bounced-addresses.ts';
import type { TrustReply } from '../commands/trust-address.server.ts';

type Props = { bounced: readonly BouncedAddress[]; owner: AddressOwner };

function useTrust() {
  const { t } = useTranslation('inbound', { keyPrefix: 'bounced' });
  return useActionToast<TrustReply>(adminPath('messages'), {
    kind: 'address',
    undo: t('undo'),
    wordsOf: (reply) => {
      if (!reply.ok) return { title: t('notDone') };
      const trusted = reply.intent === 'trust' || reply.intent === 'trust-of-ticket';
      return { title: t(trusted ? 'trusted' : 'distrusted', { email: reply.data.email }) };
    },
  });
}

/** For one address: the result of the last mail, the effect on the next, and the options. */
function Bounced({ one, owner }: { one: BouncedAddress; owner: AddressOwner }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'bounced' });
  const fetcher = useTrust();
  const { email, closed, failures, reason, failedAt, trusted } = one;
  return (
    <li>
      <p>
        <MailWarning aria-hidden="true" /> <b>{email}</b> · <Moment at={failedAt} /> ·{' '}
        {t(closed ? 'closed' : trusted ? 'again' : 'failing', { count: failures })}
      </p>
      {reason && <p className="soft">{t('said', { reason })}</p>}
      {trusted?.by && <p className="soft">{t('by', { name: trusted.by })}</p>}
      {closed && (
        <Needs
          resource={owner.kind === 'ticket' ? 'feedback' : 'crm'}
          action="update"
          label={t('trust')}
        >
          <fetcher.Form method="post" action={adminPath('messages')} className="acts">
            <input type="hidden" name="intent" value="trust" />
            <input type="hidden" name="kind" value={owner.kind} />
            <input type="hidden" name="about" value={owner.id} />
            <input type="hidden" name="email" value={email} />
            <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
              {t('trust')}
              <span className="unseen"> {email}</span>
            </Button>
          </fetcher.Form>
        </Needs>
      )}
    </li>
  );
}

/** A warning before writing: the addresses that have bounced. */
export function BouncedNotice({ bounced, owner }: Props) {
  const { t } = useTranslation('inbound', { keyPrefix: 'bounced' });
  if (bounced.length === 0) return null;
  return (
    <ul className="inbound-bounced" aria-label={t('label')}>
      {bounced.map((one) => (
        <Bounced key={one.email} one={one} owner={owner} />
      ))}
    </ul>
  );
}
