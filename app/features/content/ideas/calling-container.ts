import type { Idea } from './idea.ts';

export const callingContainer: Idea = {
  slugs: { 'pt-BR': 'cacamba-que-avisa', en: 'container-that-calls' },
  stage: 'research',
  sample: true,
  texts: {
    'pt-BR': {
      name: 'Caçamba que avisa',
      head: {
        title: 'Caçamba que avisa: coleta quando está cheia',
        description:
          'Ideia do Craft em pesquisa: a caçamba diz quando está cheia e a rota do dia se monta sozinha. Exemplo, com a hipótese e o próximo teste.',
      },
      title: { raw: 'Caçamba', finished: 'que avisa quando enche' },
      summary: 'A caçamba diz quando está cheia; a rota se monta sozinha.',
      problem:
        'O caminhão passa em dia certo: encontra caçamba vazia em uma rua e lixo no chão em outra.',
      hypothesis:
        'Um sensor barato de nível, que só avisa quando algo muda, já basta para montar uma rota melhor que a do calendário.',
      proof:
        'Três sensores em três lugares ruins: sol, chuva e pancada. Antes da rota, descobrimos quanto tempo a bateria e a caixa aguentam.',
      ending: 'Se o sensor precisar de mais visitas que a caçamba, a ideia acaba aqui.',
      ours: ['o sensor de teste', 'o desenho da rota', 'a leitura dos dados'],
      yours: [
        'três caçambas e um motorista',
        'o histórico das coletas',
        'autorização para instalar',
      ],
    },
    en: {
      name: 'The skip that calls',
      head: {
        title: 'The waste skip that calls when it is full',
        description:
          'A Craft idea in research: waste skips report when they are full and the day’s route plans itself. Sample page, with its next test.',
      },
      title: { raw: 'The skip', finished: 'that calls when it is full' },
      summary: 'The skip says when it is full; the route plans itself.',
      problem:
        'The truck comes on fixed days: it finds an empty skip in one street and rubbish on the ground in the next.',
      hypothesis:
        'A cheap level sensor that reports only when something changes is enough to plan a better route than the calendar’s.',
      proof:
        'Three sensors in three bad places: sun, rain and knocks. Before any route, find out how long the battery and the case hold.',
      ending: 'If the sensor needs more visits than the skip, the idea ends here.',
      ours: ['the test sensor', 'the routing', 'the reading of the data'],
      yours: ['three skips and a driver', 'past collections', 'permission to install'],
    },
  },
};
