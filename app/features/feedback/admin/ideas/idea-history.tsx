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
  if (idea.scores.length + idea.outcomes.length === 0) return null;
  const scores = idea.scores.map(({ at, by, reach, impact, confidence, effort }) => ({
    at,
    by,
    text:
      reach == null || impact == null || confidence == null || effort == null
        ? t('history.unscored')
        : reckonedIn({ reach, impact, confidence, effort }, locale),
    quoted: [] as string[],
  }));
  const outcomes = idea.outcomes.map(
    ({ at, by, status, mails, words: text, words_en: english }) => ({
      at,
      by,
      text: t('history.told', {
        status: words(`statuses.${status}`),
        mails: t('mails', { count: mails }),
      }),
      quoted: [text, english].filter((text) => text !== null),
    }),
  );
  return (
    <section aria-labelledby="idea-history">
      <h3 className="subtitle" id="idea-history">
        {t('history.title')}
      </h3>
      <ol className="admin-log">
        {[...scores, ...outcomes]
          .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ at, by, text, quoted }) => (
            <li key={`${at} ${text}`}>
              <Moment at={at} />
              <span className="admin-words">
                {[`${text}, ${by ?? words('byServer')}`, ...quoted].join('\n')}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
