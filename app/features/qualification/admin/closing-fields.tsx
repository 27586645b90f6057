import { useTranslation } from 'react-i18next';
import { MoveFields } from '#app/features/crm/deals/admin/move-fields.tsx';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import type { ClosingQuestion } from './lead-codes.ts';

const NAMED = 5;

/** The deals that end with the leads. */
function EndingDeals({ to, open }: Pick<ClosingQuestion, 'to' | 'open'>) {
  const { t } = useTranslation('leads', { keyPrefix: 'closing' });
  const locale = useLocale();
  return (
    <>
      <p>{open.length > 0 ? t(`text.${to}`, { count: open.length }) : t('textOfMany')}</p>
      {open.length > 0 && (
        <ul>
          {open.slice(0, NAMED).map(({ id, title, value }) => (
            <li key={id}>{value > 0 ? `${title}, ${formatBrl(value, locale)}` : title}</li>
          ))}
          {open.length > NAMED && <li>{t('more', { count: open.length - NAMED })}</li>}
        </ul>
      )}
    </>
  );
}

/** Asks why leads end and what becomes of their deals, and posts the same move again with the answer. */
export function ClosingFields({ question }: { question: ClosingQuestion }) {
  const { to, open, ends, reasons, fields } = question;
  const { t } = useTranslation('leads', { keyPrefix: 'closing' });
  const [deal] = open;
  // None is listed where the leads are those of a filter.
  const count = open.length || 2;
  const needsValue = open.length === 1 && deal !== undefined && deal.needsValue;
  return (
    <>
      {ends && <EndingDeals to={to} open={open} />}
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {to !== 'spam' && (
        <MoveFields
          stage={{
            kind: to === 'lost' ? 'lost' : 'won',
            needsValue: to === 'converted' && needsValue,
            reasons,
          }}
          value={deal?.value ?? 0}
        />
      )}
      <div className="acts">
        <Button type="submit" name="deals" value="close">
          {t(ends ? `with.${to}` : 'alone', { count })}
        </Button>
        {ends && to !== 'converted' && (
          <Button type="submit" name="deals" value="keep" variant="outline">
            {t('keep', { count })}
          </Button>
        )}
      </div>
    </>
  );
}
