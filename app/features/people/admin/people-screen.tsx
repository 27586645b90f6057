import type { ReactNode } from 'react';

type Props = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** Head and body of a screen about people. */
export function PeopleScreen({ title, lead, action, children }: Props) {
  return (
    <div className="people-screen">
      <header className="admin-head">
        <div>
          <h1 className="title">{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
