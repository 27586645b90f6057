import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { HiddenFilterFields } from '#app/ui/admin/data-table/hidden-filter-fields.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { transitionsFrom } from '../staff-feedback.ts';
import type { Idea, SimilarIdea } from './ideas.store.server.ts';
import { useIdeaToast } from './use-idea-toast.ts';

/** The search text, and the results; undefined without a search. */
export type Search = { text: string; found: readonly SimilarIdea[] } | undefined;

type Props = { idea: Idea; search: Search; page: ListPage; action: string };

function Found({ idea, search, action }: Props & { search: NonNullable<Search> }) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const fetcher = useIdeaToast(action);
  const { found, text } = search;
  if (found.length === 0) return <p role="status">{t(text ? 'join.notFound' : 'join.none')}</p>;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="id" value={idea.id} />
      <input type="hidden" name="seen" value={idea.status} />
      <p role="status" className="unseen">
        {t('join.found', { count: found.length })}
      </p>
      <fieldset className="idea-choice">
        <legend>{t('join.found', { count: found.length })}</legend>
        {found.map(({ id, protocol, verbatim, status, voices }) => (
          <label key={id}>
            <input type="radio" name="target" value={id} required />{' '}
            <span>
              <b>{verbatim}</b>{' '}
              <span className="soft">
                <span className="num">{protocol}</span>
                {` · ${words(`statuses.${status}`)} · ${t('voices', { count: voices })}`}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{t('join.what')}</p>
      <div className="acts">
        <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
          {t('join.save')}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** Joins an idea to another: near ones are offered, others are searched. */
export function IdeaJoin(props: Props) {
  const { idea, search, page } = props;
  const { t } = useTranslation('ideas');
  const here = { after: page.after ?? undefined, open: idea.id };
  if (!transitionsFrom(idea.status).includes('duplicate')) return null;
  return (
    <section aria-labelledby="idea-join">
      <h3 className="subtitle" id="idea-join">
        {t('join.title')}
      </h3>
      {search ? (
        <>
          <Form
            method="get"
            className="idea-find"
            preventScrollReset
            role="search"
            aria-label={t('join.look')}
          >
            <HiddenFilterFields page={page} without="open" />
            <input type="hidden" name="open" value={idea.id} />
            {page.after && <input type="hidden" name="after" value={page.after} />}
            <input type="hidden" name="join" value="yes" />
            <Field
              id="idea-same"
              name="same"
              type="search"
              label={t('join.look')}
              hint={t('join.hint')}
              defaultValue={search.text}
              maxLength={200}
              autoComplete="off"
            />
            <div className="acts">
              <Button type="submit" small variant="outline">
                {t('join.find')}
              </Button>
              <Link
                className="button outlined compact"
                to={listAddress(page, here)}
                preventScrollReset
              >
                {t('join.leave')}
              </Link>
            </div>
          </Form>
          <Found key={search.text} {...props} search={search} />
        </>
      ) : (
        <p>
          <Link
            className="link"
            to={listAddress(page, { ...here, join: 'yes' })}
            preventScrollReset
          >
            {t('join.open')}
          </Link>
        </p>
      )}
    </section>
  );
}
