import { Trans } from '@lingui/react/macro';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useCallback, useRef, useState } from 'react';

/**
 * A dialog whose code is fetched when it is first opened. After a failed fetch `hasFailed` is true, and
 * the next opening retries.
 *
 * @param load the dynamic import of the dialog's module; the same function each time
 */
export function useLazyDialog<Task, Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [opened, setOpened] = useState<{ task: Task; key: number }>();
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
    /** The module; `undefined` until it is loaded. */
    code,
    /** The task of the open dialog, with a new key for each opening, which resets its state. */
    opened,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    fetchCode,
    open(task: Task) {
      setOpened((before) => ({ task, key: (before?.key ?? 0) + 1 }));
      void fetchCode();
    },
    close: () => setOpened(undefined),
  };
}

/** Notice that a dialog could not be loaded; its button retries. */
export function LazyDialogFailure({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed) return null;
  return (
    <Notice tone="bad" isAnnounced>
      <Trans>This form could not be loaded. Please press the button again.</Trans>
    </Notice>
  );
}
