import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartTextures } from '#app/ui/admin/charts/drawn.tsx';
import { Figure } from '#app/ui/admin/charts/figure.tsx';
import type { FigureFacts } from '#app/ui/admin/charts/figure-facts.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';

/** Every figure of the screen; D turns all of them into tables, and back. */
export function FiguresView({ figures }: { figures: readonly FigureFacts[] }) {
  const { t } = useTranslation('today');
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
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
    <div className="ch-figures">
      <ChartTextures />
      {figures.map((figure) => (
        <Figure
          key={figure.key}
          figure={figure}
          asTable={tables.has(figure.key)}
          onTable={() => turn(figure.key)}
          words={{ table: t('table') }}
        />
      ))}
    </div>
  );
}
