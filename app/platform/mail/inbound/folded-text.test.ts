import { describe, expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMail } from './read-mail.server.ts';

const read = (name: string) => readMail(inboundMail(name));

describe('folds what programs write under a mail with what it quotes', () => {
  it('below the quote', async () => {
    const { own, folded } = await read('footer-below-quote');
    expect(own).toBe('RESPOSTA-NOVA linha 1\nRESPOSTA-NOVA linha 2 custa > 10 reais');
    expect(folded).toMatch(/^Em seg[\s\S]*TEXTO-CITADO-2[\s\S]*RODAPE-ANTIVIRUS$/);
  });

  const QUOTE = 'Em 9 de mar., a@b.example escreveu:\n\n> Olá';
  it.each([
    'Enviado do meu iPhone',
    'Sent from my Galaxy',
    'Livre de vírus.www.avast.com <https://www.avast.com/x>',
    'This email has been checked for viruses by Avast antivirus software.\nhttps://www.avast.com/antivirus',
    'Este e-mail foi verificado por antivírus.',
    'AVISO LEGAL: esta mensagem é sigilosa.\nSe você a recebeu por engano, apague-a.',
    'Esta mensagem e seus anexos podem conter informação confidencial.',
    '-- \nAna\n\nEnviado do meu iPhone',
  ])('%j', async (footer) => {
    for (const text of [`Sim.\n\n${QUOTE}\n\n${footer}`, `Sim.\n\n${footer}\n\n${QUOTE}`]) {
      const { own, folded } = await readMail(Buffer.from(`From: a@b.example\n\n${text}\n`));
      expect(own).toBe('Sim.');
      expect(folded).toContain(footer.split('\n')[0]?.trim());
    }
  });

  it('and nothing that a person writes there', async () => {
    for (const words of ['Este contrato foi verificado.', 'This message is short.', 'Avast?']) {
      const { own } = await readMail(Buffer.from(`From: a@b.example\n\n${QUOTE}\n\n${words}\n`));
      expect(own).toBe(words);
    }
  });
});
