import type { ReactElement, ReactNode } from 'react';
import { Children } from 'react';
import { expect, it } from 'vitest';
import { Questions } from './questions.tsx';

it('keeps two questions of the same text apart', () => {
  const item = { question: 'Quanto custa?', answer: 'Depende.' };
  const list: ReactElement<{ children: ReactNode }> = Questions({ items: [item, item] });
  const keys = Children.toArray(list.props.children).map((one) => (one as ReactElement).key);
  expect(new Set(keys).size).toBe(2);
});
