import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { formatBrl, formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { FactInPlace } from '#app/ui/admin/record/fact-in-place.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';
import type { TypedDeal } from '../deals.ts';
import { isEdit } from './use-deal-posts.ts';

type Name = keyof TypedDeal;

const NAMES = ['title', 'value', 'owner', 'close'] as const satisfies readonly Name[];

const written = (deal: Deal): TypedDeal => ({
  title: deal.title,
  value: deal.value > 0 ? String(deal.value).replace('.', ',') : '',
  owner: deal.ownerId ?? '',
  close: deal.expectedClose ?? '',
});

type Props = { deal: Deal; reply: DealReply | undefined };

/**
 * Title, value, owner and day of a deal, each changed in its place. A save by a colleague discards nothing that is
 * being typed: on save the user is notified, sees the present deal, and may overwrite it.
 */
export function DealFacts({ deal, reply }: Props) {
  const { t } = useTranslation('deals');
  const { t: tRecord } = useTranslation('record');
  const locale = useLocale();
  const edits = usePermissions().may('crm', 'update');
  const refused = reply && !reply.ok && reply.intent === 'edit' ? reply : undefined;
  const own =
    reply && isEdit(reply) && reply.data.revision > deal.revision ? reply.data : undefined;
  const now = written(deal);
  const action = adminPath('deal', { id: deal.id });
  const typed = (name: Name) => refused?.values[name] ?? now[name];
  /** Where what was typed is not stored. */
  const isRefused = (name: Name) => typed(name) !== now[name];
  /** The others are posted unchanged, or as they were typed before a refusal. */
  const besides = (name: Name) => {
    const others = NAMES.filter((one) => one !== name).map((one) => [one, typed(one)]);
    return { intent: 'edit', ...Object.fromEntries(others) };
  };
  const shared = (name: Name) => ({
    label: t(`fields.${name}`),
    edits,
    action,
    fields: besides(name),
    open: isRefused(name),
  });
  const revision = <ReadRevision revision={deal.revision} answer={refused?.details ?? own} />;
  const owner = deal.owners.find(({ id }) => id === deal.ownerId)?.name;
  const wrong = (name: Name) => isRefused(name) && refused && t(`refused.${refused.code}`);
  return (
    // After a save each shows its new value.
    <section aria-labelledby="edit" key={deal.revision}>
      <h2 className="subtitle" id="edit">
        {tRecord('facts')}
      </h2>
      <FactInPlace
        {...shared('value')}
        value={deal.value > 0 ? formatBrl(deal.value, locale) : t('noValue')}
      >
        {revision}
        <Field
          id="deal-value"
          name="value"
          label={t('fields.value')}
          hint={t('hints.value')}
          defaultValue={typed('value')}
          error={wrong('value')}
          inputMode="decimal"
          autoComplete="off"
        />
      </FactInPlace>
      <FactInPlace
        {...shared('close')}
        value={deal.expectedClose ? formatShortDay(deal.expectedClose, locale) : t('noDay')}
      >
        {revision}
        <Field
          id="deal-close"
          name="close"
          type="date"
          label={t('fields.close')}
          mark={t('optional')}
          defaultValue={typed('close')}
          error={wrong('close')}
        />
      </FactInPlace>
      <FactInPlace {...shared('owner')} value={owner ?? t('nobody')}>
        {revision}
        <Select
          id="deal-owner"
          name="owner"
          label={t('fields.owner')}
          placeholder={t('nobody')}
          options={deal.owners.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={typed('owner')}
          error={wrong('owner')}
        />
      </FactInPlace>
      <FactInPlace {...shared('title')} value={deal.title}>
        {revision}
        <Field
          id="deal-title"
          name="title"
          label={t('fields.title')}
          defaultValue={typed('title')}
          error={wrong('title')}
          maxLength={200}
          autoComplete="off"
          required
        />
      </FactInPlace>
    </section>
  );
}
