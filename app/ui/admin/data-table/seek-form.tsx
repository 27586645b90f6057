import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { type ListPage, listAddress } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

type Props = { filter: Extract<ListFilter, { kind: 'search' }>; page: ListPage };

/** The search text of a list; works without scripts. */
export function SeekForm({ filter: { name, label, hint }, page }: Props) {
  const { t } = useTranslation('data-table');
  const box = useRef<HTMLInputElement>(null);
  useKeys([
    {
      keys: '/',
      label: t('keys.seek'),
      group: 'list',
      legend: true,
      run: () => box.current?.select(),
    },
  ]);
  const tooShort = page.tooShort[name];
  const id = `filter-${name}`;
  const text = tooShort !== undefined ? `${id}-e` : hint ? `${id}-h` : undefined;
  return (
    // Remounted for another address: the field holds the shown text.
    <Form
      method="get"
      className="data-table-seek"
      role="search"
      key={listAddress(page, page.tooShort)}
    >
      <HiddenFilterFields page={page} without={name} />
      <label>
        <Search aria-hidden="true" />
        <input
          ref={box}
          type="search"
          id={id}
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={page.filter[name] ?? tooShort}
          aria-invalid={tooShort !== undefined || undefined}
          aria-describedby={text}
        />
        <KeyHint>/</KeyHint>
      </label>
      {tooShort !== undefined && (
        <p className="error" id={`${id}-e`}>
          {t('threeLetters')}
        </p>
      )}
      {hint && tooShort === undefined && (
        <p className="unseen" id={`${id}-h`}>
          {hint}
        </p>
      )}
    </Form>
  );
}
