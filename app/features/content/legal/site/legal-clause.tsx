import type { Clause, LegalBlock } from '../legal-document.ts';
import { ConsentChoice } from './consent-choice.tsx';
import { LegalTable } from './legal-table.tsx';
import { LegalWords } from './legal-words.tsx';
import { StorageTables } from './storage-tables.tsx';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <LegalWords text={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LegalWords text={item} />
          </li>
        ))}
      </ul>
    );
  if ('table' in block) {
    const { caption, columns, rows } = block.table;
    const words = rows.map((cells) => ({
      key: cells[0] ?? '',
      cells: cells.map((cell) => <LegalWords key={cell} text={cell} />),
    }));
    return <LegalTable caption={caption} columns={columns} rows={words} />;
  }
  return 'consent' in block ? <ConsentChoice /> : <StorageTables />;
}

/** One numbered clause. */
export function LegalClause({ clause, number }: { clause: Clause; number: number }) {
  return (
    <section id={clause.id} className="clause" aria-labelledby={`${clause.id}-t`}>
      <h2 id={`${clause.id}-t`}>
        <span className="note">{number}</span>
        {clause.title}
      </h2>
      {clause.blocks.map((block) => (
        <Block key={typeof block === 'string' ? block : Object.keys(block)[0]} block={block} />
      ))}
    </section>
  );
}
