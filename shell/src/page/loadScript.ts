/**
 * Loads a script of another company. The page's Content-Security-Policy must allow it.
 * @throws Error if the script fails to load; the next call then tries again
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
