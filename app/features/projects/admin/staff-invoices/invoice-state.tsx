import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from './staff-invoices.ts';

/** The state of an invoice, in words. */
export function InvoiceStateWord({ state, overdue }: Pick<InvoiceRow, 'state' | 'overdue'>) {
  const { t } = useTranslation('invoices');
  const visible = overdue ? 'overdue' : state;
  return (
    <span className="invoice-state" data-is={visible}>
      {t(`states.${visible}`)}
    </span>
  );
}
