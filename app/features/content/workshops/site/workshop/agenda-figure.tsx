import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { clock, minutesOf, startOf } from '#app/features/content/workshops/agenda.ts';
import type { Session, Workshop } from '#app/features/content/workshops/workshop.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { BlockShape } from '../lab/block-shape.tsx';

const HIGH = 44;
const PITCH = 84;
const TOP = 26;

type Scale = { left: number; right: number; from: number; to: number };
const xOf = ({ left, right, from, to }: Scale, minutes: number) =>
  Math.round(left + ((minutes - from) / (to - from)) * (right - left));

/** One meeting as a bar that is being forged: rough at its start, pointed where the last one ends. */
function Bar({
  session,
  y,
  scale,
  last,
}: {
  session: Session;
  y: number;
  scale: Scale;
  last: boolean;
}) {
  let at = startOf(session);
  const end = xOf(scale, at + minutesOf(session));
  return (
    <>
      {session.blocks.map((block) => {
        const [x1, x2] = [xOf(scale, at), xOf(scale, at + block.minutes)];
        at += block.minutes;
        return <BlockShape key={at} kind={block.kind} x={x1} y={y} wide={x2 - x1} high={HIGH} />;
      })}
      {last && (
        <>
          <path className="facet-1" d={`M${end} ${y}L${end + 26} ${y + HIGH / 2}H${end}Z`} />
          <path className="facet-4" d={`M${end} ${y + HIGH}L${end + 26} ${y + HIGH / 2}H${end}Z`} />
          <path
            className="heat-line"
            d={`M${end} ${y}L${end + 26} ${y + HIGH / 2}L${end} ${y + HIGH}`}
          />
        </>
      )}
    </>
  );
}

/** Whole hours between both ends, every so many. */
function hours({ from, to }: Scale, every: number): number[] {
  const first = Math.ceil(from / 60);
  return Array.from({ length: Math.floor(to / 60) - first + 1 }, (_, i) => (first + i) * 60).filter(
    (_, i) => i % every === 0,
  );
}

function Sheet({
  sessions,
  scale,
  every,
}: {
  sessions: readonly Session[];
  scale: Scale;
  every: number;
}) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  const floor = TOP + (sessions.length - 1) * PITCH + HIGH + 22;
  return (
    <>
      <path className="contour" d={`M${scale.left} ${floor}H${scale.right + 26}`} />
      <path
        className="thin-line"
        d={hours(scale, 1)
          .map((minutes) => `M${xOf(scale, minutes)} ${floor}v-10`)
          .join('')}
      />
      {sessions.map((session, i) => (
        <g key={session.blocks[0]?.text.en}>
          {sessions.length > 1 && (
            <text className="ink-text" x={scale.left} y={TOP + i * PITCH - 9}>
              {t('session', { n: i + 1 })}
            </text>
          )}
          <Bar
            session={session}
            y={TOP + i * PITCH}
            scale={scale}
            last={i === sessions.length - 1}
          />
        </g>
      ))}
      {hours(scale, every).map((minutes) => (
        <text
          key={minutes}
          x={xOf(scale, minutes)}
          y={floor + 20}
          textAnchor={minutes === scale.from ? 'start' : 'middle'}
        >
          {clock(minutes, locale)}
        </text>
      ))}
    </>
  );
}

/** The agenda as a drawing: every block as long as it lasts. */
export function AgendaFigure({ workshop }: { workshop: Workshop }) {
  const { t } = useTranslation('workshop');
  const locale = useLocale();
  const { sessions } = workshop;
  const from = Math.min(...sessions.map(startOf));
  const to = Math.max(...sessions.map((session) => startOf(session) + minutesOf(session)));
  const high = TOP + (sessions.length - 1) * PITCH + HIGH + 50;
  const everyOnPhone = to - from > 300 ? 2 : 1;
  return (
    <Drawing
      id="agenda-figure"
      title={t('figure', { from: clock(from, locale), to: clock(to, locale) })}
      broad
      wideBox={`0 0 1360 ${high}`}
      tallBox={`0 0 328 ${high}`}
      wide={<Sheet sessions={sessions} scale={{ left: 2, right: 1328, from, to }} every={1} />}
      tall={
        <Sheet sessions={sessions} scale={{ left: 2, right: 298, from, to }} every={everyOnPhone} />
      }
    />
  );
}
