import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { Idea } from './ideas.store.server.ts';
import { reckonedIn } from './rice-words.ts';

/** Who weighed an idea how, and what the people who asked were notified of, newest first. */
export function IdeaHistory({ idea }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const locale = useLocale();
  if (idea.scores.length + idea.told.length === 0) return null;
  const scores = idea.scores.map(({ at, by, reach, impact, confidence, effort }) => ({
    at,
    by,
    said:
      reach == null || impact == null || confidence == null || effort == null
        ? t('history.unscored')
        : reckonedIn({ reach, impact, confidence, effort }, locale),
    quoted: [] as string[],
  }));
  const outcomes = idea.told.map(({ at, by, status, mails, words: said, words_en: english }) => ({
    at,
    by,
    said: t('history.told', {
      status: words(`statuses.${status}`),
      mails: t('mails', { count: mails }),
    }),
    quoted: [said, english].filter((text) => text !== null),
  }));
  return (
    <section aria-labelledby="idea-history">
      <h3 className="subtitle" id="idea-history">
        {t('history.title')}
      </h3>
      <ol className="admin-log">
        {[...scores, ...outcomes]
          .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ at, by, said, quoted }) => (
            <li key={`${at} ${said}`}>
              <Moment at={at} />
              <span className="admin-words">
                {[`${said}, ${by ?? words('byServer')}`, ...quoted].join('\n')}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
