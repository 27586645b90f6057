import { useTranslation } from 'react-i18next';
import { formatPhone, telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { ActionLink } from '#app/ui/link.tsx';

/** Where every “candidatar-se” of the page leads. */
export const TALENT_ID = 'candidatura';

/** The form, and beside it the contacts for those who prefer them. */
export function TalentForm({ island }: { island: IslandHtml }) {
  const { t } = useTranslation('careers', { keyPrefix: 'talent' });
  const { company, locale } = useSite();
  const subject = encodeURIComponent(t('subject'));
  return (
    <div id={TALENT_ID} className="talent">
      <Island island={island} />
      <div className="ways">
        <p className="soft small">{t('ways')}</p>
        <ul>
          <li>
            <ActionLink href={`mailto:${company.supportEmail}?subject=${subject}`}>
              {company.supportEmail}
            </ActionLink>
          </li>
          {company.whatsappNumber && (
            <li>
              <ActionLink href={whatsappUrl(company.whatsappNumber, t('message'))} rel="noopener">
                WhatsApp
              </ActionLink>
            </li>
          )}
          {company.phone && (
            <li>
              <ActionLink href={telUrl(company.phone)}>
                {formatPhone(company.phone, locale)}
              </ActionLink>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
