import type { ReactNode, RefObject } from 'react';
import { Blow } from '../blow.tsx';
import { ActionLink } from '../link.tsx';

type ThankYouProps = {
  /** `h1` on a page of its own, `h2` where it takes the place of a form. */
  heading?: 'h1' | 'h2';
  /** Takes focus when the form is replaced by this. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
  text?: ReactNode;
  /** The result in words, for users who do not see the spark. */
  status?: { title: string; text?: string };
  protocolLabel?: ReactNode;
  /** The reference number. */
  protocol?: ReactNode;
  /** The automatic next step of the page. */
  note?: ReactNode;
  action?: { href: string; label: ReactNode };
  /** Further links. */
  children?: ReactNode;
};

/** The thanks: spark, text, and the stamped number. */
export function ThankYou({
  heading: Title = 'h2',
  headingRef,
  title,
  text,
  status,
  protocolLabel,
  protocol,
  note,
  action,
  children,
}: ThankYouProps) {
  return (
    <div className={Title === 'h1' ? 'thanks page' : 'thanks'}>
      <Blow />
      {status && (
        <p className="thanks-status" role="status">
          <strong>{status.title}</strong> {status.text && <span>{status.text}</span>}
        </p>
      )}
      <Title ref={headingRef} className="thanks-title" tabIndex={-1}>
        {title}
      </Title>
      {text && <p className="lead">{text}</p>}
      {protocol && (
        <p className="stamp">
          <span className="note">{protocolLabel}</span> <b>{protocol}</b>
        </p>
      )}
      {(action || note) && (
        <p className="acts">
          {action && (
            <ActionLink href={action.href} arrow>
              {action.label}
            </ActionLink>
          )}
          {note && <span className="note">{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
