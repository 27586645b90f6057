import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Deal } from '../deal.store.server.ts';
import { DealMoves } from './deal-moves.tsx';
import { Facts } from './deal-page.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { useDealNotes } from './use-deal-notes.ts';

/** A deal beside the list: its stage, its contact, its tasks, and its history. */
export function DealPanel({ deal, tasks }: { deal: Deal; tasks: ReactNode }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const notes = useDealNotes(deal);
  const known = [deal.email, deal.phone && formatPhone(deal.phone, locale)].filter(Boolean);
  return (
    <article className="admin-page deal" data-stalled={deal.stalled || undefined}>
      <header>
        <h2 className="title" id="deal">
          {deal.title}
        </h2>
        <p>
          <Link className="link" to={adminPath('contact', { id: deal.contactId })}>
            <b>{deal.contact || deal.email || t('nameless')}</b>
          </Link>
          {deal.company && `, ${deal.company}`}
        </p>
        {known.length > 0 && <p className="soft">{known.join(' · ')}</p>}
        {deal.stalled && <p className="soft">{t('stalledFor', { count: deal.idleDays })}</p>}
      </header>
      <DealMoves deal={deal} reply={undefined} />
      <Facts deal={deal} />
      {tasks}
      <section aria-labelledby="deal-history">
        <h3 className="subtitle" id="deal-history">
          {t('history')}
        </h3>
        <DealTimeline
          events={deal.events}
          messages={deal.messaging?.messages ?? []}
          notes={deal.notes}
          subject={notes}
        />
      </section>
      <NewNote subject={notes} reply={undefined} fieldId="new-note" />
    </article>
  );
}
