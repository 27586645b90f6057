import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Option, Select } from '#app/ui/select.tsx';
import { isFiltered, type ListPage, listAddress, sortText } from './list-address.ts';

export type ListFilter = { name: string; label: string; hint?: string } & (
  | { kind: 'search' | 'date' }
  /** `any` is the line that filters nothing. */
  | { kind: 'choice'; any: string; options: readonly Option[] }
);

type FilterFieldProps = {
  filter: ListFilter;
  value: string | undefined;
  /** What was typed, where it is too little to look for. */
  tooShort: string | undefined;
};

function FilterField({ filter, value, tooShort }: FilterFieldProps) {
  const { t } = useTranslation('data-table');
  const { name, label, hint, kind } = filter;
  const same = { id: `filter-${name}`, name, label, hint, className: `dt-${kind}` };
  if (kind === 'choice') {
    return (
      <Select
        {...same}
        placeholder={filter.any}
        defaultValue={value ?? ''}
        options={filter.options}
      />
    );
  }
  return (
    <Field
      {...same}
      type={kind}
      defaultValue={value ?? tooShort}
      error={tooShort !== undefined && t('threeLetters')}
    />
  );
}

type Props = { filters: readonly ListFilter[]; page: ListPage };

/** Filters of a list: a form that asks for an address, so that it works before any script does. */
export function FilterForm({ filters, page }: Props) {
  const { t } = useTranslation('data-table');
  const asked = new Set(filters.map(({ name }) => name));
  const others = Object.entries({ ...page.filter, sort: sortText(page) }).filter(
    ([name, value]) => value !== undefined && !asked.has(name),
  );
  return (
    // Written anew for another address: the fields hold what the list shows.
    <Form method="get" className="dt-filters" role="search" key={listAddress(page, page.tooShort)}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={page.filter[filter.name]}
          tooShort={page.tooShort[filter.name]}
        />
      ))}
      <div className="dt-filter-acts">
        <Button type="submit" variant="outline" small>
          {t('filter')}
        </Button>
        {isFiltered(page) && (
          <Link className="l" to={listAddress({ ...page, filter: {} })}>
            {t('clear')}
          </Link>
        )}
      </div>
    </Form>
  );
}
