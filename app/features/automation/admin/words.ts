import { useTranslation } from 'react-i18next';
import { useSourceName } from '#app/features/crm/products/admin/use-source-name.ts';
import { type ServiceName, servicePaths } from '#app/paths.ts';
import type { RuleChoices } from '../choices.ts';
import type { Subject } from '../rule.ts';

export type RuleOption = { value: string; label: string };

const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
const STATES = ['open', 'won', 'lost'] as const;
const SERVICES = Object.keys(servicePaths) as readonly ServiceName[];
const LANGUAGES = ['pt-BR', 'en'] as const;

const TICKET_STATES = ['open', 'in_progress', 'waiting', 'others', 'solved', 'closed'] as const;
const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
const TURNS = ['house', 'customer'] as const;
const TYPES = ['bug', 'ideia', 'duvida', 'others'] as const;

/** Values of the fields of tickets, in the words of the tickets screens. */
function useTicketWords() {
  const { t } = useTranslation('tickets');
  const { t: own } = useTranslation('automation');
  return (field: string): readonly RuleOption[] | undefined => {
    switch (field) {
      case 'status':
        return TICKET_STATES.map((value) => ({ value, label: t(`statuses.${value}`) }));
      case 'priority':
        return PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }));
      case 'waits_for':
        return TURNS.map((value) => ({ value, label: t(`turns.${value}`) }));
      case 'type':
        return TYPES.map((value) => ({ value, label: own(`types.${value}`) }));
      default:
        return undefined;
    }
  };
}

/** The given values of each field, in words; of a field without, none. */
export function useFieldChoices(choices: RuleChoices) {
  const { t } = useTranslation('automation');
  const sourceName = useSourceName();
  const tickets = useTicketWords();
  return (subject: Subject, field: string, product = ''): readonly RuleOption[] => {
    const own = <One extends { product: string }>(all: readonly One[]) =>
      all.filter((one) => product === '' || one.product === product);
    const ofTicket = subject === 'ticket' ? tickets(field) : undefined;
    if (ofTicket) return ofTicket;
    switch (field) {
      case 'project':
        return own(choices.projects);
      case 'module':
        return own(choices.modules);
      case 'source':
        return own(choices.sources).map(({ value }) => ({ value, label: sourceName(value) }));
      case 'service':
        return SERVICES.map((value) => ({ value, label: t(`services.${value}`) }));
      case 'status':
        return STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
      case 'state':
        return STATES.map((value) => ({ value, label: t(`states.${value}`) }));
      case 'locale':
        return LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }));
      case 'owner':
        return choices.owners;
      case 'pipeline':
        return choices.pipelines;
      case 'stage':
        return own(choices.stages);
      case 'tags':
        return choices.tags;
      default:
        return [];
    }
  };
}
