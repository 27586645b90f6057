import { useTranslation } from 'react-i18next';
import { Part } from '#app/areas/portal/parts/portal-frame.tsx';
import { formatBriefDay, formatMonth } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type ClientInvoice, daysUntil, type Plan } from '../invoices.ts';
import { formatCents } from '../money.ts';

const WIDTH = 326;
const GAP = 3.5;
/** Beyond so many, places are too narrow to be lettered. */
const MOST_LETTERED = 7;

type State = 'paid' | 'overdue' | 'due' | 'ahead';

function stateOf(invoice: ClientInvoice | null, today: string): State {
  if (!invoice) return 'ahead';
  if (invoice.paid) return 'paid';
  return daysUntil(invoice.dueOn, today) < 0 ? 'overdue' : 'due';
}

/** What was paid of a piece of work in installments, place by place. */
export function PlanFigure({
  plan,
  today,
  value,
}: {
  plan: Plan;
  today: string;
  /** The price of the work, where the user may see it. */
  value: number | undefined;
}) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const { places, project, paidCents } = plan;
  const size = (WIDTH + GAP) / places.length;
  const visible = places.map((invoice, at) => {
    const state = stateOf(invoice, today);
    const day = invoice ? formatBriefDay(invoice.dueOn, today, locale) : '';
    return {
      invoice,
      state,
      place: at + 1,
      x: at * size,
      text: t(`page.place.${state}`, { place: at + 1, day }),
      // What is to be paid is lettered by its day, what was paid by its month.
      caption:
        state === 'paid' ? formatMonth(invoice?.paid?.on ?? today, locale) : day || String(at + 1),
    };
  });
  const next = visible.find(({ state }) => state === 'overdue' || state === 'due')?.place;
  const label = t('page.planLabel', {
    of: places.length,
    list: new Intl.ListFormat(locale).format(visible.map(({ text }) => text)),
  });
  const wide = places.length <= MOST_LETTERED;
  return (
    <Part
      id={`parcelas-${project.id}-${places.length}`}
      title={t('page.plan', { project: project.name })}
    >
      <p className="invoice-big num">{formatCents(paidCents, locale)}</p>
      <p className="soft">
        {value !== undefined && value >= paidCents
          ? t('page.planPaid', { total: formatCents(value, locale) })
          : t('page.planPaidAlone')}
      </p>
      <svg className="invoice-plan" viewBox="0 0 326 54" role="img" aria-label={label}>
        {visible.map(({ state, place, x, caption }) => (
          <g key={place} data-is={state}>
            <rect x={x + 0.5} y={6.5} width={size - GAP - 1} height={23} />
            {state === 'paid' && (
              <rect
                className="invoice-under"
                x={x + 0.5}
                y={18}
                width={size - GAP - 1}
                height={11.5}
              />
            )}
            {(wide || place === next) && (
              <text x={x + (size - GAP) / 2} y={48} textAnchor="middle">
                {caption}
              </text>
            )}
          </g>
        ))}
      </svg>
    </Part>
  );
}
