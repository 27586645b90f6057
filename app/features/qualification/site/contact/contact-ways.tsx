import { useTranslation } from 'react-i18next';
import {
  type Company,
  type ContactWay,
  formatPhone,
  UNCONFIGURED_PHONE,
} from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';

/** `unset` marks the placeholder number. */
type Way = Omit<ContactWay, 'type'> & { unset?: boolean };

/** Shown while staff have not published any contact. */
function usualWays(
  { city, state }: Company,
  locale: Locale,
  labels: { phone: string; place: string },
): ContactWay[] {
  const phone = formatPhone(UNCONFIGURED_PHONE, locale);
  return [
    { type: 'phone', label: labels.phone, text: phone, href: null },
    { type: 'address', label: labels.place, text: `${city}, ${state}`, href: null },
  ];
}

/** Every contact that staff have published, and the place: a name, not a map that watches visitors. */
export function ContactWays() {
  const { t } = useTranslation('contact', { keyPrefix: 'ways' });
  const { company, locale } = useSite();
  const { contacts, supportEmail, whatsappNumber, whatsappUrl } = company;
  const published =
    contacts.length > 0
      ? contacts
      : usualWays(company, locale, { phone: t('phone'), place: t('place') });
  const ways: Way[] = published.map((way) => ({
    ...way,
    unset: way.type === 'phone' && !way.href,
  }));
  if (!ways.some(({ text }) => text === supportEmail)) {
    ways.unshift({ label: t('email'), text: supportEmail, href: `mailto:${supportEmail}` });
  }
  if (whatsappNumber) {
    const text = formatPhone(whatsappNumber, locale);
    ways.unshift({ label: t('whatsapp'), text, href: whatsappUrl });
  }
  return (
    <ol className="ways-in">
      {ways.map(({ label, text, href, unset }, i) => (
        <li key={`${label} ${text}`}>
          <span className="note" aria-hidden="true">
            {i + 1}
          </span>
          <span className="soft">{label}</span>
          {href ? (
            <a className="parts-name" href={href}>
              {text}
            </a>
          ) : (
            <address className="parts-name">
              {text}
              {unset && <small className="soft"> {t('unset')}</small>}
            </address>
          )}
        </li>
      ))}
    </ol>
  );
}
