import { describe, expect, it } from 'vitest';
import { mentionQueryAt, mentionsFor, withMention } from './mention-query.ts';

const PEOPLE = ['Ana Furtado', 'André Bastos', 'Marina Telles', 'Maria Ana Lopes'].map(
  (name, at) => ({ id: `${at}`, name }),
);
const namesFor = (text: string) => {
  const query = mentionQueryAt(text, text.length);
  return query && mentionsFor(query, PEOPLE).map(({ name }) => name);
};

describe('a name that is being typed', () => {
  it('offers everyone after a bare @, and matches of a part of a name', () => {
    expect(namesFor('Oi @')).toHaveLength(4);
    expect(namesFor('Oi, @an')).toEqual(['Ana Furtado', 'André Bastos', 'Maria Ana Lopes']);
    expect(namesFor('(@ANDRE')).toEqual(['André Bastos']);
    expect(namesFor('@marina te')).toEqual(['Marina Telles']);
  });

  it('offers nobody in an address, behind a whole name, or on another line', () => {
    expect(namesFor('ana@an')).toBeNull();
    expect(namesFor('@ an')).toBeNull();
    expect(namesFor('@an\nan')).toBeNull();
    expect(namesFor('@Marina Telles ')).toEqual([]);
    expect(namesFor('@Marina Telles veja')).toEqual([]);
  });

  it('offers everyone of one name until the address identifies one', () => {
    const sameNames = ['ana@casa.example', 'ana.f@casa.example'].map((email, at) => ({
      id: `${at}`,
      name: 'Ana Furtado',
      email,
    }));
    const idsFor = (text: string) => {
      const query = mentionQueryAt(text, text.length);
      return query && mentionsFor(query, sameNames).map(({ id }) => id);
    };
    expect(idsFor('@ana furtado')).toEqual(['0', '1']);
    expect(idsFor('@Ana Furtado (ana.')).toEqual(['1']);
    expect(idsFor('@Ana Furtado (ana@casa.example) ')).toBeNull();
    const query = mentionQueryAt('@ana', 4);
    expect(query && withMention('@ana', query, sameNames[1] as (typeof sameNames)[0]).text).toBe(
      '@Ana Furtado (ana.f@casa.example) ',
    );
  });

  it('is inserted into the text, with room behind it', () => {
    const text = 'Oi @mar, veja';
    const query = mentionQueryAt(text, 7);
    expect(query && withMention(text, query, { id: '2', name: 'Marina Telles' })).toEqual({
      text: 'Oi @Marina Telles , veja',
      caret: 18,
    });
    const last = mentionQueryAt('@mar', 4);
    expect(last && withMention('@mar', last, { id: '2', name: 'Marina Telles' }).text).toBe(
      '@Marina Telles ',
    );
  });
});
