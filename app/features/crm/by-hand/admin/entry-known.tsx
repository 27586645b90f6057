import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Known } from '../entry.ts';
import type { ByHand } from '../typed-line.ts';

type Props = { known: readonly Known[]; what: ByHand; chosen: string };

/** Existing contacts with the e-mail or the telephone: the user picks one of them, or a new person. */
export function EntryKnown({ known, what, chosen }: Props) {
  const { t } = useTranslation('by-hand');
  const locale = useLocale();
  // An e-mail address belongs to one person. A lead goes to the contact with the telephone number, as every
  // lead does.
  const another = what !== 'lead' && known.every(({ by }) => by === 'phone');
  const first = known.some(({ id }) => id === chosen) ? chosen : known[0]?.id;
  return (
    <fieldset className="by-hand-known">
      <legend>{t('known', { count: known.length })}</legend>
      {known.map(({ id, name, email, phone, company, by }) => (
        <p key={id}>
          <label>
            <input
              type="radio"
              name="contact"
              value={id}
              defaultChecked={chosen !== 'new' && id === first}
            />
            <span>
              <b>{name || email || phone}</b>{' '}
              <span className="soft">
                {[company, t(`by.${by}`), by === 'phone' ? formatPhone(phone, locale) : email]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </label>{' '}
          <Link className="link" to={adminPath('contact', { id })} target="_blank">
            {t('openContact')}
          </Link>
        </p>
      ))}
      {another && (
        <p>
          <label>
            <input type="radio" name="contact" value="new" defaultChecked={chosen === 'new'} />
            <span>{t('another')}</span>
          </label>
        </p>
      )}
    </fieldset>
  );
}
