import { useTranslation } from 'react-i18next';
import { Select } from '#app/ui/select.tsx';
import type { Entry } from '../entry.ts';
import type { ByHand } from '../typed-line.ts';
import type { EntryGround } from './use-known.ts';

type Props = {
  id: string;
  what: ByHand;
  ground: Pick<EntryGround, 'owners' | 'products' | 'me' | 'projects' | 'colleagues'>;
  /** The value of the refused post. */
  first: Pick<Entry, 'product' | 'project' | 'owner'>;
};

/** One of a few, hidden where there is no other. */
function Among({
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

/** Its product or project, and its owner. */
export function EntryWhose({ id, what, ground, first }: Props) {
  const { t } = useTranslation('by-hand');
  const ticket = what === 'ticket';
  const owners = ticket ? ground.colleagues : ground.owners;
  const owner = owners.some((one) => one.id === first.owner) ? first.owner : ground.me;
  return (
    // Remounted for tickets: who may have those are other people.
    <div className="by-hand-whose" key={String(ticket)}>
      {ticket ? (
        <Among
          {...{ id, name: 'project', label: t('project'), now: first.project }}
          options={ground.projects.map((project) => ({ value: project.id, label: project.name }))}
        />
      ) : (
        <Among
          {...{ id, name: 'product', label: t('product'), now: first.product }}
          options={ground.products.map(({ slug, name }) => ({ value: slug, label: name }))}
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
