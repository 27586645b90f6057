import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { MergedField } from '../contacts.ts';
import { type MergeRow, mergeRows, namesOfPair, pointsOfPair } from '../merge-rows.ts';
import type { ContactPair } from '../pair.store.server.ts';
import { sourceName } from '../source-name.ts';

type Props = {
  pair: ContactPair;
  /** Fields chosen from the other one in the refused form. */
  chosen?: readonly MergedField[] | undefined;
  /** Placed beside the button that merges. */
  children?: ReactNode;
};

type ChoiceProps = { row: MergeRow; names: Record<'mine' | 'other', string>; chosen: boolean };

/** One field of the two, of which one stays; an equal value is shown once. */
function FieldChoice({ row, names, chosen }: ChoiceProps) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const show = (value: string) => (row.field === 'source' ? sourceName(t, value) : value);
  const label = <span id={id}>{t(`fields.${row.field}`)}</span>;
  if (row.mine === row.other) {
    return (
      <div className="contact-pair-row">
        {label}
        <p>
          {show(row.mine)} <span className="soft">{t('pair.both')}</span>
        </p>
      </div>
    );
  }
  return (
    <div className="contact-pair-row" role="radiogroup" aria-labelledby={id}>
      {label}
      {(['mine', 'other'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={`from-${row.field}`}
            value={side}
            defaultChecked={side === (chosen ? 'other' : 'mine')}
          />
          <span>
            {row[side] ? show(row[side]) : <i className="soft">{t('blank')}</i>}
            <small className="contact-pair-of">{names[side]}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Kept whatever is chosen: addresses, and everything linked to either. */
function Retained({ pair, names }: { pair: ContactPair; names: ChoiceProps['names'] }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const points = pointsOfPair(pair);
  const history = (side: 'mine' | 'other') =>
    (['leads', 'deals', 'tasks', 'messages'] as const)
      .filter((what) => pair[side].history[what] > 0)
      .map((what) => t(`pair.${what}`, { count: pair[side].history[what] }))
      .join(', ') || t('pair.nothing');
  return (
    <>
      {points.length > 0 && (
        <div className="contact-pair-row">
          <span>{t('pair.points')}</span>
          <ul>
            {points.map(({ kind, value, of }) => (
              <li key={`${kind} ${value}`}>
                {kind === 'phone' ? formatPhone(value, locale) : value}{' '}
                {of !== 'mine' && (
                  <span className="soft">{of === 'both' ? t('pair.both') : t('pair.comes')}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="contact-pair-row">
        <span>{t('pair.history')}</span>
        {(['mine', 'other'] as const).map((side) => (
          <p key={side}>
            {side === 'other' && <span aria-hidden="true">+ </span>}
            {history(side)}
            <small className="contact-pair-of">{names[side]}</small>
          </p>
        ))}
      </div>
    </>
  );
}

/** Two contacts in two columns: for each field in which they differ, which value stays. */
export function MergeTable({ pair, chosen, children }: Props) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const { mine, other } = pair;
  const names = namesOfPair(pair);
  const action = adminPath('contactMerge', { id: mine.id, other: other.id });
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} className="contact-pair">
      <input type="hidden" name="mineSeen" value={mine.revision} />
      <input type="hidden" name="otherSeen" value={other.revision} />
      <div className="contact-pair-rows">
        <div className="contact-pair-head" aria-hidden="true">
          <span />
          <b>
            {names.mine} <small>{t('pair.stays')}</small>
          </b>
          <b>{names.other}</b>
        </div>
        {mergeRows(pair, locale).map((row) => (
          <FieldChoice
            key={row.field}
            chosen={chosen ? chosen.includes(row.field) : row.mine === ''}
            {...{ row, names }}
          />
        ))}
        <Retained {...{ pair, names }} />
      </div>
      <p>{t('pair.text', { name: names.mine, other: names.other })}</p>
      <div className="acts">
        <Button type="submit" small busy={busy}>
          {t('merge')}
        </Button>
        {children}
      </div>
    </Form>
  );
}
