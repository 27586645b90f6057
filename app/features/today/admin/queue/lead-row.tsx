import { Check, MessageCircle, UserPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { writingTo } from '#app/features/crm/messages/writing-to.ts';
import { ownerField } from '#app/features/qualification/admin/owners/lead-owners.ts';
import { placeField } from '#app/features/qualification/admin/staff-leads.ts';
import { adminPath } from '#app/paths.ts';
import { Clock } from '#app/ui/admin/clock/clock.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/**
 * A lead with a running clock. Sending a message from its composer, or recording a conversation, stops it.
 * Every user who sees it may assign it to themselves.
 */
export function LeadRow({ row: lead, me, acts: { moves, owners } }: RowProps<'leads'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.leads' });
  const action = adminPath('leads');
  const answered = () => {
    const form = new FormData();
    form.set('status', 'contacted');
    form.set('id', lead.id);
    form.set('seen', placeField(lead));
    void moves.submit(form, { method: 'post', action });
  };
  const assign = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears once the lead is assigned to the user: the row keeps the focus.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus();
    const given = { intent: 'give', owner: me, id: lead.id, was: ownerField(lead) };
    void owners.submit(given, { method: 'post', action });
  };
  const to = `${action}?open=${lead.id}`;
  const name = lead.name || t('nameless');
  const whose = lead.isMine ? '' : (lead.owner ?? '');
  return (
    <QueueRow
      mark={<Square name={name} />}
      to={to}
      title={name}
      about={[lead.company, whose].filter(Boolean).join(', ')}
      end={lead.clock && <Clock facts={lead.clock} />}
      acts={
        <>
          {lead.phone && (
            <Link
              className="overview-act"
              data-act="w"
              to={writingTo(to, 'whatsapp')}
              title={t('whatsapp')}
              aria-label={t('whatsappTo', { name })}
            >
              <MessageCircle aria-hidden="true" />
            </Link>
          )}
          <button
            type="button"
            className="overview-act"
            data-act="s"
            title={t('contacted')}
            aria-label={t('contactedNamed', { name })}
            aria-disabled={moves.state !== 'idle' || undefined}
            onClick={answered}
          >
            <Check aria-hidden="true" />
          </button>
          {lead.ownerId !== me && (
            <button
              type="button"
              className="overview-act"
              data-act="m"
              title={t('take')}
              aria-label={t('takeNamed', { name })}
              aria-disabled={owners.state !== 'idle' || undefined}
              onClick={assign}
            >
              <UserPlus aria-hidden="true" />
            </button>
          )}
        </>
      }
    />
  );
}
