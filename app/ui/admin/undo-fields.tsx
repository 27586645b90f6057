import { type Undo, undoFields } from './action-reply.ts';

/** The hidden fields of a form that undoes a command. */
export const UndoFields = ({ undo }: { undo: Undo }) =>
  undoFields(undo).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));

type Props = {
  set: string | readonly string[] | null | undefined | false;
  label: string;
  className?: string;
};

/** Undoes a change set, in the form of a notice; nothing where there is none. */
export const UndoChangeSet = ({ set, label, className = 'link' }: Props) =>
  set && (
    <>
      <input type="hidden" name="set" value={set} />
      <button type="submit" className={className} name="intent" value="undo">
        {label}
      </button>
    </>
  );
