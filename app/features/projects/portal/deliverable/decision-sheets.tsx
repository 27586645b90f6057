import { useTranslation } from 'react-i18next';
import { fileSize } from '#app/features/projects/file-size.ts';
import { COMMENT_LENGTH, WEIGHTS } from '#app/features/projects/projects.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { VersionReply } from './commands/version-actions.server.ts';
import type { DeliverableProps } from './deliverable-props.ts';
import { TitleBlock } from './receipt.tsx';

const actionOf = ({ deliverable, version }: Pick<DeliverableProps, 'deliverable' | 'version'>) =>
  `${portalPath('deliverable', { id: deliverable.id })}?versao=${version.number}`;

/** What stays in its field, because it may be sent again. */
export const isCorrectable = ({ code }: VersionReply) =>
  code === 'invalid' || code === 'long' || code === 'failed';

/** What exactly is approved, by whom, and what happens next; one press decides. */
export function ApproveSheet(props: DeliverableProps) {
  const { t } = useTranslation(['portal', 'projects']);
  const locale = useLocale();
  const { deliverable, version, organization, person, holds, now } = props;
  return (
    <div
      id="aprovar"
      popover="auto"
      className="portal-sheet"
      role="dialog"
      aria-labelledby="aprovar-titulo"
    >
      <form method="post" action={actionOf(props)}>
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="version" value={version.id} />
        <input type="hidden" name="sha256" value={version.sha256} />
        <h2 id="aprovar-titulo">{t('portal:decision.sure')}</h2>
        <TitleBlock
          facts={[
            [
              t('portal:decision.deliverable'),
              `${deliverable.title}, ${t('portal:version.number', version)}`,
            ],
            [t('projects:facts.file'), `${version.fileName}, ${fileSize(version.size, locale)}`],
            [
              t('projects:facts.print'),
              `${version.sha256.slice(0, 8)}…${version.sha256.slice(-8)}`,
            ],
            [
              t('portal:decision.who'),
              t('projects:facts.ownerOf', { name: person, organization: organization.name }),
            ],
            [
              t('projects:facts.when'),
              t('projects:facts.houseTime', { when: formatDateTime(new Date(now), locale) }),
            ],
          ]}
        />
        <p className="soft">{t(holds ? 'portal:decision.nextHolds' : 'portal:decision.next')}</p>
        <p className="portal-go">
          <Button type="submit">{t('portal:decision.approve', version)}</Button>
          <Button variant="outline" popoverTarget="aprovar" popoverTargetAction="hide">
            {t('portal:decision.back')}
          </Button>
        </p>
      </form>
    </div>
  );
}

/** What to change, in words, and how much it holds up. */
export function ChangeSheet(props: DeliverableProps) {
  const { t } = useTranslation(['portal', 'projects']);
  const { version, ids, reply } = props;
  const failed = reply?.intent === 'change' && isCorrectable(reply) ? reply : undefined;
  const form = (
    <form method="post" action={actionOf(props)}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={ids.change} />
      <input type="hidden" name="version" value={version.id} />
      <h2 id="ajuste-titulo">{t('portal:decision.what')}</h2>
      <p className="soft">
        {t(
          version.state === 'approved'
            ? 'portal:decision.changeApproved'
            : 'portal:decision.changeText',
          version,
        )}
      </p>
      <Field
        id="ajuste-texto"
        name="body"
        multiline
        rows={4}
        label={t('portal:decision.words')}
        maxLength={COMMENT_LENGTH}
        defaultValue={failed?.values['body']}
        error={
          (failed?.code === 'invalid' && t('portal:comment.empty')) ||
          (failed?.code === 'long' && t('portal:comment.long'))
        }
        required
      />
      <ChoiceGroup
        id="ajuste-peso"
        name="weight"
        label={t('portal:decision.weight')}
        options={WEIGHTS.map((value) => ({ value, label: t(`projects:weights.${value}`) }))}
        defaultValue={failed?.values['weight'] ?? 'hinders'}
      />
      <p className="portal-go">
        <Button type="submit">{t('portal:decision.change')}</Button>
        {!failed && (
          <Button variant="outline" popoverTarget="ajuste" popoverTargetAction="hide">
            {t('portal:decision.back')}
          </Button>
        )}
      </p>
    </form>
  );
  // Without scripts nothing opens a sheet again: what was refused is open in the page.
  return failed ? (
    <div className="portal-note portal-failed" role="alert">
      {form}
    </div>
  ) : (
    <div
      id="ajuste"
      popover="auto"
      className="portal-sheet"
      role="dialog"
      aria-labelledby="ajuste-titulo"
    >
      {form}
    </div>
  );
}
