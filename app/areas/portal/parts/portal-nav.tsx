import { useTranslation } from 'react-i18next';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import { portalPaths } from '#app/paths.ts';
import type { Frame } from '../portal-page.server.ts';

type Section = {
  name: 'overview' | 'projects' | 'tickets' | 'files' | 'invoices';
  /** Its sign, on a square of 24. */
  sign: string;
  /** Users who have the section, where not all do. */
  roles?: readonly MemberRole[];
};
export type SectionName = Section['name'];

/** The sections of the portal, in the order of their use. */
const sections: readonly Section[] = [
  { name: 'overview', sign: 'M3 11 12 4l9 7M6 9v11h12V9M10 20v-6h4v6' },
  { name: 'projects', sign: 'M2 9h13V5l7 7-7 7v-4H2zM7 9v6M11 9v6' },
  { name: 'tickets', sign: 'M3 4h18v12H11l-5 4v-4H3zM7 8h10M7 12h6' },
  { name: 'files', sign: 'M3 5h6l2 3h10v11H3zM3 11h18', roles: ['owner', 'member'] },
  {
    name: 'invoices',
    sign: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6',
    roles: ['owner', 'finance'],
  },
];

/** An address of a section that stays with the shown client; a user with only one needs no parameter. */
export const sectionPath = (name: SectionName, { organization, others }: Frame): string =>
  organization && others.length > 0
    ? `${portalPaths[name]}?${new URLSearchParams({ cliente: organization.id })}`
    : portalPaths[name];

/** How much waits for the client in a section. */
function Waiting({ name, count }: { name: keyof Frame['waiting']; count: number }) {
  const { t } = useTranslation('portal');
  if (count === 0) return null;
  return (
    <>
      {' '}
      <b>
        {count}
        <span className="unseen">{` ${t(name === 'invoices' ? 'sections.toPay' : 'sections.waiting')}`}</span>
      </b>
    </>
  );
}

/** The sections of the shown client. */
export function PortalNav({ frame, current }: { frame: Frame; current?: SectionName }) {
  const { t } = useTranslation('portal');
  const { organization } = frame;
  if (!organization) return null;
  return (
    <nav className="portal-nav" aria-label={t('sections.label')}>
      <ul>
        {sections
          .filter(({ roles }) => roles?.includes(organization.role) ?? true)
          .map(({ name, sign }) => (
            <li key={name}>
              <a
                href={sectionPath(name, frame)}
                aria-current={name === current ? 'page' : undefined}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={sign} />
                </svg>
                <span>
                  {t(`sections.${name}`)}
                  {(name === 'tickets' || name === 'invoices') && (
                    <Waiting name={name} count={frame.waiting[name]} />
                  )}
                </span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
