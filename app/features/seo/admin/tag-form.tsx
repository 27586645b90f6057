import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { CATEGORIES, type CustomTag, TAG_TYPES } from '../custom-tags.ts';
import type { PolicyEffect } from '../policy-effect.ts';
import { conflictIn, effectIn, refusedSave, type SeoReply } from '../seo-reply.ts';
import { storedIn } from '../stored-items.ts';
import { EffectNotice } from './effect-notice.tsx';
import { ReadOnly } from './read-only.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { tagPlaces } from './seo-places.ts';
import { TagStores } from './tag-stores.tsx';
import type { NamedUnit } from './unit-in.server.ts';
import { useMistakeWords } from './use-mistake-words.ts';
import { useSeoRevision } from './use-seo-revision.ts';

type Props = {
  /** Null for a new one. */
  tag: CustomTag | null;
  deleted: Deletion | null;
  /** What the saved tag opens. */
  effect: PolicyEffect;
  units: readonly NamedUnit[];
  /** Everything it may be set for. */
  places: readonly string[];
  /** Whether the user may save it, delete it, and add code to pages. */
  may: boolean;
  scripts: boolean;
  reply: SeoReply | undefined;
};

function startOf({ tag, units, reply }: Props) {
  const refused = refusedSave(reply);
  if (refused) {
    const typed = refused.values;
    const { name = '', type = '', content = '', unit = '', category = '' } = typed;
    const active = typed['active'] === 'on';
    const stores = storedIn(typed);
    const paths = postedIn(refused).getAll('paths').map(String);
    return { name, type, content, unit, category, active, stores, paths };
  }
  const fresh = { name: '', type: 'meta', content: '', unit: units[0]?.slug ?? '', paths: [] };

  return tag ?? { ...fresh, category: 'marketing', active: true, stores: [] };
}

function TagFields(props: Props) {
  const { t } = useTranslation('seo');
  const { units, places, scripts, reply } = props;
  const wrong = useMistakeWords(reply);
  const start = startOf(props);
  const types = TAG_TYPES.filter((type) => scripts || type !== 'script');
  return (
    <>
      <Field
        id="name"
        name="name"
        label={t('tags.name')}
        hint={t('tags.nameHint')}
        error={wrong('name')}
        defaultValue={start.name}
        required
      />
      <Select
        id="type"
        name="type"
        label={t('tags.type')}
        hint={scripts ? undefined : t('tags.scriptsOnly')}
        error={wrong('type')}
        defaultValue={start.type}
        options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <Field
        id="content"
        name="content"
        multiline
        rows={4}
        className="seo-code"
        label={t('tags.content')}
        hint={t('tags.contentHint')}
        error={wrong('content')}
        defaultValue={start.content}
        spellCheck={false}
        autoCapitalize="off"
        required
      />
      {scripts && (
        <Select
          id="category"
          name="category"
          label={t('tags.category')}
          hint={t('tags.categoryHint')}
          defaultValue={start.category}
          options={CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
      )}
      {scripts && <TagStores items={start.stores} wrong={wrong} />}
      <Select
        id="unit"
        name="unit"
        label={t('tags.unit')}
        error={wrong('unit')}
        defaultValue={start.unit}
        options={units.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <details className="seo-places" open={start.paths.length > 0 || undefined}>
        <summary>
          {`${t('tags.wherePages')}: ${
            start.paths.length === 0
              ? t('tags.everywhere')
              : t('tags.count', { count: start.paths.length })
          }`}
        </summary>
        <ChoiceGroup
          id="paths"
          name="paths"
          type="checkbox"
          label={t('tags.wherePages')}
          hint={t('tags.whereHint')}
          error={wrong('paths')}
          defaultValue={start.paths}
          options={places.map((value) => ({ value, label: value }))}
        />
      </details>
      <Checkbox id="active" name="active" defaultChecked={start.active}>
        {t('tags.active')}
      </Checkbox>
    </>
  );
}

/** Creates or changes a tag; a script is saved once its effect on the policy was shown. */
export function TagEditor(props: Props) {
  const { t } = useTranslation('seo');
  const { tag, deleted, effect, may, scripts, reply } = props;
  const revision = useSeoRevision(tag?.revision ?? 0, reply);
  if (tag?.type === 'script' && !scripts) {
    return <p className="admin-notice">{t('refusals.scripts')}</p>;
  }
  if (!may) {
    return (
      <ReadOnly reply={reply}>
        <TagFields {...props} />
      </ReadOnly>
    );
  }
  const newEffect = effectIn(reply);
  const conflict = conflictIn(reply);
  return (
    <>
      <FormPage
        submit={t('save')}
        reply={reply}
        draft={{ of: `tag ${tag?.id ?? 'new'}`, revision }}
        notice={
          <>
            <ReplyNotice reply={reply} />
            <input type="hidden" name="revision" value={revision} />
            {deleted && !conflict && <DeletedNotice deleted={deleted} />}
            {(newEffect || tag?.type === 'script') && (
              <EffectNotice effect={newEffect ?? effect} pending={newEffect !== undefined} />
            )}
            {conflict && tag && (
              <EditConflict
                conflict={conflict}
                placeOf={tagPlaces}
                reloadTo={adminPath('seoTag', { id: tag.id })}
              />
            )}
          </>
        }
        back={{ to: adminPath('seoTags'), label: t('tags.back') }}
      >
        <TagFields {...props} />
      </FormPage>
      {tag && !deleted && (
        <Needs resource="site" action="delete" label={t('tags.delete')}>
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="revision" value={revision} />
            <ConfirmSubmit
              label={t('tags.delete')}
              question={t('tags.deleteQuestion')}
              text={t('tags.deleteText')}
              confirm={t('tags.deleteConfirm')}
              cancel={t('tags.cancel')}
            />
          </Form>
        </Needs>
      )}
    </>
  );
}
