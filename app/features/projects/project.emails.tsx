import { Text } from '@react-email/components';
import type { TFunction } from 'i18next';
import { ClientNoticeEnd } from '#app/features/client-notices/notice-end.tsx';
import type { Company } from '#app/features/company/company.ts';
import { formatDate, formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath, portalPath, portalPaths } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailFacts } from '#app/platform/mail/mail-facts.server.tsx';
import {
  MailAction,
  MailFrame,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { type BarDays, barOf } from './bar/bar.ts';
import { BarCells } from './bar/bar-cells.tsx';
import { barLine } from './bar/bar-words.ts';
import { fileSize } from './file-size.ts';
import type { Invitation } from './invitation.store.server.ts';
import type {
  ApprovalForMail,
  ChangeForMail,
  OwnerForMail,
  VersionForMail,
} from './project-mail.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand };
type About = Facts & { origin: string; days: BarDays };
type T = TFunction<'projects'>;

const wordsOf = (locale: Locale): T => instanceOf(locale).getFixedT(locale, 'projects');

/** The state of the project, drawn in cells and said below them. */
function ProjectSummary({ t, project, locale, brand, days }: About & { t: T; project: string }) {
  const line = barLine(t, { name: project, days, bar: barOf(days), locale });
  return <BarCells days={days} brand={brand} line={line} />;
}

/** Subject, HTML and text of the invitation to a client. */
export async function renderInvitationMail(
  invitation: Pick<
    Invitation,
    'name' | 'role' | 'organization' | 'project' | 'inviter' | 'expiresAt'
  >,
  { locale, brand, company, link }: Facts & { company: Pick<Company, 'name'>; link: string },
) {
  const t = wordsOf(locale);
  const { name, organization, role } = invitation;
  const project = invitation.project ?? organization;
  const by = invitation.inviter ?? company.name;
  const lead = t('mail.invitation.lead', {
    name,
    by,
    company: company.name,
    project,
    organization,
  });
  const content = (
    <MailFrame locale={locale} title={t('mail.invitation.title')} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      <Text style={mailText.text}>{t(`mail.invitation.may.${role}`)}</Text>
      <MailAction
        brand={brand}
        href={link}
        label={t('mail.invitation.open')}
        copy={t('mail.copy')}
      />
      <MailSmall brand={brand}>
        {t('mail.invitation.until', { day: formatDate(new Date(invitation.expiresAt), locale) })}
      </MailSmall>
    </MailFrame>
  );
  return {
    subject: subjectNaming(project, (named) => t('mail.invitation.subject', { project: named })),
    ...(await renderMail(content, brand)),
  };
}

/** Subject, HTML and text of the mail about a version that waits for a decision. */
export async function renderVersionMail(
  version: Pick<
    VersionForMail,
    | 'name'
    | 'organization'
    | 'project'
    | 'deliverableId'
    | 'title'
    | 'number'
    | 'fileName'
    | 'size'
    | 'sender'
    | 'sentAt'
    | 'holds'
  >,
  about: About & { leaveUrl?: string | undefined },
) {
  const { locale, brand, origin, leaveUrl } = about;
  const t = wordsOf(locale);
  const { title, number, project } = version;
  const lead = t(version.holds ? 'mail.version.holds' : 'mail.version.lead', {
    name: version.name,
    title,
    number,
    project,
  });
  const content = (
    <MailFrame
      locale={locale}
      title={title}
      state={t('mail.version.state', { number })}
      preview={lead}
      brand={brand}
    >
      <Text style={mailText.text}>{lead}</Text>
      <ProjectSummary t={t} {...about} project={project} />
      <MailFacts
        brand={brand}
        facts={[
          [t('facts.file'), `${version.fileName}, ${fileSize(version.size, locale)}`],
          [
            t('facts.sentBy'),
            [version.sender, formatDateTime(version.sentAt, locale)].filter(Boolean).join(', '),
          ],
        ]}
      />
      <MailAction
        brand={brand}
        href={`${origin}${portalPath('deliverable', { id: version.deliverableId })}`}
        label={t('mail.version.open')}
        copy={t('mail.copy')}
      />
      <MailSmall brand={brand}>
        {t('mail.version.end', { organization: version.organization })}
      </MailSmall>
      {leaveUrl && <ClientNoticeEnd {...{ locale, brand, leaveUrl }} kind="deliverable" />}
    </MailFrame>
  );
  return {
    subject: subjectNaming(title, (named) => t('mail.version.subject', { title: named, number })),
    ...(await renderMail(content, brand)),
  };
}

/** Subject, HTML and text of the receipt of an approval. */
export async function renderReceiptMail(
  approval: Omit<ApprovalForMail, 'email' | 'locale' | 'projectId'>,
  about: About,
) {
  const { locale, brand, origin } = about;
  const t = wordsOf(locale);
  const { title, number, receipt, project } = approval;
  const by = approval.approvedBy ?? t('gone');
  const lead = t(approval.isClient ? 'mail.receipt.yours' : 'mail.receipt.theirs', {
    name: approval.name,
    by,
    title,
    number,
    project,
  });
  const content = (
    <MailFrame
      locale={locale}
      title={t('mail.receipt.title')}
      state={t('mail.receipt.state', { title, number })}
      preview={lead}
      brand={brand}
    >
      <Text style={mailText.text}>{lead}</Text>
      <ProjectSummary t={t} {...about} project={project} />
      <MailFacts
        brand={brand}
        facts={[
          [
            t('facts.approvedBy'),
            t('facts.ownerOf', { name: by, organization: approval.organization }),
          ],
          [
            t('facts.when'),
            t('facts.houseTime', { when: formatDateTime(approval.approvedAt, locale) }),
          ],
          [t('facts.file'), `${approval.fileName}, ${fileSize(approval.size, locale)}`],
          [t('facts.print'), approval.sha256],
          [t('facts.receipt'), receipt],
        ]}
      />
      {approval.isClient && (
        <MailAction
          brand={brand}
          href={`${origin}${portalPath('deliverable', { id: approval.deliverableId })}`}
          label={t('mail.receipt.open')}
          copy={t('mail.copy')}
        />
      )}
      <MailSmall brand={brand}>
        {t(approval.isClient ? 'mail.receipt.notYou' : 'mail.receipt.end')}
      </MailSmall>
    </MailFrame>
  );
  return { subject: t('mail.receipt.subject', { receipt }), ...(await renderMail(content, brand)) };
}

/** Subject, HTML and text of the mail to the owner of a project: a change is requested. */
export async function renderChangeMail(
  change: Omit<ChangeForMail, 'email' | 'locale'>,
  { locale, brand, origin }: Facts & { origin: string },
) {
  const t = wordsOf(locale);
  const { title, number, organization, project, body, weight } = change;
  const by = change.asker ?? t('gone');
  const content = (
    <MailFrame
      locale={locale}
      title={title}
      state={t('mail.change.state', { number })}
      preview={body}
      brand={brand}
    >
      <Text style={mailText.text}>
        {t('mail.change.lead', { by, organization, project, weight: t(`weights.${weight}`) })}
      </Text>
      <Text style={{ ...mailText.text, whiteSpace: 'pre-line' }}>{body}</Text>
      <MailAction
        brand={brand}
        href={`${origin}${adminPath('clientProject', { id: change.projectId })}`}
        label={t('mail.change.open')}
        copy={t('mail.copy')}
      />
    </MailFrame>
  );
  return {
    subject: subjectNaming(title, (named) => t('mail.change.subject', { title: named, number })),
    ...(await renderMail(content, brand)),
  };
}

/** Subject, HTML and text of the mail to the owners of a client: another owner joined. */
export async function renderOwnerMail(
  joined: Omit<OwnerForMail, 'email' | 'locale' | 'organizationId'> & { at: Date },
  { locale, brand, origin }: Facts & { origin: string },
) {
  const t = wordsOf(locale);
  const { name, organization, ownerName: owner, ownerEmail: address } = joined;
  const lead = t('mail.owner.lead', { name, owner, organization });
  const content = (
    <MailFrame locale={locale} title={t('mail.owner.title')} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      <MailFacts
        brand={brand}
        facts={[
          [t('mail.owner.who'), `${owner}, ${address}`],
          [t('mail.owner.by'), joined.addedBy ?? t('gone')],
          [t('facts.when'), t('facts.houseTime', { when: formatDateTime(joined.at, locale) })],
        ]}
      />
      <MailAction
        brand={brand}
        href={`${origin}${portalPaths.account}#pessoas`}
        label={t('mail.owner.open')}
        copy={t('mail.copy')}
      />
      <MailSmall brand={brand}>{t('mail.owner.end', { organization })}</MailSmall>
    </MailFrame>
  );
  return {
    subject: subjectNaming(organization, (named) =>
      t('mail.owner.subject', { organization: named }),
    ),
    ...(await renderMail(content, brand)),
  };
}
