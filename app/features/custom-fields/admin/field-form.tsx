import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { FieldReply } from '../commands/field-actions.server.ts';
import {
  CUSTOM_FIELD_TYPES,
  type CustomField,
  type CustomFieldType,
  FIELD_SUBJECTS,
  type FieldMistake,
  type FieldSubject,
  LONGEST_LABEL,
  LONGEST_UNIT,
} from '../custom-field.ts';
import type { ProductName } from '../custom-fields.store.server.ts';

type Props = {
  /** Null for a new one. */
  field: CustomField | null;
  deleted: Deletion | null;
  /** What a new one is of. */
  subject: FieldSubject;
  products: readonly ProductName[];
  reply: FieldReply | undefined;
};

const places: PlaceOf = ([column = '']) => fieldPlace(column);

function Notice({ field, deleted, reply }: Pick<Props, 'field' | 'deleted' | 'reply'>) {
  const { t } = useTranslation('custom-fields');
  const saved = reply?.ok ? reply.data : undefined;
  const refused = reply?.ok === false ? reply : undefined;
  const conflict = refused?.code === 'changed' ? refused.details : undefined;
  useSavedToast('custom-field', reply, saved && t('savedField'));
  return (
    <>
      <ReadRevision revision={field?.revision ?? 0} answer={saved} />
      {refused && !conflict && (
        <p className="admin-notice bad" role="alert">
          {t(`notDone.${refused.code}`)}
        </p>
      )}
      {deleted && !conflict && <DeletedNotice deleted={deleted} />}
      {conflict && (
        <EditConflict
          conflict={conflict}
          placeOf={places}
          reloadTo={adminPath('customField', { id: field?.id ?? 'new' })}
        />
      )}
    </>
  );
}

type Line = { key: string; label: string; labelEn: string; isOff: boolean };

const EMPTY: Line = { key: '', label: '', labelEn: '', isOff: false };

/** The choices as they are stored, or as they were typed before a refusal. */
function linesOf(field: CustomField | null, reply: FieldReply | undefined): Line[] {
  const { values, lists } = reply?.ok === false ? reply : {};
  const typed = (name: string) => lists?.[name] ?? (values?.[name] ? [values[name]] : undefined);
  const labels = typed('choice_label');
  if (labels) {
    return labels.map((label, at) => ({
      key: typed('choice_key')?.[at] ?? '',
      label,
      labelEn: typed('choice_label_en')?.[at] ?? '',
      isOff: typed('choice_off')?.includes(String(at)) ?? false,
    }));
  }
  return (field?.choices ?? []).map(({ key, label, labelEn, isActive }) => ({
    key,
    label,
    labelEn: labelEn ?? '',
    isOff: !isActive,
  }));
}

/** What can be chosen, a line each; a stored one can no longer be offered, and is never removed. */
function Choices({ field, reply, error }: Pick<Props, 'field' | 'reply'> & { error: string }) {
  const { t } = useTranslation('custom-fields');
  const [stored] = useState(() => linesOf(field, reply));
  const [empty, setEmpty] = useState(3);
  const lines = [...stored, ...Array.from({ length: empty }, () => EMPTY)];
  return (
    <fieldset className="field field-choices" id="choices">
      <legend className="subtitle">{t('fields.choices')}</legend>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, at the end
        <div className="choice-line" key={at}>
          <input type="hidden" name="choice_key" value={line.key} />
          <Field
            id={`choice-${at}`}
            name="choice_label"
            label={t('fields.choice', { place: at + 1 })}
            defaultValue={line.label}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
          />
          <Field
            id={`choice-en-${at}`}
            name="choice_label_en"
            label={t('fields.choiceEn', { place: at + 1 })}
            defaultValue={line.labelEn}
            maxLength={LONGEST_LABEL}
            autoComplete="off"
          />
          <Checkbox
            id={`choice-off-${at}`}
            name="choice_off"
            value={at}
            defaultChecked={line.isOff}
          >
            {t('fields.choiceOff')}
          </Checkbox>
        </div>
      ))}
      <p>
        <Button variant="outline" small onClick={() => setEmpty(empty + 1)}>
          {t('addChoice')}
        </Button>
      </p>
      {error && <FieldError id="choices">{error}</FieldError>}
    </fieldset>
  );
}

/** The editor of a custom field. What it is of, its key and its type are chosen once. */
export function FieldForm({ field: newest, deleted, subject, products, reply }: Props) {
  const { t } = useTranslation('custom-fields');
  // Texts and revision of one reading, however often a live screen reads again.
  const [field] = useState(newest);
  const hydrated = useHydrated();
  const refused = reply?.ok === false ? reply : undefined;
  const typed = refused?.values;
  const [type, setType] = useState<CustomFieldType>(
    field?.type ?? CUSTOM_FIELD_TYPES.find((one) => one === typed?.['type']) ?? 'text',
  );
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, FieldMistake>>;
  const mistake = (name: string) => {
    const code = mistakes[name];
    return code ? t(`mistakes.${code}`) : undefined;
  };
  const checked = (name: string, stored: boolean | undefined) =>
    typed ? typed[name] !== undefined : (stored ?? false);
  // Before scripts run, a new field shows what any type may need.
  const any = !field && !hydrated;
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      draft={{ of: `custom-field ${field?.id ?? 'new'}`, revision: field?.revision ?? 0 }}
      back={{ to: adminPath('customFields'), label: t('back') }}
      notice={<Notice field={field} deleted={deleted} reply={reply} />}
    >
      {field ? (
        <p className="soft">
          {t('fixed', {
            subject: t(`subjects.${field.subject}`),
            type: t(`types.${field.type}`),
            key: field.key,
          })}
        </p>
      ) : (
        <>
          <Select
            id="subject"
            name="subject"
            label={t('fields.subject')}
            defaultValue={typed?.['subject'] ?? subject}
            options={FIELD_SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          />
          <Select
            id="type"
            name="type"
            label={t('fields.type')}
            hint={t('hints.type')}
            value={type}
            onChange={({ target }) => setType(target.value as CustomFieldType)}
            options={CUSTOM_FIELD_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </>
      )}
      <Field
        id="label"
        name="label"
        label={t('fields.label')}
        defaultValue={typed?.['label'] ?? field?.label ?? ''}
        error={mistake('label')}
        maxLength={LONGEST_LABEL}
        autoComplete="off"
        required
      />
      <Field
        id="label_en"
        name="label_en"
        label={t('fields.label_en')}
        mark={t('optional')}
        defaultValue={typed?.['label_en'] ?? field?.labelEn ?? ''}
        error={mistake('label_en')}
        maxLength={LONGEST_LABEL}
        autoComplete="off"
      />
      {!field && (
        <Field
          id="key"
          name="key"
          label={t('fields.key')}
          mark={t('optional')}
          hint={t('hints.key')}
          defaultValue={typed?.['key'] ?? ''}
          error={mistake('key')}
          maxLength={40}
          autoComplete="off"
        />
      )}
      {(any || type === 'number') && (
        <Field
          id="unit"
          name="unit"
          label={t('fields.unit')}
          mark={t('optional')}
          hint={t('hints.unit')}
          defaultValue={typed?.['unit'] ?? field?.unit ?? ''}
          error={mistake('unit')}
          maxLength={LONGEST_UNIT}
          autoComplete="off"
        />
      )}
      {(any || type === 'choice' || type === 'choices') && (
        <Choices
          // After a save the lines have their keys.
          key={newest?.revision ?? 0}
          field={newest}
          reply={refused}
          error={mistake('choices') ?? ''}
        />
      )}
      <Select
        id="product"
        name="product"
        label={t('fields.product')}
        placeholder={t('everyProduct')}
        defaultValue={typed?.['product'] ?? field?.product ?? ''}
        error={mistake('product')}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Checkbox
        id="is_required"
        name="is_required"
        defaultChecked={checked('is_required', field?.isRequired)}
      >
        {t('fields.is_required')}
      </Checkbox>
      <Checkbox id="in_list" name="in_list" defaultChecked={checked('in_list', field?.inList)}>
        {t('fields.in_list')}
      </Checkbox>
    </FormPage>
  );
}
