import { sql } from './sql.ts';

const DEMO_CASE = {
  posted: '2026-11-20',
  client: 'Cerealista Três Barras (exemplo)',
  service: 'automationAi',
  quoted: 'Rute Exemplo',
  'texts.pt-BR.name': 'Pedido lido sem ninguém digitar (exemplo)',
  'texts.pt-BR.title.raw': 'Pedido lido',
  'texts.pt-BR.title.finished': 'sem ninguém digitar',
  'texts.pt-BR.summary':
    'O pedido chegava por mensagem e era digitado um por um. Hoje a máquina lê, e gente decide a dúvida.',
  'texts.pt-BR.sector': 'Atacado de cereais',
  'texts.pt-BR.before': 'Uma pessoa lia, outra digitava e uma terceira conferia cada pedido.',
  'texts.pt-BR.after': 'A máquina lê e digita. A equipe vê só o pedido em que há dúvida.',
  'texts.pt-BR.figures.0.label': 'Tempo por pedido',
  'texts.pt-BR.figures.0.before': '14 min',
  'texts.pt-BR.figures.0.value': '2 min',
  'texts.pt-BR.figures.0.note': 'Da mensagem ao registro no sistema.',
  'texts.pt-BR.figures.0.source': 'registro do sistema, duas semanas antes e duas depois (exemplo)',
  'texts.pt-BR.figures.1.label': 'Pedidos corrigidos a cada 100',
  'texts.pt-BR.figures.1.before': '18',
  'texts.pt-BR.figures.1.value': '4',
  'texts.pt-BR.figures.1.source': 'contagem da equipe em papel, conferida por amostra (exemplo)',
  'texts.pt-BR.figures.2.label': 'Horas de fechamento',
  'texts.pt-BR.figures.2.before': '16 h',
  'texts.pt-BR.figures.2.value': '6 h',
  'texts.pt-BR.figures.2.note': 'A conciliação com o banco continua à mão, por decisão do cliente.',
  'texts.pt-BR.figures.2.source': 'agenda do setor, três meses (exemplo)',
  'texts.pt-BR.quote': 'Parei de digitar. Agora eu ligo para o cliente quando algo está estranho.',
  'texts.pt-BR.quotedRole': 'atendimento',
  'texts.pt-BR.markdown':
    '## O que a máquina faz\n\n- Lê a mensagem e separa cliente, produto e quantidade.\n- Procura cada um no cadastro e digita o pedido.\n\n## O que gente decide\n\n- O que fazer quando o produto não existe ou o preço muda.\n- Dez pedidos por dia, escolhidos ao acaso, para conferir.',
  'texts.en.name': 'Orders read without typing (sample)',
  'texts.en.title.raw': 'Orders read',
  'texts.en.title.finished': 'without typing',
  'texts.en.summary':
    'Orders came by message and were typed one by one. Now the machine reads them and people decide the doubts.',
  'texts.en.sector': 'Grain wholesale',
  'texts.en.before': 'One person read, another typed and a third checked each order.',
  'texts.en.after': 'The machine reads and types. The team sees only the orders in doubt.',
  'texts.en.figures.0.label': 'Time per order',
  'texts.en.figures.0.before': '14 min',
  'texts.en.figures.0.value': '2 min',
  'texts.en.figures.0.note': 'From the message to the record in the system.',
  'texts.en.figures.0.source': 'system log, two weeks before and two after (sample)',
  'texts.en.figures.1.label': 'Orders corrected per 100',
  'texts.en.figures.1.before': '18',
  'texts.en.figures.1.value': '4',
  'texts.en.figures.1.source': 'counted by the team on paper, checked by sampling (sample)',
  'texts.en.figures.2.label': 'Hours to close the month',
  'texts.en.figures.2.before': '16 h',
  'texts.en.figures.2.value': '6 h',
  'texts.en.figures.2.note': 'The bank is still reconciled by hand, as the client decided.',
  'texts.en.figures.2.source': 'department calendar, three months (sample)',
  'texts.en.quote': 'I stopped typing. Now I call the client when something looks strange.',
  'texts.en.quotedRole': 'customer service',
  'texts.en.markdown':
    '## What the machine does\n\n- Reads the message and finds client, product and quantity.\n- Looks each of them up and types the order.\n\n## What people decide\n\n- What to do when a product does not exist or a price changes.\n- Ten orders a day, chosen at random, to check.',
};

/** Rows of the tables that a fresh site leaves empty for staff to fill, each marked as a sample. */
export async function makeDemoSiteRows(): Promise<void> {
  await sql(
    `insert into public.color_presets (preset_name, preset_description, colors, usage_count) values
       ('Brasa (exemplo)', 'Laranja de forno sobre grafite', $1, 4),
       ('Têmpera (exemplo)', 'Azul de aço resfriado', $2, 2),
       ('Papel (exemplo)', 'Neutros claros para campanhas impressas', $3, 0)`,
    [
      { primary: 'hsl(18,85%,48%)', accent: 'hsl(45,90%,50%)' },
      { primary: 'hsl(215,70%,42%)', accent: 'hsl(190,80%,42%)' },
      { primary: 'hsl(240,12%,28%)', accent: 'hsl(165,50%,38%)' },
    ].map((colors) => JSON.stringify(colors)),
  );
  // Software and games stay without a range: their page says how one gets a figure.
  await sql(
    `insert into public.price_rules
       (service, question, answer, price_least_cents, price_most_cents, weeks_least, weeks_most) values
       ('automationAi', null, null, 1500000, 3000000, 5, 10),
       ('automationAi', 'people', 'upTo200', 300000, 600000, 0, 1),
       ('automationAi', 'people', 'over200', 600000, 1200000, 1, 2),
       ('automationAi', 'systems', 'whatsapp', 200000, 400000, 1, 1),
       ('automationAi', 'systems', 'business', 400000, 900000, 1, 2),
       ('automationAi', 'screens', 'design', -200000, -100000, -1, -1),
       ('consulting', null, null, 1500000, 2500000, 2, 4),
       ('consulting', 'people', 'over200', 500000, 1000000, 1, 2)`,
  );
  await sql(
    `insert into public.page_seo (page_path, title, meta_description, keywords) values
       ('/cases', 'Cases (exemplo)', 'Descrição de exemplo: troque pela sua.', 'exemplo')`,
  );
  // Off: a sample must not put markup into pages.
  await sql(
    `insert into public.custom_tags (name, tag_type, content, is_active) values
       ('Verificação do Search Console (exemplo)', 'meta',
         '<meta name="google-site-verification" content="exemplo">', false)`,
  );
  await sql(
    `insert into public.content_overrides (kind, slug, draft, published, published_at) values
       ('workshop', 'asking-ai-well', $1, null, null),
       ('idea', 'fair-queue', null, $2, now() - interval '6 days'),
       ('text', 'home-parts', $3, null, null)`,
    [
      {
        'texts.pt-BR.lead': 'Rascunho de exemplo: só a equipe vê, na prévia.',
        'texts.en.lead': 'A sample draft: only staff see it, in the preview.',
      },
      {
        'texts.pt-BR.summary': 'Resumo de exemplo, editado no painel.',
        'texts.en.summary': 'A sample summary, edited in the admin area.',
      },
      {
        'texts.pt-BR.parts.title': 'O que vem sempre (exemplo).',
        'texts.en.parts.title': 'What always comes (sample).',
      },
    ].map((texts) => JSON.stringify(texts)),
  );
  await sql(
    `insert into public.content_overrides (kind, slug, is_made, position, published, published_at) values
       ('person', 'd3a00000-0000-4000-8000-000000000001', true, 1000, $1, now() - interval '5 days'),
       ('opening', 'd3a00000-0000-4000-8000-000000000002', true, 1000, $2, now() - interval '4 days'),
       ('article', 'd3a00000-0000-4000-8000-000000000003', true, null, $3, now() - interval '3 days'),
       ('landing', 'd3a00000-0000-4000-8000-000000000004', true, null, $4, now() - interval '2 days')`,
    [
      {
        name: 'Ana Exemplo',
        'text.pt-BR.role': 'Direção de projetos (exemplo)',
        'text.pt-BR.line': 'Cuida para que o combinado vire entrega.',
        'text.en.role': 'Project lead (sample)',
        'text.en.line': 'Makes sure that what was agreed is delivered.',
      },
      {
        posted: '2026-11-01',
        closes: '2027-06-30',
        'text.pt-BR.title': 'Pessoa de dados (exemplo)',
        'text.pt-BR.line': 'Cuidar de tabelas que outras pessoas leem todo dia.',
        'text.pt-BR.contract': 'CLT, 40 horas',
        'text.pt-BR.place': 'Remoto no Brasil',
        'text.pt-BR.work': ['Modelar tabelas', 'Revisar consultas'],
        'text.pt-BR.bring': ['SQL no dia a dia'],
        'text.en.title': 'Data engineer (sample)',
        'text.en.line': 'Look after tables that other people read every day.',
        'text.en.contract': 'Permanent (CLT), 40 hours',
        'text.en.place': 'Remote in Brazil',
        'text.en.work': ['Model tables', 'Review queries'],
        'text.en.bring': ['Everyday SQL'],
      },
      {
        posted: '2026-11-12',
        author: 'helena-prado',
        'texts.pt-BR.name': 'Meça antes de automatizar (exemplo)',
        'texts.pt-BR.title.raw': 'Meça antes',
        'texts.pt-BR.title.finished': 'de automatizar',
        'texts.pt-BR.summary':
          'Três perguntas escolhem a primeira tarefa, e nenhuma pede programador.',
        'texts.pt-BR.tags': ['Automação com IA'],
        'texts.pt-BR.markdown':
          '## Conte as vezes\n\nUm risco no papel a cada vez, por uma semana[^1].\n\n| Tarefa | Vezes |\n| --- | ---: |\n| Digitar pedido | 140 |\n| Conferir nota | 95 |\n\n## Escreva a regra\n\n> O que ninguém sabe conferir, máquina nenhuma confere por você.\n\n[^1]: Números de exemplo.',
        'texts.en.name': 'Measure before automating (sample)',
        'texts.en.title.raw': 'Measure before',
        'texts.en.title.finished': 'automating',
        'texts.en.summary': 'Three questions choose the first task, and none takes a programmer.',
        'texts.en.tags': ['AI automation'],
        'texts.en.markdown':
          '## Count the times\n\nA mark on paper each time, for a week[^1].\n\n| Task | Times |\n| --- | ---: |\n| Type an order | 140 |\n| Check an invoice | 95 |\n\n## Write the rule\n\n> What nobody can check, no machine checks for you.\n\n[^1]: Sample figures.',
      },
      {
        'sections.0': 'hero',
        'sections.1': 'proof',
        'sections.2': 'steps',
        'sections.3': 'price',
        'sections.4': 'questions',
        'sections.5': 'form',
        campaign: 'planilhas-exemplo',
        priced: 'diagnostic',
        indexing: 'noindex',
        'texts.pt-BR.name': 'Sair das planilhas (exemplo)',
        'texts.pt-BR.address': 'sair-das-planilhas',
        'texts.pt-BR.hero.raw': 'Cinco planilhas.',
        'texts.pt-BR.hero.finished': 'Um sistema.',
        'texts.pt-BR.hero.lead':
          'O pedido entra uma vez e aparece para quem precisa dele. Sem copiar, sem colar e sem “qual é a versão certa?”.',
        'texts.pt-BR.hero.action': 'Contar o meu caso',
        'texts.pt-BR.proofs.title': 'O que muda na primeira semana.',
        'texts.pt-BR.proofs.items.0.title': 'Uma versão só',
        'texts.pt-BR.proofs.items.0.text':
          'Todo mundo lê e escreve no mesmo lugar, com registro de quem mudou o quê.',
        'texts.pt-BR.proofs.items.1.title': 'Menos digitação',
        'texts.pt-BR.proofs.items.1.text':
          'O que chega por e-mail ou WhatsApp vira registro, e uma pessoa confere.',
        'texts.pt-BR.steps.title': 'Três passos até a primeira versão.',
        'texts.pt-BR.steps.items.0.title': 'Mostrar',
        'texts.pt-BR.steps.items.0.text': 'Você mostra as planilhas e conta onde elas doem.',
        'texts.pt-BR.steps.items.1.title': 'Desenhar',
        'texts.pt-BR.steps.items.1.text': 'Telas, dados e regras, com prazo e custo de cada parte.',
        'texts.pt-BR.steps.items.2.title': 'Usar',
        'texts.pt-BR.steps.items.2.text':
          'A primeira parte entra em uso antes de a segunda começar.',
        'texts.pt-BR.price.title': 'Quanto custa saber.',
        'texts.pt-BR.price.text':
          'O diagnóstico diz o que vale a pena construir e em que ordem. Leva {{discoveryWeeks}}.',
        'texts.pt-BR.questions.title': 'Antes de você perguntar.',
        'texts.pt-BR.questions.items.0.question': 'Preciso jogar as planilhas fora?',
        'texts.pt-BR.questions.items.0.answer':
          'Não. Os dados delas entram no sistema, e elas ficam como cópia.',
        'texts.pt-BR.questions.items.1.question': 'E se eu não souber o que quero?',
        'texts.pt-BR.questions.items.1.answer': 'É por aí que o diagnóstico começa.',
        'texts.pt-BR.form.title': 'Conte em três linhas.',
        'texts.pt-BR.form.text': 'Quem digita o quê, em qual planilha, e o que dá errado.',
        'texts.en.name': 'Leaving spreadsheets (sample)',
        'texts.en.address': 'leaving-spreadsheets',
        'texts.en.hero.raw': 'Five spreadsheets.',
        'texts.en.hero.finished': 'One system.',
        'texts.en.hero.lead':
          'An order is entered once and shows up for everyone who needs it. No copying, no pasting, no “which version is right?”.',
        'texts.en.hero.action': 'Tell us your case',
        'texts.en.proofs.title': 'What changes in the first week.',
        'texts.en.proofs.items.0.title': 'One version only',
        'texts.en.proofs.items.0.text':
          'Everybody reads and writes in one place, with a record of who changed what.',
        'texts.en.proofs.items.1.title': 'Less typing',
        'texts.en.proofs.items.1.text':
          'What arrives by email or WhatsApp becomes a record, and a person checks it.',
        'texts.en.steps.title': 'Three steps to the first version.',
        'texts.en.steps.items.0.title': 'Show',
        'texts.en.steps.items.0.text': 'You show the spreadsheets and say where they hurt.',
        'texts.en.steps.items.1.title': 'Draw',
        'texts.en.steps.items.1.text': 'Screens, data and rules, with time and cost of each part.',
        'texts.en.steps.items.2.title': 'Use',
        'texts.en.steps.items.2.text': 'The first part is in use before the second one begins.',
        'texts.en.price.title': 'What it costs to know.',
        'texts.en.price.text':
          'The assessment says what is worth building and in which order. It takes {{discoveryWeeks}}.',
        'texts.en.questions.title': 'Before you ask.',
        'texts.en.questions.items.0.question': 'Do we have to throw the spreadsheets away?',
        'texts.en.questions.items.0.answer':
          'No. Their data goes into the system, and they stay as a copy.',
        'texts.en.questions.items.1.question': 'What if I do not know what I want?',
        'texts.en.questions.items.1.answer': 'That is where the assessment begins.',
        'texts.en.form.title': 'Tell us in three lines.',
        'texts.en.form.text': 'Who types what, into which spreadsheet, and what goes wrong.',
      },
    ].map((texts) => JSON.stringify(texts)),
  );
  await sql(
    `insert into public.case_leaves (case_slug, given_by, given_on, given_as, body)
     values ('d3a00000-0000-4000-8000-000000000004', 'Davi Exemplo, direção', '2026-11-10', 'email',
       'Podem mostrar o nome, três medidas e uma frase. Telas com preço, não.')`,
  );
  await sql(
    `insert into public.content_overrides (kind, slug, is_made, position, published, published_at)
     values ('case', 'd3a00000-0000-4000-8000-000000000004', true, 1000, $1, now() - interval '2 days')`,
    [JSON.stringify(DEMO_CASE)],
  );
  await sql(
    `insert into public.content_schedules (kind, slug, act, due_at, version)
     select kind, slug, 'publish', date_trunc('hour', now()) + interval '3 days', draft
     from public.content_overrides where kind = 'workshop' and slug = 'asking-ai-well'`,
  );
  await sql(
    `insert into public.talent_applications
       (id, protocol, opening, opening_title, name, email, message, created_at)
     values
       (gen_random_uuid(), 'T-DEMO-0001', 'other', 'Outra área', 'Iara Exemplo',
         'iara@exemplo.example', 'Candidatura de exemplo: montei a oficina da escola.',
         now() - interval '20 days'),
       (gen_random_uuid(), 'T-DEMO-0002', 'other', 'Outra área', 'Otto Exemplo',
         'otto@exemplo.example', 'Candidatura de exemplo: faço jogos de tabuleiro.',
         now() - interval '3 days')`,
  );
  await sql(
    `with subscription as (
       insert into public.newsletter_subscriptions (email, status, consent_version,
         consent_locale, source_page, asked_at, confirmed_at, unsubscribed_at, created_at)
       select 'leitora' || n || '@exemplo.example',
         (array['active', 'pending', 'unsubscribed'])[1 + n % 3], '2026-11-21', 'pt-BR', '/conteudo',
         at, case n % 3 when 1 then null else at + interval '9 minutes' end,
         case n % 3 when 2 then at + interval '2 days' end, at
       from (select n, now() - n * interval '3 days' as at from generate_series(1, 12) n) sample
       returning id, consent_version, consent_locale, asked_at, confirmed_at, unsubscribed_at)
     insert into public.newsletter_events
       (subscription_id, kind, way, consent_version, consent_locale, happened_at)
     select s.id, e.kind, e.way, s.consent_version, s.consent_locale, e.happened_at
     from subscription s,
       lateral (values ('asked', 'form', s.asked_at), ('confirmed', 'link', s.confirmed_at),
         ('unsubscribed', 'link', s.unsubscribed_at)) e (kind, way, happened_at)
     where e.happened_at is not null`,
  );
  await sql(
    `insert into public.crash_reports
       (fingerprint, origin, route, release, message, seen_count, first_seen_at, last_seen_at)
     values ('00000000000000000000000000000000', 'page', 'GET demonstração', '0.0.0',
       'Error: falha de exemplo', 2, now() - interval '9 days', now() - interval '8 days')`,
  );
}
