import type { LegalDocument } from './legal-document.ts';
import { purposes } from './privacy-purposes.ts';

export const privacy: LegalDocument = {
  version: '2026-11-29',
  text: {
    'pt-BR': {
      title: 'Privacidade',
      finished: 'em português claro',
      lead: 'Que dados pedimos, para quê, com que base na lei, por quanto tempo e como você manda neles.',
      brief: [
        'Pedimos o mínimo para responder a você, e só para isso.',
        'Não vendemos dados. Estatísticas de terceiros e anúncios, só depois do seu sim.',
        'Você pode ver, corrigir, levar ou apagar o que é seu: [faça o pedido aqui](privacyRequest).',
        'A resposta vem em até 15 dias.',
      ],
      clauses: [
        {
          id: 'responsavel',
          title: 'Quem responde pelos seus dados',
          blocks: [
            'A controladora é {company}, estúdio de soluções digitais em {place}. Quem cuida do assunto é a pessoa encarregada pelo tratamento de dados, e o endereço dela é [{email}](mail).',
            'Esta política vale para o site, os formulários, a newsletter, o feedback e o portal do cliente. Quando tratamos dados dentro de um projeto, em nome de um cliente, valem as instruções dele e o contrato.',
          ],
        },
        {
          id: 'finalidades',
          title: 'O que coletamos, para quê e por quanto tempo',
          blocks: [
            'A base legal é o artigo da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018) que nos permite tratar cada dado.',
            { table: purposes['pt-BR'] },
            'Não pedimos dados sensíveis (saúde, religião, biometria e outros do art. 5º, II). Se algum chegar no meio de uma mensagem, apagamos assim que deixar de ser preciso para responder.',
          ],
        },
        {
          id: 'compartilhamento',
          title: 'Com quem dividimos',
          blocks: [
            'Não vendemos nem alugamos dados. Eles passam por mais gente em três casos:',
            {
              list: [
                'Fornecedores que trabalham para nós, como hospedagem e envio de e-mail. Seguem as nossas instruções e não podem usar os dados para si.',
                'Autoridades, quando a lei ou um juiz obriga.',
                'Serviços que você mesmo abre, como o WhatsApp. A partir do clique vale a política deles.',
              ],
            },
            'Se um fornecedor guardar dados fora do Brasil, usamos uma das garantias do art. 33 da lei, como as cláusulas-padrão aprovadas pela ANPD.',
          ],
        },
        {
          id: 'automatizadas',
          title: 'Decisões de máquina',
          blocks: [
            'Nenhuma decisão que afete você é tomada só por máquina. O filtro contra robôs separa mensagens suspeitas, e uma pessoa pode revê-las. Se quiser entender ou contestar um caso, [escreva para nós](mail).',
          ],
        },
        {
          id: 'seguranca',
          title: 'Como guardamos',
          blocks: [
            'Só vê um dado quem tem permissão, e essa regra fica no próprio banco, registro por registro. O acesso da equipe é pessoal, por função, e fica registrado. A conexão é cifrada e as cópias de segurança também são protegidas.',
            'Se acontecer um incidente com risco para você, avisamos você e a ANPD, com o que houve, o que fizemos e o que fazer.',
          ],
        },
        {
          id: 'direitos',
          title: 'O que você pode pedir',
          blocks: [
            'O art. 18 da lei dá a você o direito de:',
            {
              list: [
                'saber se temos dados seus e receber uma cópia deles;',
                'corrigir o que estiver errado, incompleto ou desatualizado;',
                'anonimizar, bloquear ou apagar o que sobra ou está fora da lei;',
                'levar os dados para outro fornecedor;',
                'apagar o que foi tratado com o seu consentimento, e voltar atrás no consentimento;',
                'saber com quem dividimos e o que acontece se você disser não;',
                'pedir que uma pessoa reveja decisão automatizada (art. 20).',
              ],
            },
          ],
        },
        {
          id: 'como-pedir',
          title: 'Como pedir',
          blocks: [
            'Use o [formulário de pedido](privacyRequest) ou escreva para [{email}](mail). Podemos fazer uma pergunta para confirmar que é você, e só. A resposta completa vem em até 15 dias, de graça.',
            'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
          ],
        },
        {
          id: 'criancas',
          title: 'Crianças e adolescentes',
          blocks: [
            'O site é feito para empresas. Não buscamos dados de menores de 18 anos; se algum chegar sem um responsável, apagamos.',
          ],
        },
        {
          id: 'mudancas',
          title: 'Quando este texto muda',
          blocks: [
            'Cada versão tem data, no topo da página. Mudança que altere para quê ou como usamos os dados é avisada no site antes de valer; se depender de consentimento, pedimos de novo.',
          ],
        },
      ],
      head: {
        title: 'Privacidade: seus dados, a lei, prazos e direitos',
        description:
          'Que dados o estúdio coleta, para quê, com que base na LGPD e por quanto tempo. Contato da pessoa encarregada e como ver, corrigir ou apagar os seus.',
      },
    },
    en: {
      title: 'Privacy',
      finished: 'in plain English',
      lead: 'What data we ask for, what for, on what legal basis, for how long, and how you stay in charge of it.',
      brief: [
        'We ask for the minimum needed to answer you, and use it only for that.',
        'We do not sell data. Analytics by others and advertising only start after you say yes.',
        'You can see, correct, export or erase what is yours: [ask here](privacyRequest).',
        'We reply within 15 days.',
      ],
      clauses: [
        {
          id: 'controller',
          title: 'Who answers for your data',
          blocks: [
            'The controller is {company}, a digital studio in {place}, Brazil. The person in charge of data protection (the data protection officer) can be reached at [{email}](mail).',
            'This policy covers the site, its forms, the newsletter, the feedback form and the client portal. When we process data inside a project on a client’s behalf, the client’s instructions and the contract apply.',
          ],
        },
        {
          id: 'purposes',
          title: 'What we collect, what for and for how long',
          blocks: [
            'The legal basis is the article of Brazil’s General Data Protection Law (LGPD, Law 13.709/2018) that allows us to process each item.',
            { table: purposes['en'] },
            'We do not ask for sensitive data (health, religion, biometrics and the rest of art. 5, II). If some arrives inside a message, we erase it as soon as it is no longer needed to answer.',
          ],
        },
        {
          id: 'sharing',
          title: 'Who we share it with',
          blocks: [
            'We neither sell nor rent data. Other people handle it in three cases:',
            {
              list: [
                'Suppliers who work for us, such as hosting and email delivery. They follow our instructions and may not use the data for themselves.',
                'Authorities, when the law or a court requires it.',
                'Services you open yourself, such as WhatsApp. From that click on, their policy applies.',
              ],
            },
            'If a supplier keeps data outside Brazil, we rely on one of the safeguards of art. 33 of the law, such as the standard clauses approved by the Brazilian authority (ANPD).',
          ],
        },
        {
          id: 'automated',
          title: 'Decisions by machine',
          blocks: [
            'No decision that affects you is taken by a machine alone. The bot filter sets suspicious messages aside and a person can review them. To understand or contest a case, [write to us](mail).',
          ],
        },
        {
          id: 'security',
          title: 'How we keep it',
          blocks: [
            'Access is denied unless a rule allows it, row by row, in the database itself. Staff access is personal, by role, and recorded. The connection is encrypted and backups are protected as well.',
            'If an incident puts you at risk, we tell you and the authority what happened, what we did and what to do.',
          ],
        },
        {
          id: 'rights',
          title: 'What you may ask for',
          blocks: [
            'Art. 18 of the law gives you the right to:',
            {
              list: [
                'know whether we hold data about you, and receive a copy;',
                'correct what is wrong, incomplete or out of date;',
                'have what is excessive or unlawful anonymised, blocked or erased;',
                'take your data to another supplier;',
                'erase what was processed with your consent, and withdraw that consent;',
                'know whom we share with and what happens if you say no;',
                'have a person review an automated decision (art. 20).',
              ],
            },
          ],
        },
        {
          id: 'how-to-ask',
          title: 'How to ask',
          blocks: [
            'Use the [request form](privacyRequest) or write to [{email}](mail). We may ask one question to confirm it is you, and no more. The full answer comes within 15 days, free of charge.',
            'If the answer does not settle it, you may complain to the Brazilian data protection authority (ANPD).',
          ],
        },
        {
          id: 'children',
          title: 'Children and teenagers',
          blocks: [
            'The site is made for companies. We do not seek data of people under 18; if any arrives without a guardian, we erase it.',
          ],
        },
        {
          id: 'changes',
          title: 'When this text changes',
          blocks: [
            'Every version carries its date, at the top of the page. A change in what we use data for, or how, is announced on the site before it takes effect; where it depends on consent, we ask again.',
          ],
        },
      ],
      head: {
        title: 'Privacy: your data, the law, retention, your rights',
        description:
          'What data the studio collects, what for, on what legal basis and for how long. How to reach us and see, correct or erase yours.',
      },
    },
  },
};
