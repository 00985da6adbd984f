import type { Progress } from './Progress';

/** What a run is doing, as one line; a pause says how long it lasts and who asked for it. */
export function formatProgress(progress: Progress): string {
  if (progress.kind === 'call') {
    const { callId, position, total } = progress;
    return `${String(position).padStart(String(total).length)} of ${total}  ${callId}`;
  }
  const { callId, seconds } = progress;
  return `waiting ${seconds} s: the host answers ${callId} with 429 and asks for that pause (Retry-After)`;
}
