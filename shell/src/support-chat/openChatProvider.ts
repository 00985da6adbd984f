import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { loadScript } from '../page/loadScript';

let loading: Promise<void> | undefined;

/**
 * Opens a third-party chat: loads its script once and dispatches the window event
 * `support-chat:open` each time, for the script or an adapter.
 * @returns false if the script fails to load; the next call retries
 */
export async function openChatProvider(url: string): Promise<boolean> {
  loading ??= withTimeLimit(loadScript(url), DOCUMENT_MS);
  try {
    await loading;
  } catch {
    loading = undefined;
    return false;
  }
  window.dispatchEvent(new Event('support-chat:open'));
  return true;
}
