import { Inbox, SquareCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Along } from '../deals.ts';

type Props = {
  kind: 'won' | 'lost';
  /** Undefined where only the card of the deal is known. */
  along: Along | undefined;
};

/** What happens to the leads and the tasks of a deal as it ends. */
export function GoesAlong({ kind, along }: Props) {
  const { t } = useTranslation('deals', { keyPrefix: 'along' });
  return (
    <section className="goes-along" aria-labelledby="goes-along">
      <h3 id="goes-along">{t('title')}</h3>
      <ul>
        {along?.leads.map(({ id, protocol, name }) => (
          <li key={id}>
            <Inbox aria-hidden="true" />
            <span>
              <b>{name ? t('leadOf', { protocol, name }) : t('lead', { protocol })}</b>{' '}
              {t(`leadEnds.${kind}`)}
            </span>
          </li>
        ))}
        {!along && (
          <li>
            <Inbox aria-hidden="true" />
            <span>{t(`leadsEnd.${kind}`)}</span>
          </li>
        )}
        <li>
          <SquareCheck aria-hidden="true" />
          <span>{along ? t('tasks', { count: along.tasks }) : t('tasksStay')}</span>
        </li>
      </ul>
      <p className="soft">{t('undo')}</p>
    </section>
  );
}
