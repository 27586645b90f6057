import { useTranslation } from 'react-i18next';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import { formatBriefDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { type ClientInvoice, daysUntil, openOf, paidOf, plansOf } from '../invoices.ts';
import { formatCents, sumOf } from '../money.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { PlanFigure } from './plan-figure.tsx';

type Props = {
  frame: Frame;
  invoices: readonly ClientInvoice[];
  today: string;
  /** What projects in installments cost, in cents by their id. */
  values: Readonly<Record<string, number>>;
  /** Where the file of an invoice is fetched from, by its id. */
  files: Readonly<Record<string, string>>;
  fileLate: boolean;
};

function Title({
  open,
  today,
  some,
}: {
  open: readonly ClientInvoice[];
  today: string;
  some: boolean;
}) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  if (!some) return <TwoLines thing={t('page.none')} state={t('page.noneState')} />;
  if (open.length === 0) return <TwoLines thing={t('page.clear')} state={t('page.clearState')} />;
  const late = open.filter(({ dueOn }) => daysUntil(dueOn, today) < 0).length;
  const sum = t('page.sum', { count: open.length });
  const all = late === open.length;
  return (
    <TwoLines
      thing={formatCents(sumOf(open), locale)}
      state={t(all ? 'page.allLate' : 'page.late', { count: late, sum })}
    />
  );
}

function Paid({
  paid,
  today,
  files,
}: { paid: readonly ClientInvoice[] } & Pick<Props, 'today' | 'files'>) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  return (
    <Part id="pagas" title={t('page.paid')}>
      {paid.length === 0 && <p className="soft">{t('page.paidNone')}</p>}
      <ul className="portal-rows">
        {paid.map(({ id, number, description, installment, cents, paid: payment }) => (
          <li key={id} className="portal-row invoice-paid">
            <div>
              <h3>{number}</h3>
              <p className="soft">
                {[description, installment && t('installment', installment)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {files[id] && (
                <p className="soft">
                  <a className="link" href={files[id]}>
                    {t('page.file')}
                    <span className="unseen">, {number}</span>
                  </a>
                </p>
              )}
            </div>
            <div className="invoice-end">
              <p className="num">
                <b>{formatCents(cents, locale)}</b>
              </p>
              <p className="soft">
                {payment &&
                  t('page.paidOn', {
                    day: formatBriefDay(payment.on, today, locale),
                    how: t(`how.${payment.how}`),
                  })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What is to be paid first, every way to pay it, and what was paid. */
export function InvoicesPage({ frame, invoices, today, values, files, fileLate }: Props) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const [open, paid] = [openOf(invoices), paidOf(invoices)];
  const some = invoices.length > 0;
  return (
    <PortalFrame frame={frame} section="invoices">
      <div className="portal-split">
        <div>
          <Title {...{ open, today, some }} />
          {fileLate && (
            <div className="portal-note" role="status">
              <p>{t('page.fileLate')}</p>
            </div>
          )}
          {!some && <p className="soft">{t('page.noneText')}</p>}
          {open.map((invoice, at) => (
            <InvoiceCard
              key={invoice.id}
              {...{ invoice, today }}
              open={at === 0}
              file={files[invoice.id]}
            />
          ))}
          {open.length > 0 && (
            <>
              <p className="invoice-copied" role="status" data-copied={t('page.copied')} />
              <p className="soft">{t('page.marked')}</p>
            </>
          )}
        </div>
        <div>
          {plansOf(invoices).map((plan) => (
            <PlanFigure
              key={`${plan.project.id} ${plan.places.length}`}
              {...{ plan, today }}
              value={values[plan.project.id]}
            />
          ))}
          {some && <Paid {...{ paid, today, files }} />}
          <p className="soft">
            {t('page.who')}{' '}
            <a className="link" href={pathTo('contact', locale)}>
              {t('page.wrong')}
            </a>
          </p>
        </div>
      </div>
    </PortalFrame>
  );
}
