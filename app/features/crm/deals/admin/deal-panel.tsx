import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { formatBrl, formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { RecordPage } from '#app/ui/admin/record/record-page.tsx';
import type { Deal } from '../deal.store.server.ts';
import { DealMoves } from './deal-moves.tsx';
import { DealState, useDealBlock } from './deal-page.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { useDealNotes } from './use-deal-notes.ts';

/** A deal beside the list: its stage, its contact, its tasks, and its history. */
export function DealPanel({ deal, tasks }: { deal: Deal; tasks: ReactNode }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const notes = useDealNotes(deal);
  const known = [deal.email, deal.phone && formatPhone(deal.phone, locale)].filter(Boolean);
  const owner = deal.owners.find(({ id }) => id === deal.ownerId)?.name;
  return (
    <RecordPage
      id="deal"
      within="panel"
      name={deal.title}
      under={
        <>
          <p>
            <Link className="link" to={adminPath('contact', { id: deal.contactId })}>
              <b>{deal.contact || deal.email || t('nameless')}</b>
            </Link>
            {deal.company && `, ${deal.company}`}
          </p>
          {known.length > 0 && <p className="soft">{known.join(' · ')}</p>}
        </>
      }
      state={<DealState deal={deal} />}
      acts={<DealMoves deal={deal} reply={undefined} />}
      block={[
        {
          label: t('fields.value'),
          value: deal.value > 0 ? formatBrl(deal.value, locale) : t('noValue'),
        },
        { label: t('fields.owner'), value: owner ?? t('nobody') },
        {
          label: t('fields.close'),
          value: deal.expectedClose ? formatShortDay(deal.expectedClose, locale) : t('noDay'),
        },
        ...useDealBlock(deal),
      ]}
      line={
        <DealTimeline
          events={deal.events}
          fields={deal.custom.fields}
          messages={deal.messaging?.messages ?? []}
          notes={deal.notes}
          subject={notes}
          part="h3"
        />
      }
      write={<NewNote subject={notes} reply={undefined} fieldId="new-note" />}
      facts={
        <>
          <CustomFacts record={deal.custom} action={notes.action} resource="crm" part="h3" />
          {tasks}
        </>
      }
    />
  );
}
