import { CrashCode } from '#app/areas/site/crash/crash-code.tsx';
import { useRequestId } from '#app/areas/site/crash/request-id.ts';

/** The code that users send us, so that a fault of ours can be found. */
export function FailedCode() {
  const id = useRequestId();
  return id && <CrashCode id={id} />;
}
