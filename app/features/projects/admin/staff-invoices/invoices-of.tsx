import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { formatCents } from '../../invoices/money.ts';
import { InvoiceStateWord } from './invoice-state.tsx';
import type { InvoiceRow } from './staff-invoices.ts';

/** Invoices of one client or project, on its page; the whole list is a press away. */
export function InvoicesOf({
  invoices,
  of,
  begin,
}: {
  invoices: readonly InvoiceRow[];
  /** As the list is narrowed down to it. */
  of: { client?: string; project?: string };
  /** Whom a new one would be written to. */
  begin: { client: string; project?: string };
}) {
  const { t } = useTranslation('staff-invoices');
  const { may } = usePermissions();
  const locale = useLocale();
  return (
    <section className="invoice-of" aria-labelledby="invoices">
      <h2 className="subtitle" id="invoices">
        {t('list.title')}
      </h2>
      {invoices.length === 0 && <p className="soft">{t('list.noneOf')}</p>}
      <ul className="invoice-rows">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <p>
              <Link className="link" to={adminPath('invoice', { id: invoice.id })}>
                {invoice.number}
              </Link>{' '}
              <b className="num">{formatCents(invoice.cents, locale)}</b>
            </p>
            <p className="soft">
              <InvoiceStateWord {...invoice} /> · {formatShortDay(invoice.dueOn, locale)} ·{' '}
              {invoice.description}
            </p>
          </li>
        ))}
      </ul>
      <p className="acts">
        {invoices.length > 0 && (
          <Link className="link" to={`${adminPath('invoices')}?${new URLSearchParams(of)}`}>
            {t('list.allOf')}
          </Link>
        )}
        {may('financial', 'create') && (
          <Link
            className="button outlined compact"
            to={`${adminPath('newInvoice')}?${new URLSearchParams(begin)}`}
          >
            {t('list.new')}
          </Link>
        )}
      </p>
    </section>
  );
}
