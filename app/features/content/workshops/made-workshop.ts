import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { slotsOf } from '../overrides/entry-slots.ts';
import { finishHead } from '../overrides/finish-head.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import type { Block, Session, Workshop, WorkshopText } from './workshop.ts';

/** A block as an editor has it: its slot may be empty. */
type BlockSlot = Omit<Block, 'minutes'> & { minutes: number | null };
type SessionSlot = Omit<Session, 'blocks'> & { blocks: BlockSlot[] };

type MadeWorkshop = Omit<Workshop, 'priced' | 'sessions'> & {
  made: true;
  priced: Workshop['priced'] | '';
  sessions: SessionSlot[];
};

/** Most meetings of one workshop: the editor has a field for every part of each. */
const MOST_SESSIONS = 4;

const blankText = (): WorkshopText => ({
  name: '',
  title: { raw: '', finished: '' },
  lead: '',
  summary: '',
  audience: '',
  format: '',
  bring: '',
  outcomes: [],
  head: { title: '', description: '' },
});

const blankBlock = (): BlockSlot => ({
  kind: 'talk',
  minutes: null,
  text: { 'pt-BR': '', en: '' },
});

const times = <Slot>(count: number, slot: (i: number) => Slot): Slot[] =>
  Array.from({ length: count }, (_, i) => slot(i));

/** An empty workshop, with a slot for each meeting and each block that one of the paths names. */
export const blankWorkshop = (slug: string, paths: readonly string[]): MadeWorkshop => ({
  made: true,
  publishedIn: LOCALES,
  slugs: { 'pt-BR': slug, en: slug },
  area: 'workshops',
  sample: false,
  dates: [],
  priced: '',
  texts: { 'pt-BR': blankText(), en: blankText() },
  sessions: times(slotsOf(paths, 'sessions', 1, MOST_SESSIONS), (i) => ({
    startsAt: '09:00',
    blocks: times(slotsOf(paths, `sessions\\.${i}\\.blocks`, 3), blankBlock),
  })),
});

const isTimed = (block: BlockSlot): block is Block => block.minutes !== null;

/** The workshop as pages show it: without empty slots, its headings filled in. */
export function finishWorkshop({ priced, sessions, texts, ...workshop }: MadeWorkshop): Workshop {
  const meetings = sessions.map((one) => ({ ...one, blocks: one.blocks.filter(isTimed) }));
  return {
    ...workshop,
    priced: priced || null,
    sessions: meetings.filter(({ blocks }) => blocks.length > 0),
    texts: { 'pt-BR': finishHead(texts['pt-BR']), en: finishHead(texts.en) },
  };
}

const isWritten = ({ text }: BlockSlot) => LOCALES.some((locale) => text[locale] !== '');

/** Fields that a block lacks, once anything is written in it. */
function missingInBlock(path: string, block: BlockSlot, locales: readonly Locale[]): string[] {
  if (block.minutes === null) return isWritten(block) ? [`${path}.minutes`] : [];
  return locales
    .filter((locale) => block.text[locale] === '')
    .map((locale) => `${path}.text.${locale}`);
}

/** Fields that visitors of these languages would miss. */
export function missingOfWorkshop(
  { texts, sessions }: MadeWorkshop,
  locales: readonly Locale[],
): string[] {
  const blocks = sessions.flatMap((session, i) =>
    session.blocks.map((block, j) => ({ path: `sessions.${i}.blocks.${j}`, block })),
  );
  const isTaught = blocks.some(({ block }) => isTimed(block) || isWritten(block));
  return [
    ...missingTexts(
      'texts',
      texts,
      ['name', 'lead', 'summary', 'audience', 'format', 'outcomes'],
      locales,
    ),
    ...(isTaught ? [] : ['sessions.0.blocks.0.minutes']),
    ...blocks.flatMap(({ path, block }) => missingInBlock(path, block, locales)),
  ];
}
