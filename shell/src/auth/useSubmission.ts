import { ApiError } from '@marketplace/contracts/api/client';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { useEffect, useRef, useState } from 'react';

interface Submission {
  /** The signal is aborted on unmount and by the timeout. */
  send: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void | Promise<void>;
}

/**
 * Runs one submission at a time, with a timeout. Aborts the submission if its page or modal
 * unmounts, so that a late reply opens nothing.
 */
export function useSubmission() {
  const [isSending, setIsSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit({ send, onFailure }: Submission): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsSending(true);
    try {
      await withTimeLimit(send(controller.signal), BACKGROUND_MS, () => {
        throw new ApiError({ kind: 'timeout', message: 'Something went wrong' });
      });
    } catch (error) {
      if (!controller.signal.aborted) await onFailure(error);
    } finally {
      // Aborts even after a timeout, so that nothing is sent late.
      if (running.current === controller) controller.abort();
      running.current = undefined;
      setIsSending(false);
    }
  }

  return { isSending, submit };
}
