import { type ReactNode, useEffect, useRef } from 'react';

/** The result of a merge, with its undo as `children`. It takes the focus, since the pressed button is gone. */
export function MergedNotice({
  label,
  text,
  children,
}: {
  label: string;
  text: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      className="admin-notice contact-merged"
      role="status"
      ref={place}
      tabIndex={-1}
      aria-label={label}
    >
      <p>{text}</p>
      {children}
    </section>
  );
}
