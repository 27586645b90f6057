import type { ReactNode } from 'react';

type Edit = (edit: string) => void;

type Props = {
  id?: string;
  /** What it changes, in the language of the feature's draft; posted as `edit` without scripts. */
  edit: string;
  onEdit: Edit;
  label?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A button that changes the draft: at once, or by a post that returns the changed draft. */
export function EditButton({ edit, onEdit, label, className = 'row-edit', ...rest }: Props) {
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

type RowProps = {
  /** Prefix of the ids of the buttons. */
  id: string;
  onEdit: Edit;
  isFirst: boolean;
  isLast: boolean;
  up: { edit: string; label: string };
  down: { edit: string; label: string };
  /** Without it the row cannot be removed. */
  remove?: { edit: string; label: string } | undefined;
};

/** Moves a row of the draft up or down, or removes it. */
export function RowEdits({ id, onEdit, isFirst, isLast, up, down, remove }: RowProps) {
  return (
    <div className="row-edits">
      <EditButton id={`${id}-up`} onEdit={onEdit} disabled={isFirst} {...up}>
        ↑
      </EditButton>
      <EditButton id={`${id}-down`} onEdit={onEdit} disabled={isLast} {...down}>
        ↓
      </EditButton>
      {remove && (
        <EditButton id={`${id}-remove`} onEdit={onEdit} {...remove}>
          ×
        </EditButton>
      )}
    </div>
  );
}
