import { useTranslation } from 'react-i18next';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { PhaseRuler } from '#app/areas/site/kit/phase-ruler.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { ForgeButton } from '#app/areas/site/shell/forge-button.tsx';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ListRows } from '#app/ui/list-rows.tsx';
import { PressFigure } from './figures/press-figure.tsx';
import { Offers } from './offers.tsx';
import styles from './services.css?url';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'services', 'meta');
  return {
    head: {
      title: t('title'),
      description: t('description'),
      stylesheet: styles,
      wholeStylesheet: true,
    },
  };
}

export default function ServicesPage() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return (
    <div className="inner">
      <Opening
        broad
        above={[]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={
          <>
            <ForgeButton />
            <ActionLink href="#offers" arrow>
              {t('choose')}
            </ActionLink>
          </>
        }
        figure={<PressFigure />}
      />
      <SheetSection
        step={2}
        id="offers"
        tag={t('list.tag')}
        title={t('list.title')}
        lead={t('list.lead')}
      >
        <Offers />
      </SheetSection>
      <SheetSection
        step={4}
        id="terms"
        tag={t('phases.tag')}
        title={t('phases.title')}
        lead={t('phases.lead', claimWords(locale))}
      >
        <PhaseRuler />
        <p className="acts sec-foot">
          <ActionLink href={pathTo('process', locale)} arrow>
            {t('process', { ns: 'service' })}
          </ActionLink>
        </p>
      </SheetSection>
      <SheetSection step={6} id="beside" tag={t('beside.tag')} title={t('beside.title')}>
        <ListRows
          rows={([...ARM_NAMES, 'faq'] as const).map((name) => ({
            key: name,
            title: name === 'faq' ? t('beside.faqName') : t(`links.${name}`, { ns: 'site' }),
            text: t(`beside.${name}`),
            href: pathTo(name, locale),
          }))}
        />
      </SheetSection>
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
