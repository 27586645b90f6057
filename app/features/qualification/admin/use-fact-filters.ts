import { FileText, ListChecks, MapPin, Megaphone, MessageSquareQuote, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import type { LeadChoices } from './lead-choices.ts';

/** Filters of leads by where they came from and what was answered. */
export function useFactFilters({ campaigns, forms, tags, questions }: LeadChoices): ListFilter[] {
  const { t } = useTranslation('leads', { keyPrefix: 'filters' });
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const choices: (ListFilter & { kind: 'choice' })[] = [
    {
      kind: 'choice',
      icon: Megaphone,
      name: 'campaign',
      label: t('campaign'),
      options: campaigns.map((value) => ({ value, label: value })),
    },
    { kind: 'choice', icon: FileText, name: 'form', label: t('form'), options: forms.map(named) },
    { kind: 'choice', icon: Tag, name: 'tag', label: t('tag'), options: tags.map(named) },
    {
      kind: 'choice',
      icon: ListChecks,
      name: 'question',
      label: t('question'),
      options: questions.map(({ name, label }) => ({ value: name, label })),
    },
  ];
  return [
    ...choices.filter(({ options }) => options.length > 0),
    { kind: 'text', icon: MessageSquareQuote, name: 'value', label: t('value') },
    { kind: 'text', icon: MapPin, name: 'city', label: t('city') },
  ];
}
