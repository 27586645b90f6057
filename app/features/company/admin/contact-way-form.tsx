import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { ADDRESS_PARTS } from '../contact-way.ts';
import type { ContactWayReply } from './commands/company-actions.server.ts';
import { contactPlaces } from './company-places.ts';
import { ReplyNotice } from './reply-notice.tsx';
import type { ContactWayEntry, TextMistakes } from './staff-company.ts';

type Props = {
  /** A new one has no id yet. */
  way: Omit<ContactWayEntry, 'id'> & { id: string | null };
  units: readonly { slug: string; name: string }[];
  reply: ContactWayReply | undefined;
  /** What visitors see of it, beside the fields. */
  preview: ReactNode;
};

const INPUT = { phone: 'tel', email: 'email', social: 'url', address: 'text' } as const;
const OPTIONAL = ['label_en', 'street', 'district', 'postal_code'];

type Shown = Pick<Props, 'way'> & { texts: ContactWayEntry['texts']; mistakes: TextMistakes };

function useContactWayField({ way, texts, mistakes }: Shown) {
  const { t } = useTranslation('company');
  return (name: string, label: string, hint?: string) => (
    <Field
      key={name}
      id={name}
      name={name}
      type={name === 'value' ? INPUT[way.type] : 'text'}
      autoComplete="off"
      required={!OPTIONAL.includes(name)}
      label={label}
      hint={hint}
      mark={OPTIONAL.includes(name) ? t('optional') : undefined}
      error={mistakes[name] && t(`errors.${mistakes[name]}`)}
      defaultValue={texts[name]}
    />
  );
}

function DeleteContactWay({ revision }: { revision: number }) {
  const { t } = useTranslation('company');
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="delete" />
      <ReadRevision revision={revision} />
      <ConfirmSubmit
        label={t('delete.label')}
        question={t('delete.question')}
        text={t('delete.text')}
        confirm={t('delete.confirm')}
        cancel={t('delete.cancel')}
      />
    </Form>
  );
}

/** The form of one contact way: its names in both languages, its value, its visibility. */
export function ContactWayForm({ way: newest, units, reply, preview }: Props) {
  const { t } = useTranslation('company');
  // As in the form of the settings: texts and revision of one reading.
  const [way] = useState(newest);
  const refused = reply?.ok === false && reply.intent === 'save' ? reply : undefined;
  const conflict = refused?.code === 'changed' ? refused.details : undefined;
  const texts = refused?.values ?? way.texts;
  const mistakes = (refused?.fieldErrors ?? {}) as TextMistakes;
  const field = useContactWayField({ way, texts, mistakes });
  const visible = (name: 'is_active' | 'is_public', stored: boolean) =>
    refused ? texts[name] !== undefined : stored;
  return (
    <>
      <FormPage
        submit={t('save')}
        reply={reply}
        preview={preview}
        draft={{ of: `contact ${way.id ?? `new ${way.unit} ${way.type}`}`, revision: way.revision }}
        back={{ to: `${adminPath('company')}?unit=${way.unit}#contacts`, label: t('back') }}
        notice={
          <>
            <ReadRevision revision={way.revision} />
            <input type="hidden" name="type" value={way.type} />
            <ReplyNotice reply={reply} row={way.id ?? undefined} />
            {newest.deleted && !conflict && <DeletedNotice deleted={newest.deleted} />}
            {conflict && (
              <EditConflict
                conflict={conflict}
                placeOf={contactPlaces}
                reloadTo={adminPath('contactWay', { id: way.id ?? 'new' })}
              />
            )}
          </>
        }
      >
        {field('label', t('fields.label'))}
        {field('label_en', t('fields.label_en'), t('hints.label_en'))}
        {way.type === 'address'
          ? ADDRESS_PARTS.map((part) => field(part, t(`fields.${part}`)))
          : field('value', t(`values.${way.type}`), t(`valueHints.${way.type}`))}
        <Select
          id="business_unit"
          name="business_unit"
          label={t('fields.business_unit')}
          defaultValue={refused ? texts['business_unit'] : way.unit}
          options={units.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Checkbox
          id="is_public"
          name="is_public"
          defaultChecked={visible('is_public', way.isPublic)}
        >
          {t('fields.is_public')}
        </Checkbox>
        <Checkbox
          id="is_active"
          name="is_active"
          defaultChecked={visible('is_active', way.isActive)}
        >
          {t('fields.is_active')}
        </Checkbox>
      </FormPage>
      {way.id && !newest.deleted && (
        <Needs resource="settings" action="delete" label={t('delete.label')}>
          <DeleteContactWay revision={way.revision} />
        </Needs>
      )}
    </>
  );
}
