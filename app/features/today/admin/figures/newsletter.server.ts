import { adminPath } from '#app/paths.ts';
import { columnsOverAxis } from '#app/ui/admin/charts/columns.server.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { within } from './lead-sums.store.server.ts';
import { type Growth, weeksUpTo } from './newsletter-growth.store.server.ts';
import { countedSubscriptions } from './ways.ts';

/** Whether the newsletter grows, week by week. */
export function newsletterGrowth(
  { days, standing }: Growth,
  range: TodayRange,
  today: string,
  words: FigureWords,
): FigureFacts {
  const { t } = words;
  const weeks = weeksUpTo(range.to).map((week) => {
    const own = days.filter(({ day }) => within(day, week));
    return {
      week,
      label: words.day(week.from),
      confirmed: own.reduce((sum, { confirmed }) => sum + confirmed, 0),
      departed: own.reduce((sum, { departed }) => sum + departed, 0),
      isNow: within(today, week),
    };
  });
  const sum = (name: 'confirmed' | 'departed') =>
    weeks.reduce((total, week) => total + week[name], 0);
  const [came, left] = [sum('confirmed'), sum('departed')];
  const all = { from: weeks[0]?.week.from ?? range.from, to: range.to };
  const growth = { came: words.number(came), left: words.number(left) };
  const answer = standing
    ? t('newsletter.answer', {
        ...growth,
        active: words.number(standing.active),
        pending: words.number(standing.pending),
      })
    : t('newsletter.growth', growth);
  const list = (status: string) => `${adminPath('newsletter')}?status=${status}`;
  const weekly = [
    came > 0 ? countedSubscriptions('confirmed', all) : undefined,
    left > 0 ? countedSubscriptions('unsubscribed', all) : undefined,
  ];
  const drawn = (width: number) =>
    columnsOverAxis({
      ...{ width, height: 136, aside: true },
      columns: weeks.map(({ week, label, confirmed, departed, isNow }, index) => ({
        label: index % 3 === 2 ? label : undefined,
        up: [{ value: confirmed, look: isNow ? 'now' : 'solid' }],
        down: { value: departed, look: 'left' },
        text: words.number(confirmed),
        to: confirmed > 0 ? countedSubscriptions('confirmed', week) : undefined,
        says: t('newsletter.says', { week: label, count: confirmed }),
      })),
    });
  return {
    key: 'newsletter',
    span: 4,
    question: t('newsletter.question'),
    answer: sentenceOf(answer, standing ? [list('active'), ...weekly, list('pending')] : weekly),
    drawing: { wide: drawn(366), narrow: drawn(350) },
    legend: [
      { area: 'solid', text: t('newsletter.confirmed') },
      { area: 'left', text: t('newsletter.departed') },
      ...(weeks.some(({ isNow }) => isNow)
        ? [{ area: 'now' as const, text: t('newsletter.thisWeek') }]
        : []),
    ],
    table: {
      columns: [
        { label: t('week') },
        { label: t('newsletter.confirmed'), numeric: true },
        { label: t('newsletter.departed'), numeric: true },
      ],
      rows: weeks.map(({ week, label, confirmed, departed }) => [
        { text: label },
        {
          text: words.number(confirmed),
          to: confirmed > 0 ? countedSubscriptions('confirmed', week) : undefined,
        },
        {
          text: words.number(departed),
          to: departed > 0 ? countedSubscriptions('unsubscribed', week) : undefined,
        },
      ]),
    },
  };
}
