import { useState } from 'react';

type Props = {
  revision: number;
  /** The revision that the person's own last save made. */
  saved?: number | undefined;
};

/**
 * The revision that an edit form was opened with. A live screen reads anew while somebody types: the
 * newer number must not go along with words that were written on the older row.
 */
export function ReadRevision({ revision, saved }: Props) {
  const [opened, setOpened] = useState(revision);
  if (saved !== undefined && saved > opened) setOpened(saved);
  return <input type="hidden" name="revision" value={opened} />;
}
