import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  version: '2026-11-22',
  text: {
    'pt-BR': {
      title: 'Termos',
      finished: 'as regras deste site',
      lead: 'O que você pode esperar daqui, o que esperamos de você e onde estas regras terminam e o contrato começa.',
      brief: [
        'O site informa e recebe pedidos; o negócio se fecha com a proposta assinada.',
        'Preços e prazos daqui são de referência: o seu vem por escrito.',
        'O que está marcado como exemplo foi inventado para mostrar a página.',
        'Use à vontade, sem atrapalhar outras pessoas.',
      ],
      clauses: [
        {
          id: 'sobre',
          title: 'De quem é o site',
          blocks: [
            'O site é de {company}, estúdio de soluções digitais em {place}. Ao usar o site você concorda com estes termos e com a [política de privacidade](privacy). Se não concordar, pode falar com a gente direto por [{email}](mail).',
          ],
        },
        {
          id: 'textos',
          title: 'O que você lê aqui',
          blocks: [
            'Escrevemos com cuidado e corrigimos o que estiver errado. Ainda assim, texto de site é informação geral, não parecer para o seu caso.',
            'Pessoas, datas, vagas e demonstrações marcadas como “Exemplo” não existem: mostram como a página funciona. Leituras de ferramentas e desenhos são ilustrações.',
          ],
        },
        {
          id: 'precos',
          title: 'Preços, prazos e números',
          blocks: [
            'Valores “a partir de” e prazos em semanas são pontos de partida de projetos típicos. O preço, o prazo e o nível de serviço do seu projeto são os da proposta que as duas partes assinarem.',
            'Do mesmo modo, a disponibilidade citada no site só vira obrigação nos termos do contrato de cada cliente.',
          ],
        },
        {
          id: 'formularios',
          title: 'Pedidos e protocolos',
          blocks: [
            'Ao enviar um formulário, use dados verdadeiros e seus. O protocolo prova que o pedido chegou; não cria contrato nem reserva preço, data ou vaga.',
            'Há limite de envios por período, para barrar robôs. Se ele pegar você por engano, [escreva para nós](mail).',
          ],
        },
        {
          id: 'portal',
          title: 'Conta e portal do cliente',
          blocks: [
            'O acesso ao portal é pessoal. Guarde a sua senha, use a segunda etapa de entrada quando houver e avise se desconfiar de uso por outra pessoa. Podemos encerrar sessões suspeitas para proteger os dados.',
          ],
        },
        {
          id: 'uso',
          title: 'O que não é permitido',
          blocks: [
            {
              list: [
                'tentar entrar sem permissão, ou testar falhas sem combinar antes;',
                'enviar código malicioso, mensagem em massa ou dados de outra pessoa sem permissão;',
                'sobrecarregar o site com robôs;',
                'passar-se por alguém da equipe.',
              ],
            },
            'Achou uma falha de segurança? Conte para [{email}](mail) e nos dê tempo de consertar. Quem avisa de boa-fé não será processado por nós.',
          ],
        },
        {
          id: 'direitos',
          title: 'De quem é o conteúdo',
          blocks: [
            'Textos, desenhos, código e marca do site são de {company} ou usados com licença. Pode citar trechos com link. Para usar além disso, fale com a gente.',
            'O que você nos envia continua seu. Usamos para responder e para montar a proposta, com sigilo. Em projetos, a propriedade do que for feito segue o contrato.',
          ],
        },
        {
          id: 'fora',
          title: 'Links para outros sites',
          blocks: [
            'Há links para serviços de outros, como o WhatsApp e redes sociais. O que acontece lá segue as regras deles.',
          ],
        },
        {
          id: 'responsabilidade',
          title: 'Se algo falhar',
          blocks: [
            'Trabalhamos para o site ficar no ar, mas ele pode parar para manutenção ou por falha. Respondemos pelos danos que causarmos, na forma da lei; não respondemos por decisão tomada só com base em texto geral do site nem por falha de serviço de terceiros.',
            'Nada aqui diminui direitos que a lei dá ao consumidor.',
          ],
        },
        {
          id: 'lei',
          title: 'Lei, foro e versões',
          blocks: [
            'Vale a lei brasileira. Para disputas entre empresas, o foro é o de {place}; o consumidor pode escolher o do próprio domicílio.',
            'A data da versão está no topo. Mudança importante é avisada no site antes de valer.',
          ],
        },
      ],
      head: {
        title: 'Termos de uso: as regras do site, em língua clara',
        description:
          'O que o site oferece, como ler preços e prazos de referência, o que valem protocolo e exemplos, o que não fazer e qual lei se aplica ao uso.',
      },
    },
    en: {
      title: 'Terms',
      finished: 'the rules of this site',
      lead: 'What you can expect here, what we expect of you, and where these rules end and a contract begins.',
      brief: [
        'The site informs and takes requests; a signed proposal closes the deal.',
        'Prices and timelines here are for reference: yours come in writing.',
        'Whatever is marked as a sample was invented to show the page.',
        'Use it freely, without getting in other people’s way.',
      ],
      clauses: [
        {
          id: 'parties',
          title: 'Whose site this is',
          blocks: [
            'The site belongs to {company}, a digital studio in {place}, Brazil. By using it you accept these terms and the [privacy policy](privacy). If you do not, you can reach us directly at [{email}](mail).',
          ],
        },
        {
          id: 'content',
          title: 'What you read here',
          blocks: [
            'We write with care and correct what is wrong. Even so, a site’s text is general information, not advice on your case.',
            'People, dates, openings and demos marked “Sample” do not exist: they show how the page works. Tool readings and pictures are illustrations.',
          ],
        },
        {
          id: 'prices',
          title: 'Prices, timelines and figures',
          blocks: [
            'Prices given as “from” and timelines in weeks are starting points for typical projects. The price, the timeline and the service level of your project are those of the proposal both sides sign.',
            'Likewise, the uptime quoted on the site becomes an obligation only under each client’s contract.',
          ],
        },
        {
          id: 'requests',
          title: 'Requests and reference numbers',
          blocks: [
            'When you send a form, use data that is true and your own. The reference number proves that the request arrived; it creates no contract and reserves no price, date or place.',
            'There is a limit on submissions over time, to stop bots. If it catches you by mistake, [write to us](mail).',
          ],
        },
        {
          id: 'portal',
          title: 'Account and client portal',
          blocks: [
            'Portal access is personal. Keep your password safe, use two-step verification where it is offered and tell us if you suspect someone else is using it. We may end suspicious sessions to protect the data.',
          ],
        },
        {
          id: 'use',
          title: 'What isn’t allowed',
          blocks: [
            {
              list: [
                'trying to get in without permission, or testing for flaws without agreeing it first;',
                'sending malicious code, bulk messages or other people’s data without permission;',
                'overloading the site with bots;',
                'posing as someone from the team.',
              ],
            },
            'Found a security flaw? Tell [{email}](mail) and give us time to fix it. We will not take action against anyone who reports in good faith.',
          ],
        },
        {
          id: 'ownership',
          title: 'Who owns the content',
          blocks: [
            'The site’s texts, images, code and brand belong to {company} or are used under licence. You may quote passages with a link. For anything beyond that, ask.',
            'What you send us remains yours. We use it to answer you and prepare a proposal, in confidence. In projects, ownership of the work follows the contract.',
          ],
        },
        {
          id: 'outside',
          title: 'Links to other sites',
          blocks: [
            'There are links to other people’s services, such as WhatsApp and social networks. What happens there follows their rules.',
          ],
        },
        {
          id: 'liability',
          title: 'If something fails',
          blocks: [
            'We work to keep the site up, but it may stop for maintenance or by failure. We answer for the damage we cause, as the law provides; we do not answer for decisions based only on the site’s general text, nor for failures of other people’s services.',
            'Nothing here reduces the rights that the law gives consumers.',
          ],
        },
        {
          id: 'law',
          title: 'Law, courts and versions',
          blocks: [
            'Brazilian law applies. Disputes between companies go to the courts of {place}; consumers may choose those of their own home.',
            'The date of this version is at the top. An important change is announced on the site before it takes effect.',
          ],
        },
      ],
      head: {
        title: 'Terms of use: the rules of this site, in plain words',
        description:
          'What the site offers, how to read prices and timelines, what reference numbers and samples mean, what not to do and which law applies here.',
      },
    },
  },
};
