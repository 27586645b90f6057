import type { ContentRefusal } from './commands/content-actions.server.ts';
import { ContentField, useFieldName } from './content-field.tsx';
import type { EditorSection } from './editor-fields.ts';

/** The id of a part, for the index beside the form. */
export const idOfPart = (section: string) => `part-${section}`;

type Props = { section: EditorSection; disabled: boolean; reply: ContentRefusal | undefined };

/** A part of the editor with its fields. */
export function ContentPart({ section: { key, fields }, disabled, reply }: Props) {
  const nameOf = useFieldName();
  return (
    <fieldset id={idOfPart(key)} className="form-page-part content-part" disabled={disabled}>
      {/* A part of one field is called like its field: nobody needs to read it twice. */}
      <legend className={fields[0]?.words.length === 1 ? 'unseen' : 'subtitle'}>
        {nameOf([key])}
      </legend>
      {fields.map((field) => (
        <ContentField key={field.key} field={field} reply={reply} />
      ))}
    </fieldset>
  );
}
