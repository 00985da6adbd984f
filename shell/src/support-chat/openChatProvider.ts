import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { CHAT_SCRIPT_LIMIT_MS } from '@marketplace/contracts/timeLimits';
import { loadScript } from '../page/loadScript';

let loading: Promise<void> | undefined;

/**
 * Opens another company's chat: loads its script the first time and dispatches the window event
 * `support-chat:open` each time, for the script or a small adapter around it.
 *
 * @returns false when the script fails to load; the next call retries
 */
export async function openChatProvider(url: string): Promise<boolean> {
  loading ??= withTimeLimit(loadScript(url), CHAT_SCRIPT_LIMIT_MS);
  try {
    await loading;
  } catch {
    loading = undefined;
    return false;
  }
  window.dispatchEvent(new Event('support-chat:open'));
  return true;
}
