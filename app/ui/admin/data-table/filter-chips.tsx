import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { FoldMenu } from '../fold-menu.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { type ListPage, listAddress } from './list-address.ts';
import type { ChipFilter } from './list-filter.ts';

type ChipProps = { filter: ChipFilter; page: ListPage };

/** The list with another value of a filter, or without it. */
const addressWith = (page: ListPage, name: string, value: string | undefined) =>
  listAddress({ ...page, filter: { ...page.filter, [name]: value } });

/** The values of a filter: an address each, or a day to type. */
function Values({ filter, page }: ChipProps) {
  const { t } = useTranslation('data-table');
  const { name, label } = filter;
  const value = page.filter[name];
  if (filter.kind === 'date') {
    return (
      <Form method="get" className="data-table-day">
        <HiddenFilterFields page={page} without={name} />
        <input
          type="date"
          className="input"
          name={name}
          aria-label={label}
          defaultValue={value}
          required
        />
        <Button type="submit" variant="outline" small>
          {t('apply')}
        </Button>
      </Form>
    );
  }
  return (
    <ul>
      {filter.options.map((option) => (
        <li key={option.value}>
          <Link
            className="fold-menu-item"
            to={addressWith(page, name, option.value)}
            aria-current={option.value === value ? 'true' : undefined}
          >
            {option.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An active filter: its name, its value, and the link that removes it. */
function Chip({ filter, page }: ChipProps) {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  const { name, label, icon: Icon } = filter;
  const value = page.filter[name] ?? '';
  const visible =
    filter.kind === 'date'
      ? formatDay(value, locale)
      : (filter.options.find((option) => option.value === value)?.label ?? value);
  return (
    <li className="data-table-chip">
      <span>
        {Icon && <Icon aria-hidden="true" />} {label}
      </span>
      {filter.kind === 'choice' && <span>{t('is')}</span>}
      <FoldMenu label={<b>{visible}</b>} name={t('change', { label, value: visible })}>
        <Values filter={filter} page={page} />
      </FoldMenu>
      <Link to={addressWith(page, name, undefined)} aria-label={t('without', { label })}>
        <X aria-hidden="true" />
      </Link>
    </li>
  );
}

type Props = { filters: readonly ChipFilter[]; page: ListPage };

/** Filters of a list, all of them in its address: the active ones as chips, the others behind a button. */
export function FilterChips({ filters, page }: Props) {
  const { t } = useTranslation('data-table');
  const fold = useRef<HTMLDetailsElement>(null);
  useKeys([
    {
      keys: 'f',
      label: t('keys.filter'),
      group: 'list',
      legend: true,
      run: () => {
        if (!fold.current) return;
        fold.current.open = true;
        fold.current.querySelector<HTMLElement>('.fold-menu-panel summary')?.focus();
      },
    },
  ]);
  const set = filters.filter(({ name }) => page.filter[name] !== undefined);
  const others = filters.filter(({ name }) => page.filter[name] === undefined);
  return (
    // Remounted for another address: an open menu closes.
    <ul className="data-table-chips" aria-label={t('filters')} key={listAddress(page)}>
      {set.map((filter) => (
        <Chip key={filter.name} filter={filter} page={page} />
      ))}
      {others.length > 0 && (
        <li>
          <FoldMenu
            foldRef={fold}
            className="data-table-add"
            label={
              <>
                <Plus aria-hidden="true" /> {t('filter')} <KeyHint>F</KeyHint>
              </>
            }
          >
            {others.map((filter) => (
              <details key={filter.name} name="filter">
                <summary className="fold-menu-item">
                  {filter.icon && <filter.icon aria-hidden="true" />}
                  {filter.label}
                </summary>
                <Values filter={filter} page={page} />
              </details>
            ))}
          </FoldMenu>
        </li>
      )}
      {set.length > 1 && (
        <li>
          <Link className="link" to={listAddress({ ...page, filter: {} })}>
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
