import { describe, expect, it } from 'vitest';
import {
  brokenPlaceholders,
  filledPieces,
  fillPlaceholders,
  placeholderPieces,
  placeholdersIn,
} from './placeholders.ts';

describe('placeholders of a text', () => {
  it('are filled where a value is known, and stay where none is', () => {
    const text = 'Oi, {{ first_name }}: {{deal_value}} e {{nada}}';
    expect(fillPlaceholders(text, { first_name: 'Ana', deal_value: '' })).toBe(
      'Oi, Ana: {{deal_value}} e {{nada}}',
    );
    // A dollar sign in a value is no reference to a group.
    expect(fillPlaceholders('{{x}}', { x: 'R$& 1' })).toBe('R$& 1');
    expect(placeholdersIn('{{a}} {{b}} {{ a }} {{}}')).toEqual(['a', 'b', '']);
  });

  it('are named where they are unknown, or lack a brace', () => {
    const known = ['first_name', 'company'];
    const text = 'Oi {{ first_name }}, {{nome}} {{first_name} {company} company}} {{ } e {isto}';
    expect(brokenPlaceholders(text, known)).toEqual([
      '{{nome}}',
      '{{first_name}',
      '{company}',
      'company}}',
      '{{',
    ]);
    expect(brokenPlaceholders('Oi {{first_name}}{{ company }}', known)).toEqual([]);
  });

  it('separates the placeholders in an editor, and the unknown from the known', () => {
    expect(
      placeholderPieces('Oi {{a}}{{b}}!', ['a']).map(({ text, kind }) => [text, kind]),
    ).toEqual([
      ['Oi ', 'text'],
      ['{{a}}', 'known'],
      ['{{b}}', 'open'],
      ['!', 'text'],
    ]);
  });

  it('leave a trace where they were filled, whole names before their parts', () => {
    const pieces = filledPieces('Oi Ana, Ana Dias (Anabela) {{x}}', ['Ana', 'Ana Dias', 'A']);
    expect(pieces.filter(({ kind }) => kind !== 'text').map(({ text }) => text)).toEqual([
      'Ana',
      'Ana Dias',
      '{{x}}',
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('Oi Ana, Ana Dias (Anabela) {{x}}');
  });
});
