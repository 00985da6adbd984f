import { withTimeLimit } from '../composition/withTimeLimit';

const TIME_LIMIT_MS = 8000;

let loading: Promise<void> | undefined;

/**
 * Opens another company's chat: its script is fetched the first time, and each time the window is
 * told by the event `support-chat:open`, which the script listens to or a few lines around it do.
 *
 * @returns false where the script cannot be had; the next time tries again
 */
export async function openProvider(url: string): Promise<boolean> {
  loading ??= withTimeLimit(loadScript(url), TIME_LIMIT_MS);
  try {
    await loading;
  } catch {
    loading = undefined;
    return false;
  }
  window.dispatchEvent(new Event('support-chat:open'));
  return true;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The chat cannot be loaded.'));
    });
    document.head.append(script);
  });
}
