import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { callApi } from '@marketplace/contracts/api/client';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { useEffect, useState } from 'react';
import { logFailure } from '../errors/logFailure';

/** Whether the host takes messages to support (an extension); `undefined` until it said so. */
export function useIsSupportOffered(): boolean | undefined {
  const [isOffered, setIsOffered] = useState<boolean>();
  useEffect(() => {
    const abort = new AbortController();
    callApi(getCapabilities, { signal: abort.signal }).then(
      ({ extensions }) => setIsOffered(extensions.includes(sendSupportMessage.id)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('capabilities', error);
        setIsOffered(false);
      },
    );
    return () => abort.abort();
  }, []);
  return isOffered;
}
