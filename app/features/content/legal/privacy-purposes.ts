import type { Locale } from '#app/i18n/locale.ts';
import type { LegalTable } from './legal-document.ts';

/**
 * Why each datum is held, on which basis and for how long: the one place where retention is stated.
 * What deletes data keeps to these terms.
 */
export const purposes: Record<Locale, LegalTable> = {
  'pt-BR': {
    caption: 'Finalidade, dados, base legal e prazo',
    columns: ['Para quê', 'Quais dados', 'Base legal', 'Prazo'],
    rows: [
      [
        'Responder ao seu pedido: projeto, contato ou inscrição em workshop',
        'Nome, e-mail, telefone, empresa, o que você escreveu, a página de onde veio e as marcas de campanha do endereço',
        'Passos antes de um contrato, a seu pedido (art. 7º, V)',
        '24 meses depois do último contato. Se o banco de dados estiver fora do ar, antes disso em um arquivo protegido, apagado assim que o pedido é gravado',
      ],
      [
        'Decidir em que ordem lemos os pedidos, por uma pontuação que regras escritas por nós calculam',
        'As respostas, as marcas de campanha, se o e-mail é de uma empresa, se o telefone existe, se você já escreveu antes',
        'Legítimo interesse em ordenar o trabalho (art. 7º, IX)',
        'O mesmo do pedido',
      ],
      [
        'Entender o que interessa a quem faz um pedido, se você aceitar as estatísticas',
        'As últimas 20 páginas vistas na aba, por quanto tempo, e de que site ou campanha você veio',
        'Consentimento (art. 7º, I)',
        'O mesmo do pedido; antes de enviar, só no seu navegador',
      ],
      [
        'Cumprir um contrato e atender no portal do cliente',
        'Dados de contato, mensagens, arquivos, aprovações e faturas',
        'Execução de contrato (art. 7º, V) e obrigação legal (art. 7º, II)',
        'Durante o contrato e 5 anos depois',
      ],
      [
        'Enviar a newsletter por e-mail',
        'E-mail, a prova do seu sim (texto aceito, dia e hora), a página e as marcas de campanha de onde veio e o tipo de navegador',
        'Consentimento (art. 7º, I)',
        'Até você sair; depois, só o registro do sim e da saída, para não escrever de novo. Sem confirmação, 30 dias',
      ],
      [
        'Ler e responder ao feedback sobre o site',
        'O que você escrever, anexos, página e tipo de navegador; nome e e-mail só se quiser',
        'Legítimo interesse em melhorar o site (art. 7º, IX)',
        '24 meses',
      ],
      [
        'Saber se o atendimento resolveu, quando um pedido seu é concluído',
        'A sua avaliação e, se quiser, um comentário',
        'Legítimo interesse em atender melhor (art. 7º, IX)',
        'O mesmo da conversa: 24 meses depois da última mensagem',
      ],
      [
        'Perguntar por e-mail, no máximo a cada 90 dias, se você nos recomendaria, se você aceitar',
        'E-mail, a prova do seu sim, quando perguntamos e o que você respondeu',
        'Consentimento (art. 7º, I)',
        'Até você sair; depois, só o registro da saída, para não perguntar de novo. Respostas, 24 meses',
      ],
      [
        'Retomar um pedido que ficou pela metade, se você aceitar',
        'E-mail ou telefone, as respostas dadas até ali e a página',
        'Consentimento (art. 7º, I)',
        '30 dias depois da última etapa; antes, quando você envia ou pede',
      ],
      [
        'Avaliar candidaturas',
        'Contato, trabalhos enviados e o que você contar',
        'Passos antes de um contrato, a seu pedido (art. 7º, V)',
        '12 meses',
      ],
      [
        'Manter o site seguro: limites de envio, sessões e registro de acessos',
        'Endereço IP, navegador, dia e hora, identificador da sessão',
        'Obrigação legal, Marco Civil da Internet, art. 15 (art. 7º, II) e legítimo interesse (art. 7º, IX)',
        '6 meses',
      ],
      [
        'Estatísticas de visitas e anúncios, se você aceitar',
        'O que a página de cookies lista nessas categorias',
        'Consentimento (art. 7º, I)',
        'O da [lista de cookies](cookies)',
      ],
      [
        'Provar o que você respondeu sobre cookies',
        'A resposta, a versão do aviso, dia e hora, idioma e um número ao acaso que só o seu navegador conhece',
        'Obrigação legal de provar o consentimento (art. 7º, II, e art. 8º, § 2º)',
        '5 anos',
      ],
    ],
  },
  en: {
    caption: 'Purpose, data, legal basis and retention',
    columns: ['What for', 'Which data', 'Legal basis', 'Kept for'],
    rows: [
      [
        'Answering your request: project, contact or workshop registration',
        'Name, email, phone, company, what you wrote, the page you came from and the campaign marks of its address',
        'Steps prior to a contract, at your request (art. 7, V)',
        '24 months after the last contact. If our database is down when you write, the request first waits in a protected file, which is deleted as soon as the request is stored',
      ],
      [
        'Deciding in which order we read requests, by a score that rules we write work out',
        'The answers, the campaign marks, whether the email is a company’s, whether the phone number exists, whether you have written before',
        'Legitimate interest in ordering our work (art. 7, IX)',
        'As long as the request',
      ],
      [
        'Understanding what interests whoever sends a request, if you accept analytics',
        'The last 20 pages viewed in the tab, for how long, and which site or campaign you came from',
        'Consent (art. 7, I)',
        'As long as the request; before you send it, in your browser only',
      ],
      [
        'Performing a contract and serving you in the client portal',
        'Contact data, messages, files, approvals and invoices',
        'Performance of a contract (art. 7, V) and legal obligation (art. 7, II)',
        'During the contract and 5 years after it',
      ],
      [
        'Sending the newsletter',
        'Email, the proof of your yes (accepted text, day and time), the page and campaign marks it came from and the type of browser',
        'Consent (art. 7, I)',
        'Until you unsubscribe; then only the record of your yes and of your unsubscribing, so that we do not write again. Without confirmation, 30 days',
      ],
      [
        'Reading and replying to feedback about the site',
        'What you write, attachments, page and type of browser; name and email only if you wish',
        'Legitimate interest in improving the site (art. 7, IX)',
        '24 months',
      ],
      [
        'Knowing whether our support solved it, when a request of yours is closed',
        'Your rating and, if you wish, a comment',
        'Legitimate interest in better support (art. 7, IX)',
        'As long as the conversation: 24 months after the last message',
      ],
      [
        'Asking by email, at most every 90 days, whether you would recommend us, if you accept',
        'Email, the proof of your yes, when we asked and what you answered',
        'Consent (art. 7, I)',
        'Until you leave; then only the record of that, so that we do not ask again. Answers, 24 months',
      ],
      [
        'Picking up a request left half way, if you accept',
        'Email or phone, the answers given so far and the page',
        'Consent (art. 7, I)',
        '30 days after the last step; sooner, when you send it or ask',
      ],
      [
        'Considering job applications',
        'Contact data, the work you send and what you tell us',
        'Steps prior to a contract, at your request (art. 7, V)',
        '12 months',
      ],
      [
        'Keeping the site secure: submission limits, sessions and access records',
        'IP address, browser, day and time, session identifier',
        'Legal obligation, Brazil’s Internet Act, art. 15 (art. 7, II) and legitimate interest (art. 7, IX)',
        '6 months',
      ],
      [
        'Analytics of visits and advertising, if you accept',
        'What the cookie page lists under those categories',
        'Consent (art. 7, I)',
        'As in the [cookie list](cookies)',
      ],
      [
        'Proving what you answered about cookies',
        'The answer, the version of the notice, day and time, language, and a random number that only your browser knows',
        'Legal obligation to prove consent (art. 7, II, and art. 8, § 2)',
        '5 years',
      ],
    ],
  },
};
