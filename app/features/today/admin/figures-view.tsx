import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChartTextures } from '#app/ui/admin/charts/drawn.tsx';
import { Figure } from '#app/ui/admin/charts/figure.tsx';
import type { FigureFacts } from '#app/ui/admin/charts/figure-facts.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';

/** Whether the screen is being printed: drawn for that before the paper is. */
function useOnPaper(): boolean {
  const [onPaper, put] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => put(true));
    const after = () => put(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return onPaper;
}

/** Every figure of the screen; D turns all of them into tables, and back. */
export function FiguresView({ figures }: { figures: readonly FigureFacts[] }) {
  const { t } = useTranslation('today');
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const onPaper = useOnPaper();
  const drawn = figures.filter(({ drawing }) => drawing).map(({ key }) => key);
  const all = drawn.length > 0 && drawn.every((key) => tables.has(key));
  const turn = (key: string) => {
    const next = new Set(tables);
    if (!next.delete(key)) next.add(key);
    setTables(next);
  };
  useKeys([
    {
      keys: 'd',
      label: t('keys.tables'),
      group: 'list',
      legend: true,
      run: () => setTables(new Set(all ? [] : drawn)),
    },
  ]);
  return (
    <div className="chart-figures">
      <ChartTextures />
      {figures.map((figure) => (
        <Figure
          key={figure.key}
          figure={figure}
          asTable={tables.has(figure.key)}
          onPaper={onPaper}
          onTable={() => turn(figure.key)}
          words={{ table: t('table') }}
        />
      ))}
    </div>
  );
}
