import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath, adminPaths } from '#app/paths.ts';
import type { Found } from '../live/found.ts';
import { patientFetch } from '../live/patient-fetch.ts';
import { screens } from './screens.ts';

export type Finding = { key: string; to: string; name: string; detail: string };

const SHORTEST = 3;
const placeOf = ({ kind, id }: Found): string =>
  kind === 'lead' ? adminPath('lead', { id }) : adminPath('person', { personId: id });

/** Lower case, without accents: nobody types them in a hurry. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function find(text: string): Promise<Found[]> {
  const answer = await patientFetch(`${adminPaths.find}?${new URLSearchParams({ q: text })}`);
  if (!answer.ok || answer.redirected) throw new Error(`The search answered ${answer.status}.`);
  return answer.json() as Promise<Found[]>;
}

/** Screens, leads and people that fit a text, of what the person may open. */
export function useFindings(typed: string) {
  const { t } = useTranslation('admin');
  const { may } = usePermissions();
  // Not deferred: Enter takes the first finding, which must be one of what stands in the box.
  const text = typed.trim();
  const wanted = text.length >= SHORTEST && (may('crm', 'read') || may('users', 'read'));
  const { data = [], isFetching } = useQuery({
    queryKey: ['find', text],
    queryFn: () => find(text),
    enabled: wanted,
  });
  const pages = screens
    .filter(({ resource }) => may(resource, 'read'))
    .map(({ key, path }) => ({ key, to: path, name: t(`nav.${key}`), detail: t('palette.screen') }))
    .filter(({ name }) => folded(name).includes(folded(text)));
  const rows = data.map((found) => ({
    key: found.id,
    to: placeOf(found),
    name: found.name,
    detail: `${t(`palette.${found.kind}`)}, ${found.detail}`,
  }));
  const findings: Finding[] = [...pages, ...(wanted ? rows : [])];
  return { findings, searching: isFetching };
}
