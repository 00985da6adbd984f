import { ApiError } from '@marketplace/contracts/api/client';
import { useEffect, useRef, useState } from 'react';

/** Longer than any call may take: code that it loads first can hang as well. */
const TIME_LIMIT_MS = 20_000;

interface Submission {
  /** Aborted on unmount and at the time limit. */
  send: (signal: AbortSignal) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/**
 * Runs one submission at a time, within a time limit. A submission is aborted when its page or modal
 * unmounts, so that a late answer opens nothing.
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
      await withLimit(send(controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) onFailure(error);
    } finally {
      // Also after a timeout, so that nothing is sent late.
      if (running.current === controller) controller.abort();
      running.current = undefined;
      setIsSending(false);
    }
  }

  return { isSending, submit };
}

async function withLimit(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError({ kind: 'timeout', message: 'Something went wrong' }));
    }, TIME_LIMIT_MS);
  });
  try {
    await Promise.race([sending, limit]);
  } finally {
    clearTimeout(timer);
  }
}
