import { useTranslation } from 'react-i18next';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { conflictIn, refusedSave, type SeoReply } from '../seo-reply.ts';
import { ReadOnly } from './read-only.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { settingPlaces } from './seo-places.ts';
import { useMistakeWords } from './use-mistake-words.ts';
import { useSeoRevision } from './use-seo-revision.ts';

type Props = {
  unit: string;
  revision: number;
  deleted: Deletion | null;
  values: Readonly<Record<string, string | boolean | null>>;
  /** The default beginning of canonical addresses. */
  base: string;
  /** Whether the user may change it. */
  may: boolean;
  reply: SeoReply | undefined;
};

const IDS = ['google_analytics_id', 'facebook_pixel_id', 'linkedin_partner_id'] as const;

type FieldsProps = Pick<Props, 'values' | 'base' | 'reply'>;

function SettingsFields({ values, base, reply }: FieldsProps) {
  const { t } = useTranslation('seo');
  const wrong = useMistakeWords(reply);
  const typed = refusedSave(reply)?.values;
  const field = (name: string) => ({
    id: name.replace('.', '-'),
    name,
    error: wrong(name),
    defaultValue: typed ? (typed[name] ?? '') : String(values[name] ?? ''),
  });
  const english = (label: string) => `${label} · ${t('languages.en')}`;
  return (
    <>
      <fieldset id="search" className="seo-part">
        <legend className="subtitle">{t('settings.search')}</legend>
        <Field
          {...field('site_name')}
          label={t('settings.site_name')}
          hint={t('settings.siteNameHint')}
        />
        <Field
          {...field('en.site_name')}
          label={english(t('settings.site_name'))}
          hint={t('settings.fallbackHint')}
        />
        <Field
          {...field('title_template')}
          label={t('settings.title_template')}
          hint={t('settings.templateHint')}
          required
        />
        <Field
          {...field('en.title_template')}
          label={english(t('settings.title_template'))}
          hint={t('settings.fallbackHint')}
        />
        <Field
          {...field('canonical_base_url')}
          label={t('settings.canonical_base_url')}
          hint={t('settings.baseHint', { base })}
          inputMode="url"
        />
        <Field
          {...field('og_image')}
          label={t('settings.og_image')}
          hint={t('settings.imageHint')}
          inputMode="url"
        />
        <Field {...field('twitter_handle')} label={t('settings.twitter_handle')} />
      </fieldset>
      <fieldset id="measuring" className="seo-part">
        <legend className="subtitle">{t('settings.measuring')}</legend>
        <p className="soft">{t('settings.measuringText')}</p>
        {IDS.map((name) => (
          <Field key={name} {...field(name)} label={t(`settings.${name}`)} autoComplete="off" />
        ))}
        <Field
          {...field('google_tag_manager_id')}
          label={t('settings.google_tag_manager_id')}
          autoComplete="off"
        />
        <Checkbox
          id="google_tag_manager_enabled"
          name="google_tag_manager_enabled"
          aria-describedby="gtm-warning"
          defaultChecked={
            typed
              ? typed['google_tag_manager_enabled'] === 'on'
              : values['google_tag_manager_enabled'] === true
          }
        >
          {t('settings.gtmOn')}
        </Checkbox>
        <p className="admin-notice bad" id="gtm-warning">
          {t('settings.gtmWarning')}
        </p>
      </fieldset>
    </>
  );
}

/** The settings for all pages of a unit, in both languages. */
export function SettingsForm({ unit, revision, deleted, values, base, may, reply }: Props) {
  const { t } = useTranslation('seo');
  const held = useSeoRevision(revision, reply);
  const conflict = conflictIn(reply);
  const fields = <SettingsFields values={values} base={base} reply={reply} />;
  if (!may) return <ReadOnly reply={reply}>{fields}</ReadOnly>;
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      sections={(['search', 'measuring'] as const).map((id) => ({
        id,
        label: t(`settings.${id}`),
      }))}
      draft={{ of: `seo ${unit}`, revision: held }}
      notice={
        <>
          <ReplyNotice reply={reply} />
          <input type="hidden" name="revision" value={held} />
          {deleted && !conflict && <DeletedNotice deleted={deleted} />}
          {conflict && (
            <EditConflict
              conflict={conflict}
              placeOf={settingPlaces}
              reloadTo={`${adminPath('seo')}?unit=${unit}`}
            />
          )}
        </>
      }
    >
      {fields}
    </FormPage>
  );
}
