import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { EntryState } from '../entry-state.tsx';
import { IdeaHistory } from './idea-history.tsx';
import { IdeaJoin, type Search } from './idea-join.tsx';
import { IdeaMoves } from './idea-moves.tsx';
import type { Idea } from './ideas.store.server.ts';
import { RiceForm } from './rice-form.tsx';
import { rankIn, reckonedIn } from './rice-words.ts';

type Props = { idea: Idea; search: Search; page: ListPage; action: string };

/** Its rank among all that have one. */
function Rank({ idea: { rank, ranked } }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  const locale = useLocale();
  if (rank === null) return null;
  return <span className="soft">{t('rankOf', { rank: rankIn(rank, locale), count: ranked })}</span>;
}

function Requesters({ idea }: { idea: Idea }) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  return (
    <section aria-labelledby="idea-asked">
      <h3 className="subtitle" id="idea-asked">
        {t('asked', { count: idea.voices })}
      </h3>
      <ol className="idea-asked">
        {idea.requesters.map(({ id, protocol, verbatim, who, createdAt }) => (
          <li key={id}>
            <p className="soft">
              <Moment at={createdAt} /> · {who || words('anonymous')}
            </p>
            <p className="admin-words">{verbatim}</p>
            <Link className="link num" to={adminPath('feedbackEntry', { id })}>
              {protocol}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One idea beside the list: its score, its status, and the people who asked for it. */
export function IdeaPanel({ idea, search, page, action }: Props) {
  const { t } = useTranslation('ideas');
  const { may } = usePermissions();
  const locale = useLocale();
  const writes = may('feedback', 'update');
  return (
    <article className="admin-page id">
      <header>
        <p className="num soft">
          <Link className="link" to={adminPath('feedbackEntry', { id: idea.id })}>
            {idea.protocol}
          </Link>
        </p>
        <h2 className="subtitle idea-words" id="idea">
          {idea.verbatim}
        </h2>
        <p className="idea-facts">
          <EntryState status={idea.status} />
          <span className="soft">{t('voices', { count: idea.voices })}</span>
        </p>
        {idea.sameAs && (
          <p>
            <Link className="link" to={`?open=${idea.sameAs}`} preventScrollReset>
              {t('sameAs')}
            </Link>
          </p>
        )}
      </header>
      <section aria-labelledby="idea-rice">
        <header className="idea-part">
          <h3 className="subtitle" id="idea-rice">
            {t('rice.title')}
          </h3>
          <Rank idea={idea} />
        </header>
        {writes ? (
          <RiceForm key={`${idea.id} ${idea.revision}`} idea={idea} action={action} />
        ) : (
          <p>{idea.rice ? reckonedIn(idea.rice, locale) : t('rice.without')}</p>
        )}
      </section>
      {writes && (
        <>
          <section aria-labelledby="idea-move">
            <h3 className="subtitle" id="idea-move">
              {t('decide')}
            </h3>
            <IdeaMoves key={`${idea.id} ${idea.status}`} idea={idea} action={action} />
          </section>
          <IdeaJoin idea={idea} search={search} page={page} action={action} />
        </>
      )}
      <Requesters idea={idea} />
      <IdeaHistory idea={idea} />
    </article>
  );
}
