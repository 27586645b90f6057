import { Check, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeField } from '#app/features/qualification/admin/staff-leads.ts';
import { adminPath } from '#app/paths.ts';
import { Clock } from '#app/ui/admin/clock/clock.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A lead whose clock runs: opening WhatsApp, or saying that somebody was spoken to, stops it. */
export function LeadRow({ row: lead, acts: { moves } }: RowProps<'leads'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.leads' });
  const action = adminPath('leads');
  const answered = () => {
    const form = new FormData();
    form.set('status', 'contacted');
    form.set('id', lead.id);
    form.set('seen', placeField(lead));
    void moves.submit(form, { method: 'post', action });
  };
  const name = lead.name || t('nameless');
  const whose = lead.isMine ? '' : (lead.owner ?? '');
  return (
    <QueueRow
      mark={<Square name={name} />}
      to={`${action}?open=${lead.id}`}
      title={name}
      about={[lead.company, whose].filter(Boolean).join(', ')}
      end={lead.clock && <Clock facts={lead.clock} />}
      acts={
        <>
          {lead.phone && (
            <a
              className="td-act"
              data-act="w"
              href={`https://wa.me/${lead.phone}`}
              target="_blank"
              rel="noreferrer"
              title={t('whatsapp')}
              aria-label={t('whatsappTo', { name })}
              onClick={answered}
            >
              <MessageCircle aria-hidden="true" />
            </a>
          )}
          <button
            type="button"
            className="td-act"
            data-act="s"
            title={t('contacted')}
            aria-label={t('contactedNamed', { name })}
            aria-disabled={moves.state !== 'idle' || undefined}
            onClick={answered}
          >
            <Check aria-hidden="true" />
          </button>
        </>
      }
    />
  );
}
