import type { ReactNode } from 'react';
import type { Editing } from './editing.ts';

type Props = {
  id: string;
  /** In the words of draft-edits.ts; posted without scripts. */
  edit: string;
  onEdit: Editing['edit'];
  label?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button that changes the draft: at once, or by a post that returns the changed draft. */
export function EditButton({
  edit,
  onEdit,
  label,
  className = 'form-builder-edit',
  ...rest
}: Props) {
  return (
    <button
      type="submit"
      name="edit"
      value={edit}
      aria-label={label}
      title={label}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onEdit(edit);
      }}
      {...rest}
    />
  );
}
