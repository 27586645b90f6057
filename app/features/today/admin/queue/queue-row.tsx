import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  /** Before it: whose it is, or a box to tick. */
  mark?: ReactNode;
  to: string;
  title: string;
  about?: string | undefined;
  /** By when, how late, how long. */
  end?: ReactNode;
  /** What is done about it here; each button says its key. */
  acts?: ReactNode;
};

/** One thing that waits: it leads to its place, and most of it can be done here. */
export function QueueRow({ mark, to, title, about, end, acts }: Props) {
  return (
    <li className="overview-row">
      {mark}
      <Link to={to} data-row>
        <b>{title}</b>
        {about && <span>{about}</span>}
      </Link>
      {end && <span className="overview-end">{end}</span>}
      {acts && <span className="overview-acts">{acts}</span>}
    </li>
  );
}
