import { useTranslation } from 'react-i18next';
import { FactStrip } from '#app/areas/site/kit/fact-strip.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { ForgeButton } from '#app/areas/site/shell/forge-button.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import type { Service } from '#app/features/content/services/service.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { SERVICE_FIGURES } from './figures/service-figures.ts';

/** First screen of a service: its own drawing, whose balloons number the parts list below. */
export function ServiceOpening({ service }: { service: Service }) {
  const { t } = useTranslation('service');
  const locale = useLocale();
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
          <ActionLink href={pathTo('contact', locale)} arrow>
            {t('contact', { ns: 'kit' })}
          </ActionLink>
        </>
      }
      figure={<Figure />}
      strip={
        <FactStrip
          facts={[
            { term: t('strip.price'), value: text.price },
            { term: t('strip.discovery'), value: discoveryWeeks },
            { term: t('strip.development'), value: developmentWeeks },
            ...text.facts,
          ]}
        />
      }
    />
  );
}
