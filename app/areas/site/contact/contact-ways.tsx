import { useTranslation } from 'react-i18next';
import {
  type Company,
  type ContactWay,
  formatPhone,
  telUrl,
} from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';

type Way = Omit<ContactWay, 'type'>;

/** What is told while staff have not published a thing. */
function usualWays(
  { phone, city, state }: Company,
  locale: Locale,
  labels: { phone: string; place: string },
): Way[] {
  return [
    ...(phone
      ? [{ label: labels.phone, text: formatPhone(phone, locale), href: telUrl(phone) }]
      : []),
    { label: labels.place, text: `${city}, ${state}`, href: null },
  ];
}

/** Every way in that staff have published, and the place: a name, not a map that watches visitors. */
export function ContactWays() {
  const { t } = useTranslation('contact', { keyPrefix: 'ways' });
  const { company, locale } = useSite();
  const { contacts, supportEmail, whatsappNumber, whatsappUrl } = company;
  const published: readonly Way[] =
    contacts.length > 0
      ? contacts
      : usualWays(company, locale, { phone: t('phone'), place: t('place') });
  const ways: Way[] = [
    { label: t('whatsapp'), text: formatPhone(whatsappNumber, locale), href: whatsappUrl },
    ...published,
  ];
  if (!ways.some(({ text }) => text === supportEmail)) {
    ways.splice(1, 0, { label: t('email'), text: supportEmail, href: `mailto:${supportEmail}` });
  }
  return (
    <ol className="ways-in">
      {ways.map(({ label, text, href }, i) => (
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
            <address className="parts-name">{text}</address>
          )}
        </li>
      ))}
    </ol>
  );
}
