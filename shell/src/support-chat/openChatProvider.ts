import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { loadScript } from '../page/loadScript';

let loading: Promise<void> | undefined;

/**
 * Opens the chat of another company. Loads its script once. Each call dispatches the window event
 * `support-chat:open`, to which the script or an adapter reacts.
 * @returns false if the script fails to load or exceeds the time limit. The next call loads a
 * failed script again, but still waits for a slow one
 */
export async function openChatProvider(url: string): Promise<boolean> {
  loading ??= loadScript(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  try {
    await withTimeLimit(loading, DOCUMENT_MS);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event('support-chat:open'));
  return true;
}
