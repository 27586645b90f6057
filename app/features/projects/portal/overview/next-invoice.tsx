import { useTranslation } from 'react-i18next';
import { Gauge, Part } from '#app/areas/portal/parts/portal-frame.tsx';
import { sectionPath } from '#app/areas/portal/parts/portal-nav.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import type { ClientInvoices } from '#app/features/projects/invoices/invoices.store.server.ts';
import { daysUntil, openOf, plansOf } from '#app/features/projects/invoices/invoices.ts';
import { formatCents } from '#app/features/projects/invoices/money.ts';
import { useDueWords } from '#app/features/projects/invoices/portal/invoice-words.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ActionLink } from '#app/ui/link.tsx';

/** Above this number the steps of a gauge are not drawn, since nobody can count them. */
const MOST_STEPS = 12;

/** What is to be paid next, for those who pay; what is overdue is above, among what waits. */
export function NextInvoice({ invoices, today, frame }: ClientInvoices & { frame: Frame }) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const dueWords = useDueWords(today);
  const next = openOf(invoices).find(({ dueOn }) => daysUntil(dueOn, today) >= 0);
  const plan = plansOf(invoices).find(({ places }) => places.some((one) => one?.id === next?.id));
  const of = plan?.places.length ?? 0;
  const paid = plan?.places.filter((one) => one?.paid).length ?? 0;
  return (
    <Part id="fatura" title={t('overview.next')}>
      {next ? (
        <>
          <p className="portal-big num">{formatCents(next.cents, locale)}</p>
          <p className="soft">
            {[dueWords(next), next.installment && t('installment', next.installment)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {plan && of <= MOST_STEPS && (
            <p>
              <Gauge
                word={t('overview.paidOf', { count: paid, open: of - paid })}
                on={paid + 1}
                {...{ of }}
                kind="hot"
              />
            </p>
          )}
        </>
      ) : (
        <p className="soft">{t('page.clearState')}</p>
      )}
      <p className="acts">
        <ActionLink href={sectionPath('invoices', frame)} arrow>
          {t('overview.all')}
        </ActionLink>
      </p>
    </Part>
  );
}
