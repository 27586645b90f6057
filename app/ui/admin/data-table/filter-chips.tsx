import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { FoldMenu } from '../fold-menu.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import { type ListPage, listAddress } from './list-address.ts';
import type { ChipFilter } from './list-filter.ts';
import { aDay, joinValues, splitValues } from './list-filters.ts';

type ChipProps = { filter: ChipFilter; page: ListPage };

/** The list with another value of a filter, or without it. */
const addressWith = (page: ListPage, name: string, value: string | undefined) =>
  listAddress({ ...page, filter: { ...page.filter, [name]: value } });

const valuesOf = ({ name }: ChipFilter, page: ListPage): string[] => {
  const value = page.filter[name];
  if (value === undefined) return [];
  return page.several.includes(name) ? splitValues(value) : [value];
};

/** The values of a filter: an address each, or a day or text to type. */
function Values({ filter, page }: ChipProps) {
  const { t } = useTranslation('data-table');
  const { name, label } = filter;
  const value = page.filter[name];
  if (filter.kind !== 'choice') {
    return (
      <Form method="get" className="data-table-day">
        <HiddenFilterFields page={page} without={name} />
        <input
          type={filter.kind}
          {...(filter.kind === 'text' && { inputMode: filter.inputMode ?? 'text' })}
          maxLength={filter.kind === 'text' ? 200 : undefined}
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
  return <Choices filter={filter} page={page} />;
}

type ChoiceFilter = Extract<ChipFilter, { kind: 'choice' }>;

/** A link to each value alone and, where the filter takes several, a box to combine them; works without scripts. */
function Choices({ filter, page }: { filter: ChoiceFilter; page: ListPage }) {
  const { t } = useTranslation('data-table');
  const { name, options } = filter;
  const several = page.several.includes(name) && options.length > 1;
  const chosen = valuesOf(filter, page);
  const list = (
    // Space on a link presses the box beside it.
    <ul onKeyDown={several ? pressBox : undefined}>
      {options.map(({ value, label }) => (
        <li key={value} className={several ? 'data-table-value' : undefined}>
          <Link
            className="fold-menu-item"
            to={addressWith(page, name, several ? joinValues([value]) : value)}
            aria-current={chosen.includes(value) ? 'true' : undefined}
          >
            {label}
          </Link>
          {several && (
            <label>
              <input
                type="checkbox"
                name={name}
                value={joinValues([value])}
                aria-label={t('andValue', { value: label })}
                defaultChecked={chosen.includes(value)}
                data-beside
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
  if (!several) return list;
  return (
    <Form method="get">
      <HiddenFilterFields page={page} without={name} />
      {list}
      <div className="data-table-apply">
        <Button type="submit" variant="outline" small>
          {t('applySeveral')}
        </Button>
      </div>
    </Form>
  );
}

function pressBox(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.parentElement?.querySelector('input')?.click();
}

function labelOf(filter: ChipFilter, value: string, locale: Locale): string {
  // A custom field may hold what is no day; its chip says so.
  if (filter.kind === 'date') return aDay.read(value) ? formatShortDay(value, locale) : value;
  if (filter.kind === 'text') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}

/** An active filter: its name, its value, and the link that removes it. */
function Chip({ filter, page }: ChipProps) {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  const { name, label, icon: Icon, unused } = filter;
  const values = valuesOf(filter, page);
  const labels = values.map((value) => labelOf(filter, value, locale));
  const visible = new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  return (
    <li className={unused ? 'data-table-chip unused' : 'data-table-chip'}>
      <span>
        {Icon && <Icon aria-hidden="true" />} {label}
      </span>
      {filter.kind === 'choice' && <span>{t('is')}</span>}
      <FoldMenu label={<b>{visible}</b>} name={t('change', { label, value: visible })}>
        <Values filter={filter} page={page} />
      </FoldMenu>
      {unused && <span className="data-table-unused">{unused}</span>}
      <Link to={addressWith(page, name, undefined)} aria-label={t('without', { label })}>
        <X aria-hidden="true" />
      </Link>
    </li>
  );
}

/** A filter of the address that cannot be read, and the link to the list without it. */
function UnreadChip({ label, value, page }: { label: string; value: string; page: ListPage }) {
  const { t } = useTranslation('data-table');
  return (
    <li className="data-table-chip unused">
      <span>{label}</span>
      <span>
        <s>{value}</s>
      </span>
      <span className="data-table-unused">{t('unread')}</span>
      <Link to={listAddress(page)} aria-label={t('without', { label })}>
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
  const isChip = (filter: ChipFilter) =>
    valuesOf(filter, page).length > (filter.kind === 'choice' && filter.tabbed ? 1 : 0);
  const set = filters.filter(isChip);
  const others = filters.filter((filter) => !isChip(filter));
  return (
    // Remounted for another address: an open menu closes.
    <ul className="data-table-chips" aria-label={t('filters')} key={listAddress(page)}>
      {set.map((filter) => (
        <Chip key={filter.name} filter={filter} page={page} />
      ))}
      {Object.entries(page.unread).map(([name, value]) => {
        const label = filters.find((filter) => filter.name === name)?.label ?? name;
        return <UnreadChip key={name} label={label} value={value} page={page} />;
      })}
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
