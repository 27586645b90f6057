import { useTranslation } from 'react-i18next';
import { whatsappUrl } from '#app/features/company/company.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { ActionLink } from '#app/ui/link.tsx';

/** Where every “quero participar” of the page leads. */
export const REGISTRATION_ID = 'registration';

type WorkshopRegistrationProps = { name: string; island: IslandHtml };

/** The form, and beside it a way for those who would rather talk first. */
export function WorkshopRegistration({ name, island }: WorkshopRegistrationProps) {
  const { t } = useTranslation('workshop', { keyPrefix: 'registration' });
  const { company } = useSite();
  return (
    <div className="registration">
      <Island island={island} />
      <div className="talk-first">
        <p className="soft small">{t('talk')}</p>
        {company.whatsappNumber ? (
          <ActionLink
            href={whatsappUrl(company.whatsappNumber, t('message', { name }))}
            rel="noopener"
          >
            {t('whatsapp')}
          </ActionLink>
        ) : (
          <ActionLink href={`mailto:${company.supportEmail}`}>{company.supportEmail}</ActionLink>
        )}
      </div>
    </div>
  );
}
