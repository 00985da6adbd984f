/**
 * Loads the script of another company, which must be among those that the page's policy allows.
 * @throws Error when it fails to load; the next call tries again
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
