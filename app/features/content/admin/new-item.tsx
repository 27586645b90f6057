import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { MAKEABLE_KINDS } from '../overrides/visibility.ts';

/** Makes an item: of the kind that the list is narrowed down to, else of each kind that can be made. */
export function NewItem({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation('content');
  const kinds = MAKEABLE_KINDS.filter((one) => !kind || one === kind);
  if (kinds.length === 0) return null;
  return (
    <Form method="post" className="content-acts">
      <input type="hidden" name="intent" value="create" />
      {kinds.map((one) => (
        <button key={one} type="submit" className="button compact" name="kind" value={one}>
          <Plus size={15} aria-hidden="true" /> {t(`list.new.${one}`)}
        </button>
      ))}
    </Form>
  );
}
