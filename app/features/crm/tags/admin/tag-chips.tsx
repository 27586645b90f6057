import { X } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { TagReply } from '../commands/tag-actions.server.ts';
import { resourceOf, TAG_LENGTH, type Tag, type TaggedSubject } from '../tags.ts';

/** The sentence of each code: only a name can be typed wrong. */
const SENTENCE = {
  tag_unnamed: 'tag_unnamed',
  invalid: 'tag_unnamed',
  forbidden: 'forbidden',
  gone: 'gone',
} as const satisfies Record<Extract<TagReply, { ok: false }>['code'], string>;

type Props = { subject: TaggedSubject; tags: { own: readonly Tag[]; all: readonly Tag[] } };

function Subject({ kind, id }: TaggedSubject) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="about" value={id} />
    </>
  );
}

/** Tags of a record, each with a remove button, and a field for one more. */
export function TagChips({ subject, tags }: Props) {
  const { t } = useTranslation('tags');
  const { may } = usePermissions();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const fetcher = useFetcher<TagReply>();
  const mayTag = may(resourceOf(subject.kind), 'update');
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.code : undefined;
  const failed = refused ? t(`failed.${SENTENCE[refused]}`) : '';
  const onPut = (event: FormEvent<HTMLFormElement>) => {
    // Remounted for the next one; a refused value stays in the field.
    if (!field.current?.value.trim()) event.preventDefault();
  };
  if (tags.own.length === 0 && !mayTag) return null;
  return (
    <section className="tags" aria-label={t('title')}>
      {tags.own.length > 0 && (
        <ul>
          {tags.own.map((tag) => (
            <li key={tag.id} className="tag-chip">
              {tag.name}
              {mayTag && (
                <fetcher.Form method="post" action={adminPath('tags')}>
                  <Subject {...subject} />
                  <input type="hidden" name="tag" value={tag.id} />
                  <button
                    type="submit"
                    name="intent"
                    value="remove"
                    aria-label={t('remove', { name: tag.name })}
                  >
                    <X size={12} aria-hidden="true" />
                  </button>
                </fetcher.Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayTag && (
        <fetcher.Form
          key={tags.own.length}
          method="post"
          action={adminPath('tags')}
          className="tag-new"
          onSubmit={onPut}
        >
          <Subject {...subject} />
          <label className="unseen" htmlFor={id}>
            {t('add')}
          </label>
          <input
            ref={field}
            id={id}
            name="name"
            className="input"
            placeholder={t('add')}
            list={`${id}-all`}
            maxLength={TAG_LENGTH}
            autoComplete="off"
          />
          <datalist id={`${id}-all`}>
            {tags.all.map((tag) => (
              <option key={tag.id} value={tag.name} />
            ))}
          </datalist>
          <Button type="submit" name="intent" value="put" variant="outline" small>
            {t('put')}
          </Button>
        </fetcher.Form>
      )}
      {failed && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}
