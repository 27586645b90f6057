import { termOf } from './terms.ts';

/**
 * Words that visitors use for one thing, in both languages, since many search a page of one language in words of the
 * other. Every word of a line stands for every other; words before `>` also stand for those behind it.
 */
const SAME_THING: readonly string[] = [
  'whatsapp zap zapzap wpp whats',
  'app aplicativo aplicação application',
  'celular mobile android ios > app aplicativo',
  'preço price pricing prices custo custa custar cost valor valores taxa tarifa cobra cobram cobrar charge rate fee',
  'orçamento quote budget quanto much > preço price custa cost',
  'chatbot chat bot robô robot atendente > automação automation automatizar automate ia ai',
  'automação automation automatizar automate rpa',
  'ia ai gpt chatgpt llm',
  'inteligência intelligence > ia ai',
  'artificial > ia ai',
  'logística logistics transporte transport frete armazém warehouse galpão frota > estoque stock rota route',
  'software sistema system',
  'site website portal programa ecommerce commerce loja store > software sistema system app aplicativo',
  'painel dashboard bi',
  'jogo game gamificação gamification',
  'consultoria consulting consultor consultant',
  'diagnóstico assessment',
  'treinamento treino training capacitação',
  'curso course aula class > workshop',
  'planilha spreadsheet excel',
  'prazo deadline timeline cronograma',
  'demora demorar leva levar duração duration',
  'contato contact telefone phone',
  'funciona funcionam funcionar works trabalham > processo process trabalhamos',
  'falar conversar ligar talk call > contato contact',
  'equipe team',
  'somos empresa company about > sobre',
  'vaga emprego job opening carreira career',
  'estágio estagiário internship intern trainee',
  'privacidade privacy',
  'lgpd gdpr',
  'segurança security',
  'integração integration integrar integrate > api erp',
  'design desenho ux ui',
  'parceria partnership',
  'processo process método method',
  'dúvida pergunta question faq',
  'blog notícia artigo article > conteúdo content',
  'mil > 000',
];

const others = new Map<string, Set<string>>();
const termsOf = (words: string) => words.split(/[\s-]+/).flatMap((word) => termOf(word) ?? []);
for (const line of SAME_THING) {
  const [same = '', more = ''] = line.split(' > ');
  const terms = termsOf(same);
  for (const term of terms) {
    const known = others.get(term) ?? new Set();
    for (const other of [...terms, ...termsOf(more)]) if (other !== term) known.add(other);
    others.set(term, known);
  }
}

/** Terms that mean the same as one, without itself. */
export const synonymsOf = (term: string): readonly string[] => [...(others.get(term) ?? [])];
