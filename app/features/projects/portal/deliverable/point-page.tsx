import { useTranslation } from 'react-i18next';
import { FailedCode } from '#app/areas/portal/parts/failed-code.tsx';
import { PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { Balloons } from '#app/features/projects/pages/balloons.tsx';
import { COMMENT_LENGTH } from '#app/features/projects/projects.ts';
import { portalPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { DeliverableProps } from './deliverable-props.ts';
import { PICKED, shareOf } from './pointed-place.ts';

/**
 * Chooses a place of a page: by pressing it, which a form without scripts sends as pixels from the corner of a
 * picture of known width, or by two numbers. The typed text is kept.
 */
export function PointPage(props: DeliverableProps & { at: number }) {
  const { t } = useTranslation('portal');
  const { deliverable, version, shown, at, ids, reply, frame, names } = props;
  const page = shown.find((one) => one.page === at);
  if (!page) return null;
  const there = `${portalPath('deliverable', { id: deliverable.id })}?versao=${version.number}`;
  const typed = reply?.intent === 'pin' ? reply.values : {};
  const [x, y] = [shareOf(typed['x']), shareOf(typed['y'])];
  const draft = x !== undefined && y !== undefined ? { x, y } : undefined;
  const isRefused = reply?.code === 'invalid';
  const pages = version.pages ?? 1;
  const place = (name: 'x' | 'y', share: number | undefined) => (
    <Field
      id={`ponto-${name}`}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      step={0.1}
      label={t(`point.${name}`)}
      defaultValue={typed[name] ?? ''}
      error={isRefused && share === undefined && t('point.none')}
      required
    />
  );
  return (
    <PortalFrame frame={frame} section="projects">
      <p>
        <a className="link" href={there}>
          {deliverable.title}, {t('version.number', version)}
        </a>
      </p>
      <TwoLines
        thing={t('point.title')}
        state={pages > 1 ? t('look.of', { page: at, of: pages }) : version.fileName}
      />
      {reply && reply.code !== 'invalid' && reply.code !== 'long' && reply.code !== 'placed' && (
        <div className="portal-note portal-failed" role="alert">
          <p>{t(reply.code === 'failed' ? 'comment.failed' : 'comment.gone')}</p>
          {reply.code === 'failed' && <FailedCode />}
        </div>
      )}
      <form method="post" action={`${there}&apontar=${at}`} className="portal-form portal-point">
        <input type="hidden" name="intent" value="pin" />
        <input type="hidden" name="id" value={typed['id'] ?? ids.comment} />
        <input type="hidden" name="version" value={version.id} />
        <input type="hidden" name="page" value={at} />
        <input type="hidden" name="tall" value={(page.height / page.width).toFixed(4)} />
        <p className="soft">{t('point.how')}</p>
        <div className="portal-pick">
          {PICKED.map(({ name, width }) => (
            <input
              key={name}
              type="image"
              name={name}
              src={width > 320 ? (page.larger?.src ?? page.src) : page.src}
              alt={t('point.press')}
              width={width}
              height={Math.round((width * page.height) / page.width)}
              formNoValidate
            />
          ))}
          <Balloons page={at} comments={version.comments} {...{ names, draft }} />
        </div>
        {draft && (
          <p role="status">
            <b>{t('point.placed')}</b>
          </p>
        )}
        <div className="portal-place">
          {place('x', x)}
          {place('y', y)}
        </div>
        <Field
          id="ponto-texto"
          name="body"
          multiline
          rows={3}
          label={t('comment.label')}
          hint={t('comment.hint')}
          maxLength={COMMENT_LENGTH}
          defaultValue={typed['body']}
          error={
            (reply?.code === 'long' && t('comment.long')) ||
            (isRefused && !typed['body']?.trim() && t('comment.empty'))
          }
          required
        />
        <p className="portal-go">
          <Button type="submit" small>
            {t('comment.send')}
          </Button>
          <a className="button outlined compact" href={`${there}#comentarios`}>
            {t('point.without')}
          </a>
        </p>
      </form>
    </PortalFrame>
  );
}
