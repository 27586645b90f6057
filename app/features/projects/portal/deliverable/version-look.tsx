import { useTranslation } from 'react-i18next';
import { fileSize } from '#app/features/projects/file-size.ts';
import { Balloons, PagePicture } from '#app/features/projects/pages/balloons.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import type { DeliverableProps } from './deliverable-props.ts';

type Shown = Pick<
  DeliverableProps,
  'deliverable' | 'version' | 'file' | 'opened' | 'shown' | 'names' | 'role'
>;

/** How a version looks: its picture, or the first pages of its PDF, with whatever was pinned to them. */
function Pages({ deliverable, version, shown, names, role }: Shown) {
  const { t } = useTranslation('portal');
  const { fileName: name, number, comments } = version;
  const of = version.pages ?? shown.length;
  const alone = of === 1;
  return (
    <>
      {shown.map((page, place) => (
        <figure key={page.page} className="portal-look" id={`pagina-${page.page}`}>
          <div className="pin-page">
            <PagePicture
              page={page}
              alt={alone ? t('look.one', { name }) : t('look.page', { name, page: page.page, of })}
              eager={place === 0}
            />
            <Balloons page={page.page} {...{ comments, names }} />
          </div>
          <figcaption className="note">
            {!alone && t('look.of', { page: page.page, of })}
            {role !== 'finance' && (
              <a
                className="button outlined compact"
                href={`${portalPath('deliverable', { id: deliverable.id })}?versao=${number}&apontar=${page.page}`}
                aria-label={alone ? undefined : t('look.pointOn', { page: page.page })}
              >
                {t('look.point')}
              </a>
            )}
          </figcaption>
        </figure>
      ))}
      {shown.length < of && <p className="soft">{t('look.first', { count: shown.length, of })}</p>}
    </>
  );
}

/** The file as it looks, and where it and the thing itself can be seen. */
export function VersionLook(props: Shown) {
  const { version, file, opened, shown } = props;
  const { t } = useTranslation(['portal', 'files']);
  const locale = useLocale();
  const { drawing } = version;
  const isPicture = opened !== null && version.type.startsWith('image/');
  const isUnread = shown.length === 0;
  return (
    <div>
      {!isUnread && <Pages {...props} />}
      {isUnread && drawing && (
        <div className="portal-note">
          <p>
            <b>{t(`portal:look.${drawing}.state`)}</b>
          </p>
          <p className="soft">{t(`portal:look.${drawing}.text`)}</p>
        </div>
      )}
      <a className="portal-file" href={file} download>
        <span>{version.fileName}</span>
        <span className="note">{fileSize(version.size, locale)}</span>
      </a>
      {opened && (isUnread || !isPicture) && (
        <p>
          <ActionLink href={opened} rel="noopener" target="_blank" arrow>
            {t('files:file.open')}
          </ActionLink>
        </p>
      )}
      {version.link && (
        <p>
          <ActionLink href={version.link} rel="noopener noreferrer" target="_blank" arrow>
            {t('portal:version.open')}
          </ActionLink>
        </p>
      )}
    </div>
  );
}
