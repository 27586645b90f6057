import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACEHOLDERS } from '#app/features/crm/messages/messages.ts';
import { insertAtCaret } from '#app/ui/admin/composer/insert-at-caret.ts';
import { MarkedText } from '#app/ui/admin/composer/marked-text.tsx';
import { PlaceholderChips } from '#app/ui/admin/composer/placeholder-chips.tsx';
import { placeholderPieces } from '#app/ui/admin/composer/placeholders.ts';
import { FieldShell } from '#app/ui/field.tsx';
import type { TemplateField } from '../templates.ts';

type Props = {
  /** Subject, where there is one, and body of one language. */
  fields: readonly TemplateField[];
  texts: Readonly<Record<TemplateField, string>>;
  /** Why a field was refused, in words. */
  mistakeOf: (field: TemplateField) => string | undefined;
  change: (field: TemplateField, text: string) => void;
};

/** Subject and body of one language, and the placeholders that go where the caret was last. */
export function TemplateText({ fields, texts, mistakeOf, change }: Props) {
  const { t } = useTranslation('templates');
  const { t: m } = useTranslation('messages', { keyPrefix: 'placeholders' });
  const boxes = useRef(new Map<TemplateField, HTMLTextAreaElement | null>());
  const last = useRef<TemplateField>(fields.at(-1) ?? 'body');
  const names = PLACEHOLDERS.map((name) => ({ name, label: m(name) }));
  const insert = (name: string) => {
    const box = boxes.current.get(last.current);
    if (box) change(last.current, insertAtCaret(box, `{{${name}}}`));
  };
  return (
    <>
      {fields.map((field) => {
        const mistake = mistakeOf(field);
        return (
          <FieldShell key={field} id={field} label={t(`fields.${field}`)} error={mistake}>
            <MarkedText
              id={field}
              name={field}
              single={field.startsWith('subject')}
              required
              value={texts[field]}
              change={(text) => change(field, text)}
              pieces={placeholderPieces(texts[field], PLACEHOLDERS)}
              most={field.startsWith('subject') ? 200 : 6000}
              invalid={mistake !== undefined}
              describedBy={mistake && `${field}-e`}
              fieldRef={(box) => {
                boxes.current.set(field, box);
              }}
              onFocus={() => {
                last.current = field;
              }}
            />
          </FieldShell>
        );
      })}
      <PlaceholderChips names={names} insert={insert} />
    </>
  );
}
