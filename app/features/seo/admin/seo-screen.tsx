import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';

const PARTS = {
  settings: adminPath('seo'),
  pages: adminPath('seoPages'),
  tags: adminPath('seoTags'),
} as const;
export type SeoPart = keyof typeof PARTS;

type Props = { part: SeoPart; action?: ReactNode; children: ReactNode };

/** Head of every screen about search engines, with the ways between them. */
export function SeoScreen({ part, action, children }: Props) {
  const { t } = useTranslation('seo');
  return (
    <div className="seo">
      <header className="ad-head">
        <div>
          <h1 className="t2">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        {action}
      </header>
      <ListTabs
        label={t('tabs.label')}
        tabs={(Object.keys(PARTS) as SeoPart[]).map((key) => ({
          key,
          label: t(`tabs.${key}`),
          to: PARTS[key],
          current: key === part,
        }))}
      />
      {children}
    </div>
  );
}
