import type { ReactNode } from 'react';

type Step = { label: ReactNode; href?: string };

type PaginationProps = {
  label: string;
  /** Without an address the step is drawn as absent. */
  previous: Step;
  next: Step;
  /** Left out where a list pages by key and has no numbers. */
  pages?: readonly { number: number; href: string; label: string; current?: boolean }[];
};

function StepLink({ step: { label, href }, rel }: { step: Step; rel: 'prev' | 'next' }) {
  return href ? (
    <a href={href} rel={rel}>
      {label}
    </a>
  ) : (
    <span aria-disabled="true">{label}</span>
  );
}

/** Steps through a list by plain links. */
export function Pagination({ label, previous, next, pages = [] }: PaginationProps) {
  return (
    <nav className="pages" aria-label={label}>
      <StepLink step={previous} rel="prev" />
      {pages.map((page) => (
        <a
          key={page.number}
          href={page.href}
          aria-label={page.label}
          aria-current={page.current ? 'page' : undefined}
        >
          {page.number}
        </a>
      ))}
      <StepLink step={next} rel="next" />
    </nav>
  );
}
