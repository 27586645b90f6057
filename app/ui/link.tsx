import type { ComponentPropsWithRef } from 'react';

type ActionLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** The drawn arrow: this leads to another sheet. */
  arrow?: boolean;
};

/** A link in the sentence or beside a button: underlined, heat on the line when touched. */
export function ActionLink({ arrow = false, className, ...rest }: ActionLinkProps) {
  const names = ['link', arrow && 'arrow', className].filter(Boolean).join(' ');
  return <a className={names} {...rest} />;
}
