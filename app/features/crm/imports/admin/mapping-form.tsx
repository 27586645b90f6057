import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { sourceName } from '#app/features/crm/contacts/source-name.ts';
import { type CustomField, fieldLabel } from '#app/features/custom-fields/custom-field.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Table } from '#app/ui/table.tsx';
import type { ImportReply } from '../commands/import-actions.server.ts';
import { IMPORT_FIELDS, type Mapping } from '../import-fields.ts';
import type { ImportProduct } from '../imports.store.server.ts';
import { type Import, ON_KNOWN } from '../imports.ts';

type Props = {
  found: Import;
  /** The detected columns, or the earlier choice. */
  mapping: Mapping;
  remembered: boolean;
  samples: readonly (readonly string[])[];
  products: readonly ImportProduct[];
  /** Fields of contacts that staff defined. */
  own: readonly CustomField[];
  reply: ImportReply | undefined;
};

type ColumnsProps = Pick<Props, 'found' | 'mapping' | 'samples' | 'own'>;

function Columns({ found, mapping, samples, own }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  const nameOf = (head: string, at: number) => head || t('mapping.unnamed', { number: at + 1 });
  return (
    <Table
      cards
      caption={t('mapping.caption')}
      columns={[
        { key: 'column', label: t('mapping.column') },
        { key: 'is', label: t('mapping.is') },
        { key: 'sample', label: t('mapping.sample') },
      ]}
      rows={found.header.map((head, at) => ({
        key: String(at),
        cells: [
          nameOf(head, at),
          <select
            key="is"
            className="input"
            name={`column-${at}`}
            aria-label={t('mapping.isOf', { column: nameOf(head, at) })}
            defaultValue={mapping[at] ?? ''}
          >
            <option value="">{t('mapping.nothing')}</option>
            {IMPORT_FIELDS.map((field) => (
              <option key={field} value={field}>
                {t(`fields.${field}`)}
              </option>
            ))}
            {own.length > 0 && (
              <optgroup label={t('mapping.own')}>
                {own.map((field) => (
                  <option key={field.key} value={`field:${field.key}`}>
                    {fieldLabel(field, locale)}
                  </option>
                ))}
              </optgroup>
            )}
          </select>,
          <span key="sample" className="import-sample">
            {samples
              .map((cells) => cells[at] ?? '')
              .filter(Boolean)
              .join(' · ')}
          </span>,
        ],
      }))}
    />
  );
}

/** Maps each column of a file, and sets the target of its contacts. */
export function MappingForm(props: Props) {
  const { found, mapping, remembered, samples, products, own, reply } = props;
  const { t } = useTranslation('imports');
  const { t: tContacts } = useTranslation('contacts');
  const code = reply?.ok === false ? reply.code : undefined;
  const busy = useNavigation().state === 'submitting';
  const [slug, setSlug] = useState(found.product);
  const product = products.find((one) => one.slug === slug) ?? products[0];
  return (
    <Form method="post" className="import-mapping" noValidate>
      <input type="hidden" name="intent" value="map" />
      <h2 className="subtitle">{t('mapping.title')}</h2>
      <p className="soft">
        {t('mapping.text')} {remembered && t('mapping.remembered')}
      </p>
      {(code === 'nobody' || code === 'twice') && (
        <div role="alert">
          <FieldError id="columns">{t(`mapping.mistakes.${code}`)}</FieldError>
        </div>
      )}
      <Columns {...{ found, mapping, samples, own }} />
      <div className="import-where">
        <Select
          id="product"
          name="product"
          label={t('mapping.product')}
          hint={t('mapping.productHint')}
          options={products.map((one) => ({ value: one.slug, label: one.name }))}
          value={slug}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        <Select
          key={product?.slug}
          id="source"
          name="source"
          label={t('mapping.source')}
          hint={t('mapping.sourceHint')}
          options={(product?.sources ?? []).map((source) => ({
            value: source,
            label: sourceName(tContacts, source),
          }))}
          defaultValue={found.source}
        />
      </div>
      <ChoiceGroup
        id="known"
        name="known"
        label={t('mapping.onKnown')}
        hint={t('mapping.onKnownHint')}
        options={ON_KNOWN.map((value) => ({ value, label: t(`mapping.known.${value}`) }))}
        defaultValue={found.onKnown}
      />
      <div className="acts">
        <Button type="submit" busy={busy}>
          {t('mapping.submit')}
        </Button>
      </div>
    </Form>
  );
}
