import { type Undo, undoFields } from './action-reply.ts';

/** The hidden fields of a form that undoes a command. */
export const UndoFields = ({ undo }: { undo: Undo }) =>
  undoFields(undo).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
