import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
};

/** Dashed, as a draughtsman draws what is not there yet. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="subtitle">{title}</p>
      {text && <p className="soft">{text}</p>}
      {action}
    </div>
  );
}
