import { useTranslation } from 'react-i18next';
import { formatPhone, telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { DIAGNOSIS_ID } from '#app/features/qualification/diagnosis-id.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { ActionLink } from '#app/ui/link.tsx';

/** The form, and beside it the contacts for visitors who prefer them. */
export function ContactForm({ island }: { island: IslandHtml }) {
  const { t } = useTranslation('contact', { keyPrefix: 'write' });
  const { company, locale } = useSite();
  const subject = encodeURIComponent(t('subject'));
  return (
    <div className="write">
      <div id={DIAGNOSIS_ID} className="diagnosis">
        <h3 className="subtitle">{t('diagnosis.title')}</h3>
        <p className="soft">{t('diagnosis.what')}</p>
        <p>{t('diagnosis.facts', claimWords(locale))}</p>
      </div>
      <Island island={island} />
      <div className="acts">
        {company.whatsappNumber && (
          <ActionLink href={whatsappUrl(company.whatsappNumber, t('message'))} rel="noopener">
            {t('whatsapp')}
          </ActionLink>
        )}
        <ActionLink href={`mailto:${company.supportEmail}?subject=${subject}`}>
          {t('email')}
        </ActionLink>
        {company.phone && (
          <ActionLink href={telUrl(company.phone)}>
            {t('call', { phone: formatPhone(company.phone, locale) })}
          </ActionLink>
        )}
      </div>
    </div>
  );
}
