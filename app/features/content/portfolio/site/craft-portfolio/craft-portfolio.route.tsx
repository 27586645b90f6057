import { useTranslation } from 'react-i18next';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { isEmptyPage, isSamplePage } from '#app/features/content/about/listing-pages.ts';
import styles from '#app/features/content/ideas/site/craft/craft.css?url';
import { SitePicture } from '#app/features/content/pictures/site-picture.tsx';
import { pieces } from '#app/features/content/portfolio/pieces.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { RackFigure } from './figures/rack-figure.tsx';
import { TestPiece } from './figures/test-piece.tsx';

export function loader({ request }: { request: Request }) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (isEmptyPage('craftPortfolio', locale)) return notFound({ request });
  const t = instanceOf(locale).getFixedT(null, 'craft-portfolio', 'meta');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    noindex: isSamplePage('craftPortfolio', locale),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  return { head };
}

export default function CraftPortfolioPage() {
  const { t } = useTranslation('craft-portfolio');
  const locale = useLocale();
  if (isEmptyPage('craftPortfolio', locale)) return <NotFoundPage />;
  const listed = pieces(locale);
  return (
    <div className="inner">
      <Opening
        above={[{ label: t('links.craft', { ns: 'site' }), href: pathTo('craft', locale) }]}
        here={t('name')}
        label={listed.some(({ sample }) => sample) ? t('sample') : undefined}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t('lead')}
        actions={
          <>
            <Button href="#pieces">{t('start')}</Button>
            <ActionLink href={pathTo('craft', locale)} arrow>
              {t('craft')}
            </ActionLink>
          </>
        }
        figure={<RackFigure title={t('figure')} />}
      />
      <div className="frame sec">
        <ol className="pieces" id="pieces">
          {listed.map(({ id, service, photo, texts }, i) => {
            const text = texts[locale];
            return (
              <li key={id} id={id} className="cols">
                {photo?.file ? (
                  <SitePicture
                    picture={photo}
                    alt={text.photoAlt ?? ''}
                    className="piece-photo"
                    sizes="(min-width: 900px) 170px, 120px"
                    lazy={i > 0}
                  />
                ) : (
                  <svg viewBox="0 0 140 190" aria-hidden="true">
                    <TestPiece id={id} />
                  </svg>
                )}
                <h2 className="piece-name">{text.name}</h2>
                <p className="which note">
                  {i + 1},{' '}
                  <ActionLink href={pathTo(service, locale)}>
                    {t('related', { service: serviceText(service, locale).name })}
                  </ActionLink>
                </p>
                <dl>
                  {text.asked && (
                    <div>
                      <dt className="note">{t('asked')}</dt>
                      <dd>{text.asked}</dd>
                    </div>
                  )}
                  <div>
                    <dt className="note">{t('made')}</dt>
                    <dd>{text.made}</dd>
                  </div>
                  {text.parts.length > 0 && (
                    <div>
                      <dt className="note">{t('parts')}</dt>
                      <dd>{text.parts.join('; ')}</dd>
                    </div>
                  )}
                </dl>
              </li>
            );
          })}
        </ol>
      </div>
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </div>
  );
}
