import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';

/** Query name that gives the form page the previous page. */
export const FROM_QUERY = 'de';

type Props = {
  /** What the page gives the form, with its question mark: its name, and answers in its address. */
  query: string;
  className?: string;
  children?: ReactNode;
};

/** The main call to action: a link to the form page that opens the dialog with scripts. */
export function ForgeProjectLink({ query, className, children }: Props) {
  const { t } = useTranslation('qualification');
  const locale = useLocale();
  return (
    <a
      className={className}
      href={`${pathTo('project', locale)}${query}`}
      data-island-trigger="qualification"
    >
      {children ?? t('action')}
    </a>
  );
}
