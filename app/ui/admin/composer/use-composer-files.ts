import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Attachments } from './use-attachments.ts';

/** Holds a form back until the files chosen for it have arrived, and submits it then. */
export function useComposerFiles(
  form: RefObject<HTMLFormElement | null>,
  files: Attachments | undefined,
) {
  const uploading = files?.busy ?? false;
  const failed = files?.list.some(({ error }) => error) ?? false;
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (uploading || !awaited) return;
    setAwaited(false);
    // Without a file that did not arrive it is sent only by another press.
    if (!failed) form.current?.requestSubmit();
  }, [form, uploading, awaited, failed]);
  return {
    awaited,
    /** True where the form has to wait. */
    holds(event: FormEvent): boolean {
      if (!uploading) return false;
      event.preventDefault();
      setAwaited(true);
      return true;
    },
  };
}
