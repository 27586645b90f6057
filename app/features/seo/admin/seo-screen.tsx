import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';

const PARTS = {
  settings: adminPath('seo'),
  pages: adminPath('seoPages'),
  tags: adminPath('seoTags'),
} as const;
export type SeoPart = keyof typeof PARTS;

/** The ways between the screens about search engines: they stand in the head of each. */
export function SeoParts({ part }: { part: SeoPart }) {
  const { t } = useTranslation('seo');
  return (
    <nav className="ad-parts" aria-label={t('tabs.label')}>
      {(Object.keys(PARTS) as SeoPart[]).map((key) => (
        <Link key={key} to={PARTS[key]} aria-current={key === part ? 'page' : undefined}>
          {t(`tabs.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

type Props = { part: SeoPart; action?: ReactNode; children: ReactNode };

/** A screen about search engines that is no list. */
export function SeoScreen({ part, action, children }: Props) {
  const { t } = useTranslation('seo');
  return (
    <div className="seo">
      <header className="ad-head">
        <div>
          <h1 className="t2">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        <SeoParts part={part} />
        {action}
      </header>
      {children}
    </div>
  );
}
