/** Current step of a run. */
export type Progress =
  | {
      kind: 'call';
      callId: string;
      /** Number of calls so far, including this call. */
      position: number;
      /** Number of calls in the contract. */
      total: number;
    }
  | {
      kind: 'pause';
      callId: string;
      /** Pause before a retry, as requested by the host. */
      seconds: number;
    };

/** Formats the current step as one line. */
export function formatProgress(progress: Progress): string {
  if (progress.kind === 'call') {
    const { callId, position, total } = progress;
    return `${String(position).padStart(String(total).length)} of ${total}  ${callId}`;
  }
  const { callId, seconds } = progress;
  return `waiting ${seconds} s: the host answers ${callId} with 429 and asks for that pause (Retry-After)`;
}
