import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { OpeningNow } from '#app/areas/site/shell/opening-now.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactHours } from './contact-hours.tsx';
import { ContactWays } from './contact-ways.tsx';
import { DoorFigure } from './figures/door-figure.tsx';

type Props = {
  island: IslandHtml;
  /** By when a message is answered; null where nothing is promised. */
  promise: { text: string } | null;
};

/** The contact page: contacts, what to write, and when someone answers. */
export function ContactPage({ island, promise }: Props) {
  const { t } = useTranslation('contact');
  const { company, locale } = useSite();
  return (
    <div className="sheet contact">
      <div className="frame">
        <Crumbs trail={[{ label: t('crumb') }]} />
        <div className="cols composer-open">
          <h1 className="sheet-title">
            {t('raw')} <span>{t(company.whatsappNumber ? 'finished' : 'finishedWithout')}</span>
          </h1>
          <div className="composer-words">
            <p className="lead">{t('lead', { city: company.city })}</p>
            <p className="soft small">
              {t('privacy')}{' '}
              <ActionLink href={pathTo('privacy', locale)}>{t('privacyLink')}</ActionLink>
            </p>
          </div>
          <DoorFigure name={company.name} />
        </div>
        <OpeningNow />
        <ContactWays />
      </div>
      <HomeSection
        n={1}
        id="write"
        tag={t('write.tag')}
        title={t('write.title')}
        lead={[t('write.lead'), promise?.text].filter(Boolean).join(' ')}
      >
        <ContactForm island={island} />
      </HomeSection>
      <ContactHours />
    </div>
  );
}
