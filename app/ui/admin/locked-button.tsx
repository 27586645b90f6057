import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showNotice } from './show-notice.ts';

type Props = {
  label: string;
  /** What it is done to, where a list has one such button per item: for users who cannot see the row. */
  item?: string | undefined;
  /** Why it is disabled, and what would help. */
  why: string;
};

/**
 * A disabled button in place of one that other users have. It gives the reason: in a tooltip, to a screen
 * reader, and as a message on press, since a phone has neither.
 */
export function LockedButton({ label, item, why }: Props) {
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        small
        aria-disabled="true"
        aria-label={item && `${label}: ${item}`}
        aria-describedby={id}
        title={why}
        onClick={() => showNotice('locked', 'message', why)}
      >
        {label}
      </Button>
      <span className="unseen" id={id}>
        {why}
      </span>
    </>
  );
}
