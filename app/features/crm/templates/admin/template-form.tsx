import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { type MessageValues, PLACEHOLDERS } from '#app/features/crm/messages/messages.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { brokenPlaceholders } from '#app/ui/admin/composer/placeholders.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { TemplateReply } from '../commands/template-actions.server.ts';
import {
  NOT_SAVED,
  TEMPLATE_CHANNELS,
  TEMPLATE_FIELDS,
  type Template,
  type TemplateChannel,
  type TemplateField,
  type TemplateMistake,
} from '../templates.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateText } from './template-text.tsx';

type Props = {
  /** Null for a new one. */
  template: Template | null;
  deleted: Deletion | null;
  products: readonly { slug: string; name: string }[];
  /** Of somebody who wrote to us lately; undefined where nobody did. */
  values: Readonly<Record<Locale, MessageValues>> | undefined;
  /** What became of a save. */
  reply: TemplateReply | undefined;
};

type Mistakes = Readonly<Record<string, TemplateMistake>>;

const mistakesIn = (reply: TemplateReply | undefined) =>
  (reply?.ok === false ? reply.fieldErrors : {}) as Mistakes;

const templatePlaces: PlaceOf = ([column = '', inner = '', leaf = '']) =>
  fieldPlace(column === 'translations' ? `${leaf}_${inner}` : column);

/** The sides of a conflict, a save, a refusal, at the foot of the form. */
function Notice({ template, deleted, reply }: Omit<Props, 'products' | 'values'>) {
  const { t } = useTranslation('templates');
  const saved = reply?.ok && reply.intent === 'save' ? reply.data : undefined;
  const refused = reply?.ok === false ? reply : undefined;
  const conflict = refused?.code === 'changed' ? refused.details : undefined;
  const code = NOT_SAVED.find((one) => one === refused?.code);
  useSavedToast('template', reply, saved && t('saved'));
  return (
    <>
      <ReadRevision revision={template?.revision ?? 0} answer={saved} />
      {(refused?.code === 'invalid' || refused?.code === 'taken') && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      {code && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${code}`)}
        </p>
      )}
      {deleted && !conflict && <DeletedNotice deleted={deleted} />}
      {conflict && (
        <EditConflict
          conflict={conflict}
          placeOf={templatePlaces}
          reloadTo={adminPath('template', { id: template?.id ?? 'new' })}
        />
      )}
    </>
  );
}

type NewProps = Pick<Props, 'products' | 'reply'> & {
  channel: TemplateChannel;
  choose: (channel: TemplateChannel) => void;
};

/** What a template is for good: of which product, over which channel, by which key. */
function NewFields({ products, reply, channel, choose }: NewProps) {
  const { t } = useTranslation('templates');
  const mistakes = mistakesIn(reply);
  const typed = reply?.ok === false ? reply.values : {};
  return (
    <>
      <Select
        id="product"
        name="product"
        label={t('product')}
        defaultValue={typed['product']}
        error={mistakes['product'] && t(`mistakes.${mistakes['product']}`)}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Select
        id="channel"
        name="channel"
        label={t('channel')}
        value={channel}
        onChange={({ target }) => choose(target.value as TemplateChannel)}
        options={TEMPLATE_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
      />
      <Field
        id="key"
        name="key"
        label={t('fields.key')}
        hint={t('hints.key')}
        error={mistakes['key'] && t(`mistakes.${mistakes['key']}`)}
        defaultValue={typed['key']}
        autoComplete="off"
        required
      />
    </>
  );
}

/** The editor of a template: both languages, placeholders marked, and how it would read. */
export function TemplateForm(props: Props) {
  const { template: newest, products, values, reply } = props;
  const { t } = useTranslation('templates');
  // Texts and revision of one reading, however often a live screen reads again.
  const [template] = useState(newest);
  const typed = reply?.ok === false ? reply.values : undefined;
  const [channel, setChannel] = useState<TemplateChannel>(
    template?.channel ?? (typed?.['channel'] === 'whatsapp' ? 'whatsapp' : 'mail'),
  );
  const [beginsActive] = useState(
    typed ? typed['is_active'] !== undefined : (template?.isActive ?? true),
  );
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(
        TEMPLATE_FIELDS.map((field) => [field, typed?.[field] ?? template?.texts[field] ?? '']),
      ) as Record<TemplateField, string>,
  );
  const change = (field: TemplateField, text: string) =>
    setTexts((now) => ({ ...now, [field]: text }));
  const mistakes = mistakesIn(reply);
  const mistakeOf = (field: string) => {
    const names = brokenPlaceholders(typed?.[field] ?? '', PLACEHOLDERS).join(', ');
    return mistakes[field] && t(`mistakes.${mistakes[field]}`, { names });
  };
  const language = (suffix: '' | '_en') => {
    const fields = [...(channel === 'mail' ? ['subject' as const] : []), 'body' as const];
    const name = `name${suffix}` as const;
    return (
      <fieldset className="field template-words">
        <legend className="subtitle">{t(suffix ? 'english' : 'portuguese')}</legend>
        <Field
          id={name}
          name={name}
          label={t(`fields.${name}`)}
          error={mistakeOf(name)}
          value={texts[name]}
          onChange={({ target }) => change(name, (target as HTMLInputElement).value)}
          maxLength={80}
          autoComplete="off"
          required
        />
        <TemplateText
          fields={fields.map((field): TemplateField => `${field}${suffix}`)}
          texts={texts}
          mistakeOf={mistakeOf}
          change={change}
        />
      </fieldset>
    );
  };
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      draft={{ of: `template ${template?.id ?? 'new'}`, revision: template?.revision ?? 0 }}
      back={{ to: adminPath('templates'), label: t('back') }}
      preview={<TemplatePreview texts={texts} channel={channel} values={values} />}
      notice={<Notice template={template} deleted={props.deleted} reply={reply} />}
    >
      {!template && (
        <NewFields products={products} reply={reply} channel={channel} choose={setChannel} />
      )}
      {language('')}
      {language('_en')}
      <Checkbox id="is_active" name="is_active" defaultChecked={beginsActive}>
        {t('fields.is_active')}
      </Checkbox>
    </FormPage>
  );
}
