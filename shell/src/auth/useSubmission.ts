import { ApiError } from '@marketplace/contracts/api/client';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { useEffect, useRef, useState } from 'react';

interface Submission {
  /** Sends the form. The signal is aborted when the component unmounts or the time is over. */
  send: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void | Promise<void>;
  limitMs?: number;
}

/**
 * Runs one submission at a time, with a time limit. If the page or modal unmounts, aborts the
 * submission, because a late reply must not open another page.
 */
export function useSubmission() {
  const [isSending, setIsSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(submission: Submission): Promise<void> {
    if (running.current) return;
    const { send, onFailure, limitMs = BACKGROUND_MS } = submission;
    const controller = new AbortController();
    running.current = controller;
    setIsSending(true);
    try {
      await withTimeLimit(send(controller.signal), limitMs, () => {
        throw new ApiError({ kind: 'timeout', message: 'Something went wrong' });
      });
    } catch (error) {
      if (!controller.signal.aborted) await onFailure(error);
    } finally {
      // Aborts after a timeout too, so that a slow submission sends nothing afterwards.
      if (running.current === controller) controller.abort();
      running.current = undefined;
      setIsSending(false);
    }
  }

  return { isSending, submit };
}
