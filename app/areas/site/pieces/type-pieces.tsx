import { Blow } from '#app/ui/blow.tsx';
import { FigureFrame } from '#app/ui/figure-frame.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { Spark } from '#app/ui/spark.tsx';
import { Tray } from './tray.tsx';

const COLORS = [
  'paper',
  'sheet',
  'well',
  'ink',
  'ink2',
  'ink3',
  'edge',
  'metal',
  'metal2',
  'fill',
  'heat',
  'hot',
  'bad',
  'blueprint',
];
const STEPS = [1, 2, 3, 4, 5, 6, 7];
const STATES = ['absent', 'forming', 'finished', 'cracked'] as const;

export function TypePieces({ id }: { id: string }) {
  return (
    <>
      <Tray name="cor">
        <div className="swatches">
          {COLORS.map((color) => (
            <div key={color} className={`swatch swatch-${color}`}>
              <span className="note">{color}</span>
            </div>
          ))}
        </div>
      </Tray>
      <Tray name="letra, do bruto ao acabado">
        {STEPS.map((step) => (
          <div key={step} className={`step-${step}`}>
            <h2 id={`${id}-f${step}`}>Forma {step}</h2>
          </div>
        ))}
        <p className="parts-name">Lista de peças</p>
        <p className="subtitle">Nome de lista</p>
        <p className="lead">Texto de abertura, que diz a que a página veio.</p>
        <p className="soft">Texto corrido em segundo plano, medida confortável de ler.</p>
        <p className="note">nota de desenho, 4 a 12 semanas</p>
      </Tray>
      <Tray name="figuras">
        <div className="tray-row">
          <Spark />
          <span className="subtitle">faísca</span>
        </div>
        {STATES.map((state) => (
          <FigureFrame key={state} caption={state} note="1:1">
            <Ponteiro state={state} dimension="sob medida" />
          </FigureFrame>
        ))}
        <Blow />
      </Tray>
    </>
  );
}
