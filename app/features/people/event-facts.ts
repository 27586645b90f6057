import type { TFunction } from 'i18next';
import { ACTIONS, type Action, RESOURCES, type Resource } from '#app/access/permissions.ts';
import { missingIn } from '#app/access/rights/use-missing.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import type { SecurityEventRow } from './security-events.ts';

/** Names from other parts of the admin area: a page by its address, a kind of mail. */
export type Namer = (what: 'path' | 'kind', text: string) => string;
export type EventFact = { key: string; label: string; value: string };

/** Ids of rows and browsers: without meaning for a reader. */
const SILENT = new Set([
  'device',
  'target',
  'subscription',
  'mail',
  'organization',
  'id',
  'sample',
  'allowed',
  'demanded',
]);
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

function cellIn(missing: string): { resource: Resource; action: Action } | undefined {
  const [left, right] = missing.split(':');
  const resource = RESOURCES.find((each) => each === left);
  const action = ACTIONS.find((each) => each === right);
  return resource && action && { resource, action };
}

type Words = {
  t: TFunction<'people'>;
  rights: TFunction<'rights'>;
  locale: Locale;
  namer: Namer;
};

/** The details of an event, in the reader's words; a toggled value shows its previous one. */
export function eventFacts({
  t,
  rights,
  locale,
  namer,
}: Words): (event: Pick<SecurityEventRow, 'details'>) => EventFact[] {
  const missingIs = missingIn(rights);
  const labels = t('facts', { returnObjects: true });
  const values = t('factValues', { returnObjects: true });
  const yesOrNo = (value: boolean) => t(value ? 'yesNo.yes' : 'yesNo.no');
  const turned = (now: boolean, before: string, after: string) =>
    now ? `${before} → ${after}` : `${after} → ${before}`;

  function missingOf(text: string): string {
    const cell = cellIn(text);
    if (cell) return missingIs(cell.resource, cell.action);
    return t(`factValues.missing.${text === 'client' ? 'client' : 'staff'}`);
  }

  /** Several permissions, such as "crm:read crm:update". */
  const cellsOf = (text: string): string =>
    text
      .split(' ')
      .map((each) => {
        const cell = cellIn(each);
        return cell ? `${t(`actions.${cell.action}`)}, ${t(`resources.${cell.resource}`)}` : each;
      })
      .join('; ');

  function textOf(key: string, text: string): string {
    if (key === 'path' || key === 'kind') return namer(key, text);
    if (key === 'filter') return yesOrNo(text !== '{}');
    if (key === 'refusal') return storedName(t('refusals', { returnObjects: true }), text);
    if (key === 'role') {
      const staff = storedName(t('roles', { returnObjects: true }), text);
      // A role at a client is another role.
      return staff === text ? storedName(values.role, text) : staff;
    }
    if (key === 'missing') return missingOf(text);
    if (key === 'given' || key === 'taken') return cellsOf(text);
    const name = `${key}.${text.replaceAll(' ', '-')}`;
    const known = storedName(values, name);
    return known === name ? text : known;
  }

  function wordsOf(key: string, value: unknown): string {
    if (typeof value === 'boolean') return yesOrNo(value);
    if (typeof value === 'number') return value.toLocaleString(locale);
    if (typeof value === 'string' && MOMENT.test(value)) {
      return formatDateTime(new Date(value), locale);
    }
    return textOf(key, typeof value === 'string' ? value : JSON.stringify(value));
  }

  /** A cell of the matrix is one fact, of several that are recorded. */
  function factsOf(details: SecurityEventRow['details']): [string, unknown][] {
    const { resource, action, allowed, demanded, ...rest } = details;
    const cell = cellIn(`${resource}:${action}`);
    const facts = Object.entries(cell ? rest : { ...rest, ...(action ? { action } : {}) });
    if (cell && typeof allowed === 'boolean') {
      const name = `${t(`actions.${cell.action}`)}, ${t(`resources.${cell.resource}`)}`;
      const change = turned(allowed, t('yesNo.no'), t('yesNo.yes'));
      facts.push(['permission', `${name}: ${change}`]);
    }
    if (typeof demanded === 'boolean') {
      facts.push(['demanded', turned(demanded, t('demands.no'), t('demands.yes'))]);
    }
    return facts.filter(([key]) => key === 'demanded' || !SILENT.has(key));
  }

  return ({ details }) =>
    factsOf(details).map(([key, value]) => ({
      key,
      label: storedName(labels, key),
      value: ['permission', 'demanded'].includes(key) ? String(value) : wordsOf(key, value),
    }));
}
