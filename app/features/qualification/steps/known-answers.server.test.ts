import { describe, expect, it } from 'vitest';
import type { FormField, LeadQuestions } from '../form-definition.ts';
import { knownAnswers, serviceInText } from './known-answers.server.ts';

const option = (value: string, label: string) => ({ value, label });
const service: FormField = {
  ...{ name: 'servico', label: 'Que tipo?', type: 'select', required: true, placeholder: '' },
  options: [
    option('software', 'Software e apps'),
    option('automacao', 'Automação com IA'),
    option('jogos', 'Jogos e gamificação'),
    option('consultoria', 'Consultoria'),
    option('nao-sei', 'Ainda não sei'),
  ],
};
const form = (fields: FormField[], steps?: LeadQuestions['steps']): LeadQuestions => ({
  id: 'f',
  fields,
  ...(steps && { steps }),
});

describe('the form of a service page', () => {
  it.each([
    ['softwareApps', 'software'],
    ['automationAi', 'automacao'],
    ['gamesGamification', 'jogos'],
    ['consulting', 'consultoria'],
  ] as const)('finds the answer of %s: %s', (page, value) => {
    expect(knownAnswers(form([service]), page)).toEqual({ servico: value });
  });

  it('finds none on other pages', () => {
    for (const page of ['home', 'services', null] as const) {
      expect(knownAnswers(form([service]), page)).toBeUndefined();
    }
  });

  it('finds none where two options name the service, or the question has a condition', () => {
    const twice = { ...service, options: [...service.options, option('app2', 'Outro app')] };
    expect(knownAnswers(form([twice]), 'softwareApps')).toBeUndefined();
    const when = [{ question: 'nome' }];
    expect(knownAnswers(form([{ ...service, when }]), 'softwareApps')).toBeUndefined();
    const later = { ...service, step: 1 };
    const steps = [{ title: 'Um' }, { title: 'Dois', when }];
    expect(knownAnswers(form([later], steps), 'softwareApps')).toBeUndefined();
  });

  it('finds none where the form does not offer the services', () => {
    const one = { ...service, options: [option('app', 'App'), option('site', 'Site')] };
    expect(knownAnswers(form([one]), 'softwareApps')).toBeUndefined();
  });

  it('finds whole words only', () => {
    expect(serviceInText('maia')).toBeUndefined();
    expect(serviceInText('Ação de IA')).toBe('automationAi');
    expect(serviceInText('happy')).toBeUndefined();
  });
});
