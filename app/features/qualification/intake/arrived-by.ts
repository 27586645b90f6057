import { instanceOf } from '#app/i18n/instances.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import type { LeadForMail } from '../lead-mail.store.server.ts';

/**
 * The source of a visitor, in Portuguese words: Google, anúncio, campanha “primavera”. Unknown marks stand
 * as in the link; empty where there were none.
 */
export function arrivedBy({ source, medium, name }: LeadForMail['campaign']): string {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification', 'mail.team.arrived');
  const word = (words: object, mark: string) => {
    const known = mark.trim().toLowerCase();
    const storedText = storedName(words, known);
    return storedText === known ? mark : storedText;
  };
  return [
    source && word(t('sources', { returnObjects: true }), source),
    medium && word(t('media', { returnObjects: true }), medium),
    name && t('campaign', { name }),
  ]
    .filter(Boolean)
    .join(', ');
}
