import { useTranslation } from 'react-i18next';
import { Part } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Device } from '#app/features/client-device/copy-headers.server.ts';
import { Checkbox } from '#app/ui/choice.tsx';

/** Whether this device keeps the pages that the user opens. The choice is stored on the device, so a script
 * makes it; without scripts nothing can be kept. */
export function DevicePart({ device }: { device: Device }) {
  const { t } = useTranslation('client-device');
  const label = (count: number) => t('keep.on', { count, n: '{n}' });
  return (
    <Part id="aparelho" title={t('keep.title')}>
      <p className="soft">{t('keep.lead')}</p>
      <p className="soft">{t('keep.until')}</p>
      <p className="soft">
        <b>{t('keep.warning')}</b>
      </p>
      <noscript>
        <p className="soft">{t('keep.scripts')}</p>
      </noscript>
      <div
        hidden
        data-copies-switch
        data-copies={device.copies}
        data-off={t('keep.off')}
        data-none={t('keep.none')}
        data-zero={label(0)}
        data-one={label(1)}
        data-other={label(2)}
      >
        <div className="portal-form">
          <Checkbox id="guardar" role="switch" autoComplete="off" aria-describedby="guardar-agora">
            {t('keep.switch')}
          </Checkbox>
          <p className="soft" id="guardar-agora" role="status" data-state />
        </div>
      </div>
    </Part>
  );
}
