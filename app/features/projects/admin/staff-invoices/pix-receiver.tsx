import { useTranslation } from 'react-i18next';
import { brCodeIn, isOwnReceiver, joinedPixCode, receiverOf } from '../../invoices/pix/br-code.ts';
import type { PixKey } from './staff-invoices.ts';

/** Whom a Pix code pays, as it says itself, with a warning where that is not the company's key. */
export function PixReceiver({ code, pixKey }: { code: string; pixKey: PixKey | undefined }) {
  const { t } = useTranslation('staff-invoices');
  const read = brCodeIn(joinedPixCode(code));
  if ('mistake' in read) return null;
  const own = isOwnReceiver(read, pixKey?.key);
  const given = { name: read.name, city: read.city, key: receiverOf(read) };
  return (
    <p className={own ? 'soft' : 'admin-notice bad'}>
      {t(read.key ? 'receiver.pays' : 'receiver.paysByBank', given)}
      {!own && ` ${t(pixKey ? 'receiver.foreign' : 'receiver.noKey')}`}
    </p>
  );
}
