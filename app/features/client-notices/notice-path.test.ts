import { expect, test } from 'vitest';
import { noticePath } from './notice-path.ts';

test.each([
  [{ kind: 'ticket', id: 't' } as const, '/portal/cliente/chamados/t'],
  [{ kind: 'project', id: 'p' } as const, '/portal/cliente/projetos/p#etapas'],
  [{ kind: 'project_update', id: 'u', project: 'p' } as const, '/portal/cliente/projetos/p#n-u'],
  [{ kind: 'deliverable', id: 'd' } as const, '/portal/cliente/entregas/d'],
  [
    { kind: 'version', deliverable: 'd', number: 2 } as const,
    '/portal/cliente/entregas/d?versao=2',
  ],
  [
    { kind: 'invoice', organization: 'o', number: '2026-001' } as const,
    '/portal/cliente/faturas?cliente=o#fatura-2026-001',
  ],
  [null, '/portal/cliente'],
])('a notice of %j links to %s', (record, path) => {
  expect(noticePath(record)).toBe(path);
});
