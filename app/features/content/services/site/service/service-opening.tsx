import { useTranslation } from 'react-i18next';
import { FactStrip } from '#app/areas/site/kit/fact-strip.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { ForgeButton } from '#app/areas/site/shell/forge-button.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import type { Service } from '#app/features/content/services/service.ts';
import { QUERY } from '#app/features/pricing/questions.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { SERVICE_FIGURES } from './figures/service-figures.ts';

/** First screen of a service: its own drawing, whose balloons number the parts list below. */
export function ServiceOpening({ service }: { service: Service }) {
  const { t } = useTranslation('service');
  const locale = useLocale();
  const { company } = useSite();
  const text = service.texts[locale];
  const Figure = SERVICE_FIGURES[service.name].page;
  const { discoveryWeeks, developmentWeeks } = claimWords(locale);
  return (
    <Opening
      above={[{ label: t('pages.services', { ns: 'site' }), href: pathTo('services', locale) }]}
      here={text.name}
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <ForgeButton />
          {company.whatsappUrl ? (
            <ActionLink href={company.whatsappUrl} rel="noopener">
              {t('ways.whatsapp', { ns: 'contact' })}
            </ActionLink>
          ) : (
            <ActionLink href={pathTo('contact', locale)} arrow>
              {t('contact', { ns: 'kit' })}
            </ActionLink>
          )}
          <ActionLink href={`${pathTo('pricing', locale)}?${QUERY.service}=${service.name}`} arrow>
            {t('price')}
          </ActionLink>
        </>
      }
      figure={<Figure />}
      strip={
        <FactStrip
          facts={[
            { term: t('strip.price'), value: text.price },
            ...(service.priced === 'diagnostic'
              ? [{ term: t('strip.assessment'), value: discoveryWeeks }]
              : [
                  { term: t('strip.discovery'), value: discoveryWeeks },
                  { term: t('strip.development'), value: developmentWeeks },
                ]),
            ...text.facts,
          ]}
        />
      }
    />
  );
}
