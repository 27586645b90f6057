import { renderInvoiceMail } from '#app/features/projects/invoices/invoice.emails.tsx';
import { renderPixKeyMail } from '#app/features/projects/invoices/pix-key.emails.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';

type Given = { brand: MailBrand; name: string; origin: string };

/** Mails about invoices, by the kind of the job that sends them. */
export const invoiceMails = ({ brand, name, origin }: Given) => {
  const mail = (what: 'due' | 'overdue') => (locale: Locale) =>
    renderInvoiceMail(
      what,
      {
        ...{ name, organizationId: '00000000-0000-4000-8000-000000000001', number: '2026-029' },
        ...{ value: '1277.08', dueOn: '2026-11-27', days: 5 },
        ...(locale === 'en'
          ? { organization: 'Central Bakery', description: 'Orders <b>, down payment' }
          : { organization: 'Padaria Central', description: 'Pedidos <b>, entrada' }),
      },
      { locale, brand, origin },
    );
  const changed = {
    ...{ changedBy: name, key: 'pix@casa.example', name: 'FORJA', city: 'RIO PRETO' },
    setAt: new Date('2026-11-27T12:00:00Z'),
  };
  return {
    'invoice.pix-key-mail': {
      changed: (locale: Locale) => renderPixKeyMail(changed, { locale, brand, origin }),
    },
    'invoice.due-mail': { due: mail('due') },
    'invoice.overdue-mail': { overdue: mail('overdue') },
  };
};
