import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showNotice } from './show-notice.ts';

type Props = {
  label: string;
  /** What it is done to, where a list has one such button per item: told to who cannot see the row. */
  item?: string | undefined;
  /** Why it cannot be pressed, and what would help. */
  why: string;
};

/**
 * A button that stands where somebody else has one that works. It says why: to the pointer, to a screen
 * reader, and as a message to whoever presses it, since a phone has neither.
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
