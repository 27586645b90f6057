import type { Opening } from './opening.ts';

export const automationDeveloper: Opening = {
  key: 'automation-developer',
  sample: true,
  posted: '2026-11-16',
  closes: '2027-02-12',
  text: {
    'pt-BR': {
      title: 'Automação e IA',
      slug: 'automacao-e-ia',
      line: 'Fazer a máquina ler, conferir e digitar, e saber a hora de chamar uma pessoa.',
      contract: 'CLT ou PJ, 40 horas',
      place: 'Remoto no Brasil',
      work: [
        'Montar automações com regra, exceção e limite definidos',
        'Medir acerto em casos reais, sem dados pessoais',
        'Desenhar a fila em que a pessoa decide',
        'Comparar modelos e fornecedores, sempre com “nenhum” entre as opções',
      ],
      bring: [
        'Python ou TypeScript, e o costume de testar antes de acreditar',
        'Noção de estatística: erro, amostra, viés',
        'Paciência com PDF mal digitalizado',
      ],
      learn: ['Avaliação de modelos', 'LGPD aplicada a dados de treino e de teste'],
    },
    en: {
      title: 'Automation and AI developer',
      slug: 'automation-and-ai-developer',
      line: 'Get the machine to read, check and type, and to know when to call a person.',
      contract: 'Employee (CLT) or contractor, 40 hours',
      place: 'Remote in Brazil',
      work: [
        'Build automations with rules, exceptions and limits in writing',
        'Measure accuracy on real cases, without personal data',
        'Design the queue in which a person decides',
        'Compare models and vendors, always with “none” among the options',
      ],
      bring: [
        'Python or TypeScript, and the habit of testing before believing',
        'Some statistics: error, sample, bias',
        'Patience with badly scanned PDFs',
      ],
      learn: ['Model evaluation', 'Data protection for training and test data'],
    },
  },
};
