import { Link } from 'react-router';
import type { readDealsOf } from '#app/features/crm/contacts/contact.store.server.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';

type Props = {
  deals: Awaited<ReturnType<typeof readDealsOf>>;
  title: string;
  /** Shown where there is no deal. */
  none: string;
};

/** The deals of a contact or a company. */
export function RecordDeals({ deals, title, none }: Props) {
  const locale = useLocale();
  return (
    <section aria-labelledby="deals">
      <h2 className="subtitle" id="deals">
        {title}
      </h2>
      {deals.length === 0 && <p className="soft">{none}</p>}
      <ul className="contact-deals">
        {deals.map((deal) => (
          <li key={deal.id} data-kind={deal.kind}>
            <Link className="link" to={adminPath('deal', { id: deal.id })}>
              {deal.title}
            </Link>
            <span className="num">{deal.value > 0 && formatBrl(deal.value, locale)}</span>
            <span className="soft">{deal.stage}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
