import { useTranslation } from 'react-i18next';
import { MoveFields } from '#app/features/crm/deals/admin/move-fields.tsx';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import type { DealsQuestion } from './lead-codes.ts';

const NAMED = 5;

/** Asks what happens to the deals that lost leads leave open, and posts the same move again with the choice. */
export function LostDealsFields({ question: { open, fields } }: { question: DealsQuestion }) {
  const { t } = useTranslation('leads', { keyPrefix: 'lostDeals' });
  const locale = useLocale();
  return (
    <>
      <p>{open.length > 0 ? t('text', { count: open.length }) : t('textOfMany')}</p>
      {open.length > 0 && (
        <ul>
          {open.slice(0, NAMED).map(({ id, title, value }) => (
            <li key={id}>{value > 0 ? `${title}, ${formatBrl(value, locale)}` : title}</li>
          ))}
          {open.length > NAMED && <li>{t('more', { count: open.length - NAMED })}</li>}
        </ul>
      )}
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <MoveFields stage={{ kind: 'lost', needsValue: false }} value={0} />
      <div className="acts">
        <Button type="submit" name="deals" value="close">
          {t('close')}
        </Button>
        <Button type="submit" name="deals" value="keep" variant="outline" formNoValidate>
          {t('keep')}
        </Button>
      </div>
    </>
  );
}
