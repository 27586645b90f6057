import { beforeAll, expect, it } from 'vitest';
import pt from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import { GROUPS, isSafeValue, namesOf } from '#app/features/brand/scheme.ts';
import { breadth } from '../breadth.ts';
import { randomFor } from '../seed.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

const SCHEMES = breadth(40, 200);

const site = useBuiltSite();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
});

const { next: random } = randomFor('schemes that are saved');
const below = (limit: number) => Math.floor(random() * limit);

/** As a browser's own colour arithmetic has it, so that `hsl()` is read twice by two ways. */
function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (1 - Math.abs((2 * lightness) / 100 - 1)) * (saturation / 100);
  const second = chroma * (1 - Math.abs(((hue / 60) % 2) - 1));
  const sector = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ][Math.floor(hue / 60) % 6] as number[];
  const least = lightness / 100 - chroma / 2;
  return `#${sector
    .map((part) =>
      Math.round(255 * (part + least))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** What is typed, and the colour that it is. */
function someColor(): { typed: string; hex: string } {
  if (random() < 0.3) {
    const [hue, saturation, lightness] = [below(360), below(101), below(101)];
    const typed = `hsl(${hue},${saturation}%,${lightness}%)`;
    return { typed, hex: hexOfHsl(hue, saturation, lightness) };
  }
  const hex = `#${below(0x1000000).toString(16).padStart(6, '0')}`;
  return { typed: hex, hex };
}

const BAD = [
  'red',
  '#12345',
  'url(//evil.example)',
  'hsl(1,2,3)',
  '#12345g',
  'var(--x)',
  '}</style>',
];
const COLORS = GROUPS.flatMap(namesOf).filter((name) => name !== 'shadows.glow_blur');

function someScheme() {
  const chosen: Record<string, string> = {};
  const fields: Record<string, string> = {};
  const put = (name: string) => {
    const { typed, hex } = someColor();
    fields[name] = typed;
    chosen[name] = hex;
  };
  for (const name of ['primary', 'accent']) put(name);
  for (const name of COLORS) if (random() < 0.6) put(name);
  // One in eight is spoiled in one field, and must come back with the reason there.
  const spoiled =
    random() < 0.125 ? ['primary', 'accent', ...COLORS][below(COLORS.length + 2)] : '';
  if (spoiled) fields[spoiled] = BAD[below(BAD.length)] ?? 'red';
  return { fields, chosen, spoiled };
}

/** WCAG 2.2, relative luminance and contrast ratio, written from the definition. */
function luminance(hex: string): number {
  const linear = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}
function ratioOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const figure = (text: string) => Number(text.replace(':1', '').replace(',', '.'));

/** Rows of the report, as the page gives them. */
function reportIn(html: string) {
  const from = html.indexOf('id="contrast"');
  return [...html.slice(from).matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(
      ([, cell = '']) => cell,
    );
    const pair = /(#[0-9a-f]{6}) \/ (#[0-9a-f]{6})/.exec(cells[1] ?? '');
    if (!pair) return [];
    const [, front = '', ground = ''] = pair;
    const text = (cells[4] ?? '').replace(/<[^>]*>/g, ' ');
    const corrected = /(#[0-9a-f]{6})\D*?(\d+(?:,\d+)?)/.exec(text.replace(/^.*?(?=#)/s, ''));
    return [
      {
        name: (cells[0] ?? '').replace(/<[^>]*>/g, ''),
        front,
        ground,
        ratio: figure(cells[2] ?? ''),
        least: figure(cells[3] ?? ''),
        passes: text.trim() === pt.contrast.passes,
        shown: corrected ? figure(corrected[2] ?? '') : undefined,
      },
    ];
  });
}

type Row = ReturnType<typeof reportIn>[number];

/** What is wrong with a row, by a reckoning that shares nothing with the product's. */
const faultsOf = ({ name, front, ground, ratio, least, passes, shown }: Row) => {
  const reckoned = ratioOf(front, ground);
  return [
    Math.floor(reckoned * 100 + 1e-6) / 100 !== ratio && `${name}: ${ratio}, not ${reckoned}`,
    passes !== reckoned >= least && `${name}: ${passes ? 'passes' : 'fails'} at ${reckoned}`,
    !passes && !(shown !== undefined && shown >= least) && `${name}: corrected to ${shown}`,
  ].filter((fault) => fault !== false);
};

const message = (text: string) => pt.contrast.what[text as keyof typeof pt.contrast.what];
/** The front of the rows about one thing, whatever the ground. */
const frontsOf = (rows: readonly Row[], what: string, when: string) =>
  new Set(
    rows
      .filter(({ name }) => name.startsWith(`${message(what)} `) && name.endsWith(`, ${when}`))
      .map(({ front }) => front),
  );

/** Grounds of the report are those that the next page has. */
async function pageAgrees(rows: readonly Row[], chosen: Record<string, string>) {
  const { text } = await site().ask('/');
  expect(text).toContain(`--brand-primary:${chosen['primary']}`);
  const papers = /--paper:light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/.exec(text);
  for (const [at, when] of [pt.contrast.day, pt.contrast.night].entries()) {
    const name = `${message('link')} ${pt.contrast.on.paper}, ${when}`;
    const ground = rows.find((row) => row.name === name)?.ground;
    if (papers) expect(ground).toBe(papers[at + 1]);
  }
}

it(`${SCHEMES} random schemes are saved with the ratios computed here, or refused with the reason`, async () => {
  const [now] = await sql<{ id: string; revision: number }>(
    'select id, revision from public.brand_colors where is_active',
  );
  const rowOf = async () =>
    (
      await sql<{ row: unknown }>(
        'select to_jsonb(b) as row from public.brand_colors b where is_active',
      )
    )[0];
  let revision = now?.revision ?? 0;
  let stored: unknown = await rowOf();
  const tally = { saved: 0, refused: 0, rows: 0 };
  for (let count = 0; count < SCHEMES; count += 1) {
    const { fields, chosen, spoiled } = someScheme();
    const answer = await post(
      site(),
      `/admin/brand/${now?.id}`,
      { scheme_name: `N.º ${count}`, revision: String(revision), intent: 'save', ...fields },
      { cookie: admin.cookie },
    );
    if (spoiled) {
      tally.refused += 1;
      expect([answer.status, fields[spoiled]]).toEqual([422, fields[spoiled]]);
      expect(isSafeValue(spoiled, fields[spoiled] ?? '')).toBe(false);
      expect(answer.text).toContain(pt.errors.color);
      expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(1);
      expect(await rowOf()).toEqual(stored);
      continue;
    }
    tally.saved += 1;
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(pt.done.saved);
    revision = Number(/name="revision" value="(\d+)"/.exec(answer.text)?.[1]);
    const rows = reportIn(answer.text);
    tally.rows += rows.length;
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    for (const when of [pt.contrast.day, pt.contrast.night]) {
      expect([...frontsOf(rows, 'link', when)]).toEqual([chosen['primary']]);
      expect([...frontsOf(rows, 'hot', when)]).toEqual([chosen['accent']]);
    }
    if (count % 20 === 0) await pageAgrees(rows, chosen);
    stored = await rowOf();
  }
  expect(tally.refused).toBeGreaterThan(0);
  expect(tally.saved).toBeGreaterThan(SCHEMES * 0.7);
  process.stdout.write(`random schemes: ${JSON.stringify(tally)}\n`);
});
