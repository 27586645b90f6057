import { useTranslation } from 'react-i18next';
import { formatPhone, whatsappUrl } from '#app/features/company/company.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { useSite } from '../site-data.ts';

/** Where every “candidatar-se” of the page leads. */
export const TALENT_ID = 'candidatura';

/** How to apply: write, call or send a message, with what to tell. */
export function TalentForm() {
  const { t } = useTranslation('careers', { keyPrefix: 'talent' });
  const { company, locale } = useSite();
  const subject = encodeURIComponent(t('subject'));
  return (
    <div id={TALENT_ID} className="talent">
      <div>
        <p className="lead">{t('text')}</p>
      </div>
      <ul className="ways">
        <li>
          <ActionLink href={`mailto:${company.supportEmail}?subject=${subject}`}>
            {company.supportEmail}
          </ActionLink>
        </li>
        <li>
          <ActionLink href={whatsappUrl(company.whatsappNumber, t('message'))} rel="noopener">
            WhatsApp
          </ActionLink>
        </li>
        <li>
          <ActionLink href={company.phoneUrl}>{formatPhone(company.phone, locale)}</ActionLink>
        </li>
      </ul>
    </div>
  );
}
