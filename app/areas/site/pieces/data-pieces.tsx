import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Table } from '#app/ui/table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Tray } from './tray.tsx';

const COLUMNS = [
  { key: 'phase', label: 'Fase' },
  { key: 'term', label: 'Prazo' },
  { key: 'price', label: 'A partir de', numeric: true },
];
const ROWS = [
  { key: 'a', cells: ['Descoberta', '1 a 2 semanas', '—'] },
  { key: 'b', cells: ['Automação', '4 a 12 semanas', 'R$ 15.000'] },
  { key: 'c', cells: ['Oficina de gamificação', '—', 'R$ 25.000'] },
];

export function DataPieces({ id }: { id: string }) {
  return (
    <>
      <Tray name="tabela">
        <Table caption={`Prazos e preços (${id})`} columns={COLUMNS} rows={ROWS} />
      </Tray>
      <Tray name="abas">
        <Tabs
          name={`${id}-tabs`}
          label="Ferramentas"
          tabs={[
            { key: 'auto', label: 'Automação', panel: <p>Primeira aba.</p> },
            { key: 'ai', label: 'IA', panel: <p>Segunda aba.</p> },
            { key: 'db', label: 'Banco de dados', panel: <p>Terceira aba.</p> },
          ]}
        />
      </Tray>
      <Tray name="andamento e vazio">
        <Progress id={`${id}-progress`} label="Respostas" value={3} max={5} note="3 de 5" />
        <Progress id={`${id}-wait`} label="Sem fim conhecido" />
        <EmptyState
          title="Nenhum resultado"
          text="Nada foi encontrado com essas palavras."
          action={<Button small>Limpar busca</Button>}
        />
      </Tray>
    </>
  );
}
