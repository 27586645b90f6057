import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { MAKEABLE_KINDS } from '../overrides/visibility.ts';

/** Makes an item: of the kind that the list is narrowed down to, else of one that is chosen. */
export function NewItem({ kind }: { kind: string | undefined }) {
  const { t } = useTranslation('content');
  const made = MAKEABLE_KINDS.find((one) => one === kind);
  if (kind && !made) return null;
  return (
    <Form method="post" className="content-acts content-new">
      <input type="hidden" name="intent" value="create" />
      {made ? (
        <input type="hidden" name="kind" value={made} />
      ) : (
        <select className="input" name="kind" aria-label={t('list.kind')}>
          {MAKEABLE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`list.new.${one}`)}
            </option>
          ))}
        </select>
      )}
      <button type="submit" className="button compact">
        <Plus size={15} aria-hidden="true" /> {made ? t(`list.new.${made}`) : t('list.create')}
      </button>
    </Form>
  );
}
