import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spark } from './spark.tsx';

type Look = {
  /** One primary per view; `inverse` only on blueprint. */
  variant?: 'primary' | 'outline' | 'inverse';
  small?: boolean;
  /** The spark at the end: only where the action moves a project forward. */
  spark?: boolean;
  /** Work in progress: announced, and heat runs along the lower edge. */
  busy?: boolean;
  children: ReactNode;
};

type ButtonProps = Look &
  (
    | (ComponentPropsWithRef<'a'> & { href: string })
    | (ComponentPropsWithRef<'button'> & { href?: undefined })
  );

const CLASS = { primary: 'button', outline: 'button outlined', inverse: 'button inv' } as const;

/** The class list of a button, for the rare element that is neither link nor button (summary). */
export function buttonClass({ variant = 'primary', small }: Pick<Look, 'variant' | 'small'>) {
  return small ? `${CLASS[variant]} compact` : CLASS[variant];
}

/** A link when it has an address, else a button (type `button` by default). */
export function Button({
  variant,
  small,
  spark = false,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const names = [buttonClass({ variant, small }), className].filter(Boolean).join(' ');
  const content = (
    <>
      {children}
      {spark && <Spark />}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a className={names} aria-busy={busy || undefined} {...rest}>
        {content}
      </a>
    );
  return (
    <button type="button" className={names} aria-busy={busy || undefined} {...rest}>
      {content}
    </button>
  );
}
