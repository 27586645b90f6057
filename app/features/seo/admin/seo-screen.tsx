import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';

const PARTS = {
  settings: adminPath('seo'),
  pages: adminPath('seoPages'),
  tags: adminPath('seoTags'),
} as const;
export type SeoPart = keyof typeof PARTS;

/** Links between the screens about search engines, in the head of each. */
export function SeoParts({ part }: { part: SeoPart }) {
  const { t } = useTranslation('seo');
  return (
    <PartLinks
      label={t('tabs.label')}
      screens
      parts={(Object.keys(PARTS) as SeoPart[]).map((key) => ({
        key,
        label: t(`tabs.${key}`),
        to: PARTS[key],
        current: key === part,
      }))}
    />
  );
}

type Props = {
  part: SeoPart;
  /** The name of the edited page or tag. */
  name?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A screen about search engines that is no list. */
export function SeoScreen({ part, name, action, children }: Props) {
  const { t } = useTranslation('seo');
  return (
    <div className="seo">
      <header className="admin-head">
        <div>
          <h1 className="title">{name ?? t('title')}</h1>
          {!name && <p className="soft">{t('lead')}</p>}
        </div>
        <SeoParts part={part} />
        {action}
      </header>
      {children}
    </div>
  );
}
