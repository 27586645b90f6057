import type { ReactNode } from 'react';

type OrderFormProps = {
  /** `h1` makes it a sheet of its own, `h2` the inside of a dialog. */
  heading: 'h1' | 'h2';
  title: ReactNode;
  /** Id of the title, which names the dialog. */
  titleId: string;
  /** Small line above the title: what kind of paper this is. */
  number?: ReactNode;
  intro?: ReactNode;
  figure?: ReactNode;
  /** The next steps, in order, under their own small title. */
  stepsTitle?: ReactNode;
  steps?: readonly string[];
  /** Last thing in the strip, such as the state of the draft. */
  aside?: ReactNode;
  /** In a preview nothing takes the focus. */
  preview?: boolean;
  /** A form of class `order-fields` is the two-column grid; full-width parts carry `whole`. */
  children: ReactNode;
};

/** An order: on the left what is ordered and what happens next, on the right the form. */
export function OrderForm({
  heading: Title,
  title,
  titleId,
  number,
  intro,
  figure,
  stepsTitle,
  steps = [],
  aside,
  preview = false,
  children,
}: OrderFormProps) {
  return (
    <div className={Title === 'h1' ? 'order page' : 'order'}>
      <div className="order-strip">
        {number && <p className="note">{number}</p>}
        <Title
          id={titleId}
          className="order-title"
          tabIndex={Title === 'h2' ? -1 : undefined}
          // A dialog is read from its heading on.
          autoFocus={(Title === 'h2' && !preview) || undefined}
        >
          {title}
        </Title>
        {intro && <p className="soft small">{intro}</p>}
        {figure && <div className="order-figure">{figure}</div>}
        {steps.length > 0 && (
          <div className="order-steps">
            {stepsTitle && <p className="note">{stepsTitle}</p>}
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        {aside}
      </div>
      <div className="order-body">{children}</div>
    </div>
  );
}
