import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';

const STAGES = ['foundry', 'observe', 'refine', 'generate', 'empower', 'expand'] as const;

/** The six stages of the company's process, each lettered one blow further than the last. */
export function Verbs() {
  const { t } = useTranslation('about', { keyPrefix: 'verbs' });
  const locale = useLocale();
  return (
    <HomeSection n={3} id="verbs" tag={t('tag')} title={t('title')}>
      <ol className="verbs">
        {STAGES.map((stage) => (
          <li key={stage}>{t(stage)}</li>
        ))}
      </ol>
      <p className="acts">
        <ActionLink href={pathTo('process', locale)} arrow>
          {t('link')}
        </ActionLink>
      </p>
    </HomeSection>
  );
}
