import { useTranslation } from 'react-i18next';
import type { Idea } from '#app/features/content/ideas/idea.ts';
import { stepOf } from '#app/features/content/ideas/ideas.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { StageGauge } from './stage-gauge.tsx';

/** Ideas with how far each has come. */
export function IdeaRows({ of }: { of: readonly Idea[] }) {
  const { t } = useTranslation('craft');
  const locale = useLocale();
  return (
    <ol className="ideas">
      {of.map((idea) => {
        const { slugs, stage, texts } = idea;
        return (
          <li key={slugs.en}>
            <a className="cols" href={pathTo('craftIdea', locale, { slug: slugs[locale] })}>
              <p className="note">
                <StageGauge step={stepOf(idea)} />
                {t(`stages.items.${stage}.name`)}
              </p>
              <h3 className="parts-name">{texts[locale].name}</h3>
              <p className="soft">{texts[locale].summary}</p>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
