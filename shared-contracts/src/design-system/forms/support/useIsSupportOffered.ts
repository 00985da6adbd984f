import { getCapabilities } from '@marketplace/contracts/api/capabilities';
// biome-ignore lint/style/noRestrictedImports: the calls of shared forms are in no manifest
import { callApi } from '@marketplace/contracts/api/client';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { useEffect, useState } from 'react';

/**
 * True if the API accepts support messages (an extension); `undefined` until it replies. False if
 * its extensions cannot be loaded.
 */
export function useIsSupportOffered(): boolean | undefined {
  const [isOffered, setIsOffered] = useState<boolean>();
  useEffect(() => {
    const abort = new AbortController();
    callApi(getCapabilities, { signal: abort.signal }).then(
      ({ extensions }) => setIsOffered(extensions.includes(sendSupportMessage.id)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const reason = error instanceof Error ? error.message : error;
        console.warn('What the host offers could not be loaded:', reason);
        setIsOffered(false);
      },
    );
    return () => abort.abort();
  }, []);
  return isOffered;
}
