import { useTranslation } from 'react-i18next';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { ForgeButton } from '#app/areas/site/shell/forge-button.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import styles from '#app/features/content/services/site/services.css?url';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { stages } from '../stages.ts';
import { BilletFigure } from './figures/billet-figure.tsx';
import { RibbonFigure } from './figures/ribbon-figure.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'process', 'meta');
  return {
    head: {
      title: t('title'),
      description: t('description'),
      stylesheet: styles,
      wholeStylesheet: true,
    },
  };
}

/** The purpose as it goes on after the stage's name and a colon. */
const inSentence = (purpose: string, locale: Locale) =>
  purpose.charAt(0).toLocaleLowerCase(locale) + purpose.slice(1);

export default function ProcessPage() {
  const { t } = useTranslation('process');
  const locale = useLocale();
  const words = claimWords(locale);
  return (
    <div className="inner">
      <Opening
        above={[]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={
          <>
            <ForgeButton />
            <ActionLink href={pathTo('services', locale)} arrow>
              {t('services')}
            </ActionLink>
          </>
        }
        figure={<RibbonFigure />}
      />
      <ol className="stages frame">
        {stages().map(({ name, term, texts }, i) => {
          const text = texts[locale];
          return (
            <li key={name} id={name} className={`step-${i + 1}`}>
              <div className="ruler" />
              <div className="cols stage">
                <p className="tag">
                  <span className="balloon" aria-hidden="true">
                    {i + 1}
                  </span>
                  {term && <span className="fact">{t(`terms.${term}`, words)}</span>}
                </p>
                <h2>
                  {text.name}: <span>{inSentence(text.purpose, locale)}</span>
                </h2>
                <p className="soft">{text.text}</p>
                <BilletFigure stage={name} />
                <dl>
                  <div>
                    <dt className="note">{t('bring')}</dt>
                    <dd>{text.bring}</dd>
                  </div>
                  <div>
                    <dt className="note">{t('out')}</dt>
                    <dd className="leaves">{text.out}</dd>
                  </div>
                </dl>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="frame">
        <span className="lead">{t('again')}</span>
      </p>
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
