import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { about } from '../about.ts';

/** The company's rules, each with a link where it can be checked. */
export function Rules() {
  const { t } = useTranslation('about', { keyPrefix: 'rules' });
  const locale = useLocale();
  return (
    <HomeSection n={2} id="rules" tag={t('tag')} title={t('title')} lead={t('lead')}>
      <ol className="rules">
        {about()[locale].rules.map(({ title, text, check, route }, i) => (
          <li key={route}>
            <span className="note">{i + 1}</span>
            <h3 className="subtitle">{title}</h3>
            <p className="soft">{text}</p>
            <p className="proof">
              <ActionLink href={pathTo(route, locale)} arrow>
                {check}
              </ActionLink>
            </p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
