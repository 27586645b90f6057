import { useTranslation } from 'react-i18next';
import type { TicketTemplate } from '../queries/ticket-templates.store.server.ts';

/** Inserts a text into a field, as if it had been typed. */
function put(fieldId: string, words: string): void {
  const box = document.getElementById(fieldId);
  if (!(box instanceof HTMLTextAreaElement) || words === '') return;
  box.focus();
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inserts the text of a template into the field of a reply. */
export function TemplateField({
  templates,
  fieldId,
}: {
  templates: readonly TicketTemplate[];
  fieldId: string;
}) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  if (templates.length === 0) return null;
  return (
    <select
      className="input"
      aria-label={t('template')}
      value=""
      onChange={({ target }) =>
        put(fieldId, templates.find(({ key }) => key === target.value)?.body ?? '')
      }
    >
      <option value="">{t('noTemplate')}</option>
      {templates.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
