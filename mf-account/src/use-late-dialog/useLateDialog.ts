import { useCallback, useRef, useState } from 'react';

/**
 * A dialog whose code is fetched when it is first asked for. A fetch that failed is told, and tried
 * again the next time.
 *
 * @param load the dynamic import of the dialog's module; the same function each time
 */
export function useLateDialog<About, Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [opened, setOpened] = useState<{ about: About; key: number }>();
  const isFetched = useRef(false);

  const fetchCode = useCallback(async () => {
    if (isFetched.current) return;
    isFetched.current = true;
    setStatus('loading');
    try {
      const loaded = await load();
      setCode(loaded);
      setStatus('idle');
    } catch (error) {
      console.warn('A dialog could not be loaded:', error);
      isFetched.current = false;
      setStatus('failed');
    }
  }, [load]);

  return {
    /** The module; `undefined` until it is there. */
    code,
    /** What the dialog is about, and a key of its own for each time, so that it starts afresh. */
    opened,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    fetchCode,
    open(about: About) {
      setOpened((before) => ({ about, key: (before?.key ?? 0) + 1 }));
      void fetchCode();
    },
    close: () => setOpened(undefined),
  };
}
