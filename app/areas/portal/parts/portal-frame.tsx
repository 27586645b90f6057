import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLanguages } from '#app/areas/auth/auth-languages.tsx';
import { DeviceBand, DeviceData } from '#app/features/client-device/device-data.tsx';
import { authPaths, portalPaths } from '#app/paths.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import type { Frame } from '../portal-page.server.ts';
import { ViewBand } from '../view/view-band.tsx';
import { PortalNav, type SectionName, sectionPath } from './portal-nav.tsx';

/** The client whose work is shown, and the user's other clients. */
function Organization({ organization, others }: Pick<Frame, 'organization' | 'others'>) {
  const { t } = useTranslation('portal');
  if (!organization) return null;
  if (others.length === 0) return <p className="portal-org">{organization.name}</p>;
  return (
    <details className="portal-org">
      <summary>{organization.name}</summary>
      <ul>
        {others.map(({ id, name, role }) => (
          <li key={id}>
            <a href={`${portalPaths.overview}?${new URLSearchParams({ cliente: id })}`}>
              {name} <small>{t(`roles.${role}`)}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The initials of a name, at most two. */
const initialsOf = (person: string) => {
  const words = person.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
};

type FrameProps = {
  /** Undefined for a visitor who has not signed in. */
  frame?: Frame;
  section?: SectionName;
  /** It stands for pages that cannot be reached: the service worker fills in the user of the portal. */
  standIn?: boolean;
  children: ReactNode;
};

/** Head, body and foot of every page of the portal. */
export function PortalFrame({ frame, section, standIn, children }: FrameProps) {
  const { t } = useTranslation('portal');
  return (
    <div className="portal" data-viewed={frame?.viewedSince ? true : undefined}>
      <DrawingDefs />
      <a className="unseen" href="#conteudo">
        {t('skip')}
      </a>
      {frame?.viewedSince && <ViewBand frame={frame} since={frame.viewedSince} />}
      {frame && (
        <header className="portal-top">
          <div className="frame">
            <a
              className="portal-home"
              href={sectionPath('overview', frame)}
              aria-label={t('home', frame)}
            >
              {frame.brand}
            </a>
            <PortalNav frame={frame} current={section} />
            <Organization {...frame} />
            <a
              className="portal-me"
              href={portalPaths.account}
              // The visible text comes first in the label, so that speech input can name the button.
              aria-label={`${initialsOf(frame.person)}, ${t('account', frame)}`}
            >
              <span className="balloon">{initialsOf(frame.person)}</span>
            </a>
          </div>
        </header>
      )}
      {standIn && <header className="portal-top" />}
      <main id="conteudo" className="frame">
        {(frame?.device || standIn) && <DeviceBand />}
        {frame?.viewedSince ? <fieldset disabled>{children}</fieldset> : children}
      </main>
      <footer className="portal-foot frame">
        <AuthLanguages />
        {frame && (
          <a className="link" href={authPaths.signOut}>
            {t('signOut')}
          </a>
        )}
      </footer>
      {(frame?.device || standIn) && <DeviceData account={frame?.device?.account ?? ''} />}
    </div>
  );
}

/** The subject in line one, its state in line two. */
export function TwoLines({ thing, state }: { thing: string; state: string }) {
  return (
    <h1 className="portal-title">
      {thing} <span>{state}</span>
    </h1>
  );
}

/** A section below its ruler. */
export function Part({
  id,
  title,
  aside,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="ruler" />
      <div className="portal-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type Filled = 'done' | 'hot' | 'bad';

/** A gauge with its word: never the colour alone. */
export function Gauge({
  word,
  on,
  of,
  kind,
}: {
  word: string;
  on: number;
  of: number;
  kind: Filled;
}) {
  const steps = Array.from({ length: of }, (_, i) => i + 1);
  const look = (step: number) => (step < on ? 'done' : step === on ? kind : 'open');
  return (
    <span className="portal-gauge">
      <span aria-hidden="true">
        {steps.map((step) => (
          <i key={step} data-is={look(step)} />
        ))}
      </span>
      {word}
    </span>
  );
}

/** The record does not exist, or not for this user: the page does not say which. */
export function NothingHere({ frame }: { frame: Frame }) {
  const { t } = useTranslation('portal');
  return (
    <PortalFrame frame={frame}>
      <TwoLines thing={t('missing.thing')} state={t('missing.state')} />
      <p className="soft">{t('missing.text')}</p>
      <p className="acts">
        <a className="button" href={portalPaths.overview}>
          {t('missing.back')}
        </a>
      </p>
    </PortalFrame>
  );
}
