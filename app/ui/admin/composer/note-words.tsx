import type { NotePart } from './note-text.ts';

type Props = {
  parts: readonly NotePart[];
  /** The placeholder for a deleted account. */
  former: string;
};

/** A note with the names in it set in bold. */
export function NoteWords({ parts, former }: Props) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <b key={index}>@{part.name ?? former}</b>
    ),
  );
}
