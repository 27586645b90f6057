import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { Specification } from '#app/areas/site/kit/specification.tsx';
import { ForgeButton } from '#app/areas/site/shell/forge-button.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ListRows } from '#app/ui/list-rows.tsx';
import { about } from '../about.ts';
import { isEmptyPage } from '../listing-pages.ts';
import styles from './about.css?url';
import { HouseFigure } from './figures/house-figure.tsx';
import { Rooms } from './rooms.tsx';
import { Rules } from './rules.tsx';
import { Verbs } from './verbs.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'about', 'meta');
  return { head: { title: t('title'), description: t('description'), stylesheet: styles } };
}

const WAYS = ['team', 'careers', 'contact'] as const;

/** The page about us: a drawing of the company, a description, its rules with their proof, and links. */
export default function AboutPage() {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const { lead, paragraphs, facts } = about()[locale];
  return (
    <div className="sheet about">
      <div className="frame">
        <Crumbs trail={[{ label: t('crumb') }]} />
        <div className="cols composer-open">
          <h1 className="sheet-title">
            {t('raw')} <span>{t('finished')}</span>
          </h1>
          <div className="composer-words">
            <p className="lead">{lead}</p>
            <p className="acts">
              <ForgeButton />
              <ActionLink href={pathTo('process', locale)} arrow>
                {t('process')}
              </ActionLink>
            </p>
          </div>
        </div>
        <HouseFigure />
        <Rooms />
      </div>
      <HomeSection n={1} id="told" tag={t('told.tag')} title={t('told.title')}>
        <div className="cols told">
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Specification rows={facts} />
        </div>
      </HomeSection>
      <Rules />
      <Verbs />
      <HomeSection n={4} id="ways" tag={t('ways.tag')} title={t('ways.title')}>
        <ListRows
          rows={WAYS.filter((name) => !isEmptyPage(name, locale)).map((name) => ({
            key: name,
            title: t(`links.${name}`, { ns: 'site' }),
            text: t(`ways.${name}`),
            href: pathTo(name, locale),
          }))}
        />
      </HomeSection>
    </div>
  );
}
