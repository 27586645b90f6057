import type { FaqFile } from './faq-group.ts';

export const delivery: FaqFile = {
  id: 'delivery',
  texts: {
    'pt-BR': {
      title: 'Trabalho e entrega',
      questions: [
        {
          question: 'Preciso estar em {{city}}?',
          answer:
            'Para conversar, não: telefone e WhatsApp servem. Ficamos em {{city}}, {{state}}, e o que pede presença, como acompanhar um turno de trabalho, é combinado no projeto.',
        },
        {
          question: 'Que tamanho de empresa vocês atendem?',
          answer:
            'Mais de {{companies}} empresas já usam uma ferramenta feita por nós. O tamanho da empresa pesa menos que o do problema: ele precisa custar tempo ou dinheiro, e alguém precisa poder decidir.',
        },
        {
          question: 'Quanto a minha equipe precisa participar?',
          answer:
            'Quem decide participa das aprovações de cada etapa; a equipe, da observação e dos testes. São encontros curtos e marcados, porque o trabalho de vocês não para.',
        },
        {
          question: 'O que acontece depois da entrega?',
          answer:
            'Entregamos, treinamos e medimos. Os workshops do Lab treinam a sua equipe, e o resultado medido diz o que melhorar primeiro. A manutenção é combinada na proposta.',
        },
        {
          question: 'Tenho uma ideia, mas não tenho equipe. Serve?',
          answer:
            'Serve, e é assunto das parcerias do Craft: pesquisa e desenvolvimento, validação e lançamento. O primeiro passo é descobrir, com pouco dinheiro, se a ideia funciona.',
        },
      ],
    },
    en: {
      title: 'Working together',
      questions: [
        {
          question: 'Do I have to be in {{city}}?',
          answer:
            'Not to talk: phone and WhatsApp will do. We’re in {{city}}, {{state}}, Brazil, and whatever has to happen in person, such as a shift beside the people who do the work, is arranged in the project.',
        },
        {
          question: 'What size of company do you work with?',
          answer:
            'More than {{companies}} companies use something we built. The size of the company matters less than the size of the problem: it has to really get in the way, and someone has to be able to decide.',
        },
        {
          question: 'How involved does my team have to be?',
          answer:
            'The decision makers take part in approving each stage; the people doing the work, in observing and testing. Sessions are short and scheduled, because your work doesn’t stop.',
        },
        {
          question: 'What happens after delivery?',
          answer:
            'We hand over, train and measure. Our Lab workshops train the people who will use it, and the measured result tells us what to improve first. Maintenance is agreed in the proposal.',
        },
        {
          question: 'I have an idea but no team. Is that enough?',
          answer:
            'It is, and it’s what our Craft partnerships are for: research and development, validation and launch. The first step is to find out cheaply whether the idea works.',
        },
      ],
    },
  },
};
