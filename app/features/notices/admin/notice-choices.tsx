import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { CHANNELS, type Choice, NOTICES } from '../notices.ts';
import { useChoose } from './use-choose.ts';

type SwitchProps = { name: string; on: boolean; press: () => void };

function Switch({ name, on, press }: SwitchProps) {
  const { t } = useTranslation('notices');
  return (
    <button type="button" role="switch" className="notice-switch" aria-checked={on} onClick={press}>
      <i aria-hidden="true" />
      <span aria-hidden="true">{t(on ? 'on' : 'off')}</span>
      <span className="unseen">{name}</span>
    </button>
  );
}

/** The notification settings: each kind a row, each channel a switch that acts at once. */
export function NoticeChoices({ off }: { off: readonly Choice[] }) {
  const { t } = useTranslation('notices');
  const { may } = usePermissions();
  const { post, pending } = useChoose();
  const visible = NOTICES.filter(
    (notice) =>
      !('resources' in notice) || notice.resources.some((resource) => may(resource, 'read')),
  );
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        <p className="soft">{t('lead')}</p>
      </header>
      <table className="notice-table">
        <caption className="unseen">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map(({ kind, channels }) => (
            <tr key={kind}>
              <th scope="row">
                <b>{t(`kinds.${kind}.name`)}</b>
                <small>{t(`kinds.${kind}.about`)}</small>
              </th>
              {CHANNELS.map((channel) => {
                if (!channels.some((one) => one === channel)) {
                  return (
                    <td key={channel}>
                      <span className="notice-none" aria-hidden="true">
                        –
                      </span>
                      <span className="unseen">{t('never')}</span>
                    </td>
                  );
                }
                const choice = { kind, channel };
                const stored = off.some((one) => one.kind === kind && one.channel === channel);
                const isOff = pending(choice) ?? stored;
                const name = `${t(`kinds.${kind}.name`)}, ${t(`channels.${channel}`)}`;
                return (
                  <td key={channel}>
                    <Switch name={name} on={!isOff} press={() => post(choice, !isOff)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
