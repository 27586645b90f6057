import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { STORAGE_KINDS, type StoredField, type StoredForm, storedField } from '../stored-items.ts';

/** Empty places on offer: after a save there are as many again. */
const SPARE = 2;

type Props = {
  /** A stored or typed item; null for an empty place. */
  items: readonly (StoredForm | null)[];
  wrong: (name: string) => string | undefined;
};

/** The browser storage of a script: printed on /cookies while the tag is active. */
export function TagStores({ items, wrong }: Props) {
  const { t } = useTranslation('seo');
  const count = items.filter((item) => item !== null).length;
  // Places that were left empty stay where they are: errors refer to their number.
  const used = items.findLastIndex((item) => item !== null) + 1;
  const visible = [...items.slice(0, used), ...Array.from({ length: SPARE }, () => null)];
  return (
    <details className="seo-places" open={count > 0 || undefined}>
      <summary>{t('stores.title', { count })}</summary>
      <p className="soft small">{t('stores.text')}</p>
      {visible.map((item, index) => {
        const field = (name: StoredField) => {
          const id = storedField(index, name);
          return {
            id,
            name: id,
            label: t(`stores.${name}`),
            error: wrong(id),
            defaultValue: item?.[name] ?? '',
          };
        };
        return (
          // Places have no name of their own, and only the last ones are ever added.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset key={index} className="seo-part">
            <legend className="small">{t('stores.one', { place: String(index + 1) })}</legend>
            <Select
              {...field('kind')}
              defaultValue={item?.kind ?? 'cookie'}
              options={STORAGE_KINDS.map((value) => ({ value, label: t(`stores.kinds.${value}`) }))}
            />
            <Field
              {...field('key')}
              hint={t('stores.keyHint')}
              spellCheck={false}
              autoCapitalize="off"
            />
            <Field {...field('purpose')} />
            <Field {...field('purpose_en')} />
            <Field {...field('duration')} hint={t('stores.durationHint')} />
            <Field {...field('duration_en')} />
          </fieldset>
        );
      })}
    </details>
  );
}
