import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { FactInPlace } from '#app/ui/admin/record/fact-in-place.tsx';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { FieldValueReply } from '../commands/set-field-value.server.ts';
import {
  type CustomField,
  type FieldValue,
  fieldLabel,
  fillable,
  type RecordFields,
  shownValue,
  typedValue,
} from '../custom-field.ts';
import { ValueInput } from './value-input.tsx';

/** The message for a reply. */
function useWords() {
  const { t } = useTranslation('custom-fields');
  return (reply: FieldValueReply) => t(reply.ok ? 'saved' : `refused.${reply.code}`);
}

/** A value that is read: an address is a link. */
function ShownValue({ field, value }: { field: CustomField; value: FieldValue }) {
  const locale = useLocale();
  const { t } = useTranslation('custom-fields');
  const text = shownValue(field, value, locale);
  if (text === '') return <span className="soft">{t('empty')}</span>;
  if (field.type !== 'url') return text;
  return text.replace(/^https?:\/\//, '');
}

type FactProps = {
  field: CustomField;
  value: FieldValue;
  edits: boolean;
  action: string;
  fetcher: ReturnType<typeof useFieldPosts>;
  refused: Extract<FieldValueReply, { ok: false }> | undefined;
  locale: Locale;
};

function Fact({ field, value, edits, action, fetcher, refused, locale }: FactProps) {
  const { t } = useTranslation('custom-fields');
  const id = useId();
  const typed = refused
    ? (refused.lists?.['value'] ?? [refused.values['value'] ?? ''])
    : typedValue(field, value);
  const isLink = field.type === 'url' && typeof value === 'string';
  return (
    <>
      <FactInPlace
        label={fieldLabel(field, locale)}
        value={<ShownValue field={field} value={value} />}
        edits={edits}
        action={action}
        as={fetcher.Form}
        open={refused !== undefined}
        fields={{ intent: 'custom-field', field: field.id, seen: JSON.stringify(value) }}
      >
        <ValueInput
          field={field}
          id={id}
          name="value"
          typed={typed}
          error={refused && t(`refused.${refused.code}`)}
        />
      </FactInPlace>
      {isLink && (
        <a className="link small" href={value} target="_blank" rel="noreferrer noopener">
          {t('open', { name: fieldLabel(field, locale) })}
        </a>
      )}
    </>
  );
}

function useFieldPosts(action: string) {
  const { t } = useTranslation('custom-fields');
  const wordsOf = useWords();
  return useActionToast<FieldValueReply>(action, {
    kind: 'custom-field',
    undo: t('undo'),
    wordsOf: (reply) => ({ title: wordsOf(reply) }),
    fetcherKey: `custom-field ${action}`,
  });
}

type Props = {
  record: RecordFields;
  /** The address of the record, which the values are posted to. */
  action: string;
  resource: 'crm' | 'feedback';
  part: 'h2' | 'h3';
  /** The result of a value posted without scripts. */
  reply?: FieldValueReply | undefined;
};

/** The values of a record in the fields that staff defined, each changed in its place. */
export function CustomFacts({ record, action, resource, part: Part, reply }: Props) {
  const { t } = useTranslation('custom-fields');
  const locale = useLocale();
  const edits = usePermissions().may(resource, 'update');
  const fetcher = useFieldPosts(action);
  const wordsOf = useWords();
  const latest = (fetcher.data as FieldValueReply | undefined) ?? reply;
  const refused = latest && !latest.ok ? latest : undefined;
  const open = fillable(record);
  // What is archived is read as long as it has a value.
  const read = record.fields.filter((one) => !open.includes(one) && one.id in record.values);
  if (open.length === 0 && read.length === 0) return null;
  return (
    <section aria-labelledby="custom-facts">
      <Part className="subtitle" id="custom-facts">
        {t('heading')}
      </Part>
      {reply && (
        <ActionNotice reply={reply} text={wordsOf(reply)} undo={t('undo')} action={action} />
      )}
      {[...open, ...read].map((field) => {
        const value = record.values[field.id] ?? null;
        const wrong = refused?.values['field'] === field.id ? refused : undefined;
        return (
          <Fact
            // After a save it shows its new value, and is closed.
            key={`${field.id} ${JSON.stringify(value)}`}
            field={field}
            value={value}
            edits={edits && open.includes(field)}
            refused={wrong}
            {...{ action, fetcher, locale }}
          />
        );
      })}
    </section>
  );
}
