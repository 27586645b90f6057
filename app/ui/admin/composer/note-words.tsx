import type { NotePart } from './note-text.ts';

type Props = {
  parts: readonly NotePart[];
  /** Stands for somebody who has no account any more. */
  former: string;
};

/** What a note says, the names in it by their weight. */
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
