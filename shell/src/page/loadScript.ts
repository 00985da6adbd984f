/**
 * Loads a third-party script, which the page's policy must allow.
 * @throws Error if it fails to load; the next call retries
 */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded.`));
    });
    document.head.append(script);
  });
}
