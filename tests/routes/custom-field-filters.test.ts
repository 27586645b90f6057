import { expect, it } from 'vitest';
import words from '#app/features/custom-fields/locales/pt-BR.json' with { type: 'json' };
import { useBuiltSite } from './built-site.ts';
import { someField } from './custom-field-posts.ts';
import { signedIn, visit } from './staff.ts';

/* Filters in the address of a list by fields that staff define. */

const site = useBuiltSite();

it('lists say which filters are not applied, and why', async () => {
  const manager = await signedIn(site(), 'manager');
  const [area, day, note] = [
    await someField('deal', { type: 'money' }),
    await someField('deal', { type: 'date' }),
    await someField('deal', { type: 'text' }),
  ];
  const { noNumber, noDay, besideNone, noField } = words.filter;
  const reasons = [noNumber, noDay, besideNone, noField];
  for (const [query, said] of [
    [`f.${area.key}.from=muito`, [noNumber]],
    [`f.${area.key}.from=1.500,00&f.${area.key}.to=1,500.00`, []],
    [`f.${area.key}=1500`, []],
    [`f.${day.key}.from=2026-02-31`, [noDay]],
    [`f.${day.key}.to=2026-12-31`, []],
    [`f.${area.key}.from=1&f.${area.key}.none=yes`, [besideNone]],
    [`f.${note.key}=muito`, []],
    [`f.${note.key}.from=muito`, [noField]],
    ['f.campo_que_nao_existe=3', [noField]],
  ] as const) {
    const { text } = await visit(site(), `/admin/deals/list?${query}`, manager.cookie);
    expect([query, ...reasons.filter((reason) => text.includes(reason))]).toEqual([query, ...said]);
    // Each can be removed.
    const chips = text.split('class="data-table-chip').length - 2;
    expect([query, chips]).toEqual([query, query.split('&').length]);
  }
});
