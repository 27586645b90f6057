import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  /** In front of the title: the avatar of the person, or a checkbox. */
  mark?: ReactNode;
  to: string;
  title: string;
  about?: string | undefined;
  /** When the row is due, or how long it has waited. */
  end?: ReactNode;
  /** The actions of the row; each button shows its key. */
  acts?: ReactNode;
};

/** One waiting row: it links to its record, and has its most frequent actions. */
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
