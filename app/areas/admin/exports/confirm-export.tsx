import { Link, useLocation } from 'react-router';
import { useExportWords } from '#app/ui/admin/data-table/csv/use-export-words.ts';
import { Button } from '#app/ui/button.tsx';

type Props = { list: string; address: string; total: number };

/** Asks before a large file is made, without scripts. `list` and `address` are those of the list and the
 * file. */
export function ConfirmExport({ list, address, total }: Props) {
  const { search } = useLocation();
  const say = useExportWords();
  const { question, text, confirm, cancel } = say(total);
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{question}</h1>
      </header>
      <p>{text}</p>
      {/* Submitted by the browser, not by the router: the response is a file. */}
      <form method="post" action={`${address}${search}`} className="acts">
        <Link className="button outlined" to={`${list}${search}`}>
          {cancel}
        </Link>
        <Button type="submit">{confirm}</Button>
      </form>
    </>
  );
}
