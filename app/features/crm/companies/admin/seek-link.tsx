import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFetcher } from 'react-router';

export type Choice = {
  id: string;
  name: string;
  detail: string;
  /** The company that the contact had when the page was read. */
  companyId?: string | null;
};

type Props<Row> = {
  label: string;
  hint?: string;
  /** The list that is searched. */
  list: string;
  read: (row: Row) => Choice;
  /** What the page itself has found, for use without scripts. */
  sought: string;
  /** Parameters of the page that a search without scripts keeps. */
  keep?: Readonly<Record<string, string>>;
  found: readonly Choice[];
  /** The form that takes one of them. */
  choose: (choice: Choice) => ReactNode;
  /** Offered instead, by the search text. */
  instead?: (typed: string) => ReactNode;
};

const REST_MS = 200;
const SHORTEST = 3;

/** Searches a list while the user types and offers the results; without scripts, on submit. */
export function SeekLink<Row>(props: Props<Row>) {
  const { label, hint, list, read, sought, keep = {}, found, choose, instead } = props;
  const { t } = useTranslation('companies');
  const id = useId();
  const [text, type] = useState(sought);
  const { load, data, state } = useFetcher<{ rows: readonly Row[] }>();
  const wanted = text.trim();
  const asks = wanted.length >= SHORTEST && wanted !== sought.trim();
  const [answered, answer] = useState('');
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => {
      answer(wanted);
      void load(`${list}?${new URLSearchParams({ text: wanted })}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [asks, wanted, list, load]);
  const fresh = asks && answered === wanted && state === 'idle' && data !== undefined;
  const own = !asks && wanted !== '' && wanted === sought.trim();
  const choices = fresh ? data.rows.slice(0, 8).map(read) : own ? found : [];
  return (
    <div className="contact-search-seek">
      <Form method="get" role="search">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="contact-search-seek-line">
          <input
            id={id}
            className="input"
            type="search"
            name="find"
            value={text}
            maxLength={100}
            autoComplete="off"
            aria-describedby={hint ? `${id}-h` : undefined}
            onChange={({ target }) => type(target.value)}
          />
          <noscript>
            <button type="submit" className="button outlined compact">
              {t('seek')}
            </button>
          </noscript>
        </div>
        {hint && (
          <p className="hint" id={`${id}-h`}>
            {hint}
          </p>
        )}
      </Form>
      <p className="soft" role="status">
        {(fresh || own) && t('found', { count: choices.length })}
      </p>
      <ul>
        {choices.map((choice) => (
          <li key={choice.id}>
            <span>
              <b>{choice.name}</b> <span className="soft">{choice.detail}</span>
            </span>
            {choose(choice)}
          </li>
        ))}
      </ul>
      {wanted.length >= SHORTEST && instead?.(wanted)}
    </div>
  );
}
