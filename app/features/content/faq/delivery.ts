import type { FaqGroup } from './faq-group.ts';

export const delivery: FaqGroup = {
  id: 'delivery',
  texts: {
    'pt-BR': {
      title: 'Trabalho e entrega',
      questions: [
        {
          question: 'Preciso estar em {{city}}?',
          answer:
            'Para conversar, não: telefone e WhatsApp servem. A oficina fica em {{city}}, {{state}}, e o que pede presença, como acompanhar um turno ao lado de quem faz, se combina no projeto.',
        },
        {
          question: 'Que tamanho de empresa vocês atendem?',
          answer:
            'Mais de {{companies}} empresas já saíram daqui com uma ferramenta. O tamanho da empresa pesa menos que o do problema: precisa doer, e alguém precisa poder decidir.',
        },
        {
          question: 'Quanto a minha equipe precisa participar?',
          answer:
            'Quem decide, nas aprovações de cada etapa. Quem faz, na observação e nos testes. São encontros curtos e marcados, porque o trabalho de vocês não para.',
        },
        {
          question: 'O que acontece depois da entrega?',
          answer:
            'Passagem, treino e medição. O Lab treina quem vai usar, e o número medido diz o que melhorar primeiro. O formato da manutenção se combina na proposta.',
        },
        {
          question: 'Tenho uma ideia, mas não tenho equipe. Serve?',
          answer:
            'Serve, e é assunto do Craft: parcerias, pesquisa e desenvolvimento, validação e lançamento. A primeira etapa é descobrir barato se a ideia aguenta.',
        },
      ],
    },
    en: {
      title: 'Working together',
      questions: [
        {
          question: 'Do I have to be in {{city}}?',
          answer:
            'Not to talk: phone and WhatsApp will do. The workshop is in {{city}}, {{state}}, Brazil, and whatever needs presence, such as a shift beside the people who do the work, is arranged in the project.',
        },
        {
          question: 'What size of company do you work with?',
          answer:
            'More than {{companies}} companies have left here with a tool. The size of the company matters less than the size of the problem: it has to hurt, and someone has to be able to decide.',
        },
        {
          question: 'How much does my team have to take part?',
          answer:
            'Whoever decides, at the approval of each stage. Whoever does the work, in the watching and the testing. Short sessions by appointment, because your work doesn’t stop.',
        },
        {
          question: 'What happens after delivery?',
          answer:
            'Handover, training and measuring. The Lab trains the people who will use it, and the measured number says what to improve first. Maintenance is agreed in the proposal.',
        },
        {
          question: 'I have an idea but no team. Is that enough?',
          answer:
            'It is, and it belongs in Craft: partnerships, research and development, validation and launch. The first stage is to find out cheaply whether the idea holds.',
        },
      ],
    },
  },
};
