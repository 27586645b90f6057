import { useTranslation } from 'react-i18next';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { CRAFT_STAGES } from '#app/features/content/ideas/idea.ts';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import styles from './craft.css?url';
import { JointFigure } from './figures/joint-figure.tsx';
import { IdeaRows } from './idea-rows.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'craft', 'meta');
  return {
    head: {
      title: t('title'),
      description: t('description'),
      stylesheet: styles,
      wholeStylesheet: true,
    },
  };
}

const BRING = ['market', 'people', 'doubt'] as const;

export default function CraftPage() {
  const { t } = useTranslation('craft');
  const locale = useLocale();
  const listed = ideas(locale);
  const invented = listed.some(({ sample }) => sample);
  return (
    <div className="inner">
      <Opening
        broad
        dark
        above={[]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={
          <>
            <Button href={pathTo('contact', locale)} spark>
              {t('propose')}
            </Button>
            {!isEmptyPage('craftPortfolio', locale) && (
              <ActionLink href={pathTo('craftPortfolio', locale)} arrow>
                {t('portfolio.link')}
              </ActionLink>
            )}
          </>
        }
        figure={<JointFigure stage="partnership" title={t('figure.title')} />}
      />
      <SheetSection
        step={2}
        id="stages"
        tag={t('stages.tag')}
        title={t('stages.title')}
        lead={t('stages.lead')}
      >
        <ol className="craft-stages">
          {CRAFT_STAGES.map((stage, i) => (
            <li key={stage}>
              <span className="balloon" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="subtitle">{t(`stages.items.${stage}.name`)}</h3>
              <p>{t(`stages.items.${stage}.text`)}</p>
              <p className="soft small">{t(`stages.items.${stage}.ends`)}</p>
            </li>
          ))}
        </ol>
      </SheetSection>
      {listed.length > 0 && (
        <SheetSection
          step={4}
          id="ideas"
          tag={t('ideas.tag')}
          title={t('ideas.title')}
          lead={invented ? t('ideas.lead') : undefined}
        >
          {invented && <p className="note sample">{t('sheet.sample', { ns: 'services' })}</p>}
          <IdeaRows of={listed} />
        </SheetSection>
      )}
      <SheetSection step={6} id="bring" tag={t('bring.tag')} title={t('bring.title')}>
        <ul className="bring">
          {BRING.map((item) => (
            <li key={item}>
              <h3 className="subtitle">{t(`bring.items.${item}.name`)}</h3>
              <p className="soft">{t(`bring.items.${item}.text`)}</p>
            </li>
          ))}
        </ul>
      </SheetSection>
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
