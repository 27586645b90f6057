import { useTranslation } from 'react-i18next';
import { Select } from '#app/ui/select.tsx';
import type { Entry } from '../entry.ts';
import type { ByHand } from '../typed-line.ts';
import type { EntryData } from './use-known.ts';

type Props = {
  id: string;
  what: ByHand;
  choices: Pick<EntryData, 'owners' | 'products' | 'me' | 'projects' | 'colleagues'>;
  /** The value of the refused post. */
  first: Pick<Entry, 'product' | 'project' | 'owner'>;
};

/** A choice of one; a hidden field where there is only one option. */
function OneOf({
  id,
  name,
  label,
  now,
  options,
}: {
  id: string;
  name: 'product' | 'project';
  label: string;
  now: string;
  options: readonly { value: string; label: string }[];
}) {
  if (options.length < 2) {
    return <input type="hidden" name={name} value={options[0]?.value ?? now} />;
  }
  return (
    <Select id={`${id}-${name}`} name={name} label={label} defaultValue={now} options={options} />
  );
}

/** The product or project of an entry, and its owner. */
export function EntryOwner({ id, what, choices, first }: Props) {
  const { t } = useTranslation('by-hand');
  const ticket = what === 'ticket';
  const owners = ticket ? choices.colleagues : choices.owners;
  const owner = owners.some((one) => one.id === first.owner) ? first.owner : choices.me;
  return (
    // Remounted for tickets, since other users may own those.
    <div className="by-hand-whose" key={String(ticket)}>
      {ticket ? (
        <OneOf
          {...{ id, name: 'project', label: t('project'), now: first.project }}
          options={choices.projects.map((project) => ({ value: project.id, label: project.name }))}
        />
      ) : (
        <OneOf
          {...{ id, name: 'product', label: t('product'), now: first.product }}
          options={choices.products.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      {owners.length > 0 && (
        <Select
          id={`${id}-owner`}
          name="owner"
          label={t('owner')}
          defaultValue={owner}
          options={owners.map((one) => ({ value: one.id, label: one.name }))}
        />
      )}
    </div>
  );
}
