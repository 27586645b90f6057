import type { ReactNode } from 'react';
import { AuthHead } from './auth-head.tsx';
import { KeyFigure } from './key-figure.tsx';

type Props = { title: string; lead: string; children?: ReactNode; after?: ReactNode };

/** The one layout of every sign-in page: a form, and the drawing of the lock it opens. */
export function AuthSheet({ title, lead, children, after }: Props) {
  return (
    <div className="auth">
      <AuthHead />
      <main id="conteudo" className="auth-body frame">
        <div className="auth-sheet">
          <h1 className="sheet-title">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
          {after && <div className="auth-after">{after}</div>}
        </div>
        <KeyFigure />
      </main>
    </div>
  );
}
