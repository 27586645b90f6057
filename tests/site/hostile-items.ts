import { MADE_ARTICLE_FIELDS } from '#app/features/content/articles/made-article-fields.ts';
import { MADE_ANSWER_FIELDS } from '#app/features/content/faq/made-answer-fields.ts';
import { MADE_TOPIC_FIELDS } from '#app/features/content/faq/made-topic-fields.ts';
import { MADE_IDEA_FIELDS } from '#app/features/content/ideas/made-idea-fields.ts';
import { MADE_OPENING_FIELDS } from '#app/features/content/openings/made-opening-fields.ts';
import type { FieldType } from '#app/features/content/overrides/leaf.ts';
import { MAKEABLE_KINDS } from '#app/features/content/overrides/visibility.ts';
import { MADE_PIECE_FIELDS } from '#app/features/content/portfolio/made-piece-fields.ts';
import { MADE_PERSON_FIELDS } from '#app/features/content/team/made-person-fields.ts';
import { MADE_WORKSHOP_FIELDS } from '#app/features/content/workshops/made-workshop-fields.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/** Cases and landing pages have tests of their own. */
type HostileKind = Exclude<(typeof MAKEABLE_KINDS)[number], 'case' | 'landing'>;
type Fields = Readonly<Record<string, FieldType>>;

const FIELDS: Record<HostileKind, Fields> = {
  article: MADE_ARTICLE_FIELDS,
  person: MADE_PERSON_FIELDS,
  opening: MADE_OPENING_FIELDS,
  workshop: MADE_WORKSHOP_FIELDS,
  idea: MADE_IDEA_FIELDS,
  piece: MADE_PIECE_FIELDS,
  question: MADE_TOPIC_FIELDS,
  answer: MADE_ANSWER_FIELDS,
};

/** What is chosen and not typed. */
const FACTS: Partial<Record<HostileKind, Record<string, string>>> = {
  opening: { posted: '2026-11-01', closes: '2027-03-31' },
  workshop: {
    ...{ area: 'technology', priced: 'gamificationWorkshop', dates: '2031-02-01' },
    ...{ 'sessions.0.startsAt': '08:30', 'sessions.0.blocks.0.kind': 'hands' },
    'sessions.0.blocks.0.minutes': '90',
  },
  idea: { stage: 'launch' },
  piece: { service: 'consulting' },
  answer: { group: 'delivery' },
};

/** Nothing of this may run or be in a page as an element. */
const HOSTILE =
  `"><script>window.planted=1</script><img src=x onerror=planted(1)> ` +
  `javascript:planted(1) </title></textarea></script><svg/onload=planted(1)> ` +
  `<!-- ]]> \u202E‮ ﷽ 🔨 &lt;b&gt; %3Cscript%3E \\u003cscript\\u003e`;

const HOSTILE_MARKDOWN = `## Igual

<script>window.planted=1</script>

<div id="main" onclick="planted(1)">Bloco</div>

### Igual

[x](javascript:planted(1)) [y](data:text/html,<script>planted(1)</script>) [z](VBSCRIPT:planted)

<a href="javascript:planted(1)">w</a> \`<script>planted(1)</script>\`

## Igual

> > > - [ ] *a **b _c_***[^1][^1]

| <b onmouseover=planted(1)> | \\| |
|---|--:|
| \`|\` | <iframe src="//planted.example"></iframe> |

\`\`\`html"><script>planted(1)</script>
</code></pre><script>planted(1)</script>
\`\`\`

## <svg onload=planted(1)>

[^1]: <object data="planted"></object> ${HOSTILE}
`;

const WORDS = 'medir riscar cortar moldar afiar provar entregar anotar conferir voltar'.split(' ');
const sentence = (longest: number, n: number) =>
  Array.from({ length: 12 }, (_, i) => WORDS[(n * 7 + i * 3) % WORDS.length])
    .join(' ')
    .slice(0, longest)
    .trim();
const cut = (text: string, longest: number) => [...text].slice(0, longest).join('').trim();
/** One word without a place to break. */
const endless = (longest: number, n: number) => `Z${n}${'w'.repeat(longest)}`.slice(0, longest);

type Manner = 'same' | 'longest' | 'hostile' | 'alone';
const MANNERS: readonly Manner[] = ['hostile', 'same', 'longest', 'alone'];

type Named = { manner: Manner; path: string; n: number };

function textOf({ type, longest }: FieldType, { manner, path, n }: Named): string | undefined {
  if (type === 'markdown')
    return manner === 'hostile' ? HOSTILE_MARKDOWN : `## A\n\n${sentence(80, n)}`;
  if (!['line', 'text', 'list'].includes(type)) return undefined;
  const isName = /(?:^|\.)(?:name|title|question)$/.test(path);
  if (manner === 'hostile') return cut(HOSTILE.replace(/^/, isName ? `${n} ` : ''), longest);
  if (manner === 'longest') return isName ? endless(longest, n) : sentence(longest, n);
  if (manner === 'same' && isName) return 'Igual a todos';
  return isName ? cut(`Só uma língua ${n}`, longest) : sentence(longest, n);
}

/** All that is written of an item, in one language or both. */
function written(kind: HostileKind, manner: Manner, n: number, locales: readonly Locale[]) {
  const fields: Record<string, string> = { ...FACTS[kind] };
  for (const [pattern, type] of Object.entries(FIELDS[kind])) {
    if (/\.(?:posts|studies)\.|title\.(?:raw|finished)$|\.head\./.test(pattern)) continue;
    for (const locale of locales) {
      const path = pattern
        .replace('texts.*', `texts.${locale}`)
        .replace('text.*', `text.${locale}`)
        .replace(/^sessions\.\*\.blocks\.\*/, 'sessions.0.blocks.0');
      const text = textOf(type, { manner, path, n });
      if (text !== undefined && !path.includes('*')) fields[path] = text;
    }
  }
  return fields;
}

export const HOSTILE_KINDS = MAKEABLE_KINDS.filter(
  (kind): kind is HostileKind => kind !== 'case' && kind !== 'landing',
);

/** So many items of every kind, of each manner in turn. */
export function hostileItems(each: number) {
  return HOSTILE_KINDS.flatMap((kind) =>
    Array.from({ length: each }, (_, n) => {
      const manner = MANNERS[n % MANNERS.length] ?? 'same';
      const [one] = n % 8 < 4 ? LOCALES : LOCALES.toReversed();
      const locales = manner === 'alone' ? LOCALES.filter((locale) => locale === one) : LOCALES;
      const fields: Record<string, string | string[]> = written(kind, manner, n, locales);
      if (manner === 'alone') fields['publishedIn'] = [...locales];
      return { kind, manner, fields };
    }),
  );
}
