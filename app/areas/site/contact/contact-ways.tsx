import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#app/features/company/company.ts';
import { useSite } from '../site-data.ts';

type Way = { key: 'whatsapp' | 'phone' | 'email' | 'place'; value: ReactNode; href?: string };

/** Every way in that staff have published, and the place: a name, not a map that watches visitors. */
export function ContactWays() {
  const { t } = useTranslation('contact', { keyPrefix: 'ways' });
  const { company, locale } = useSite();
  const ways: Way[] = [
    {
      key: 'whatsapp',
      value: formatPhone(company.whatsappNumber, locale),
      href: company.whatsappUrl,
    },
    { key: 'phone', value: formatPhone(company.phone, locale), href: company.phoneUrl },
    { key: 'email', value: company.supportEmail, href: `mailto:${company.supportEmail}` },
    { key: 'place', value: `${company.city}, ${company.state}` },
  ];
  return (
    <ol className="ways-in">
      {ways.map(({ key, value, href }, i) => (
        <li key={key}>
          <span className="note" aria-hidden="true">
            {i + 1}
          </span>
          <span className="soft">{t(key)}</span>
          {href ? (
            <a className="parts-name" href={href}>
              {value}
            </a>
          ) : (
            <address className="parts-name">{value}</address>
          )}
        </li>
      ))}
    </ol>
  );
}
