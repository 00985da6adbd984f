import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';

/**
 * Purges preloaded scripts. A browser keeps a preloaded file until it is used, even if the load or
 * the integrity check has failed. A retry would then fail too. So this function uses each file
 * once. A valid file may run, because it only registers its modules until its container loads.
 * @param folder root-relative URL of the folder with the files
 */
export async function purgePreloads(folder: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="preload"][as="script"][href^="${CSS.escape(folder)}"]`,
  );
  await withTimeLimit(Promise.all([...links].map(purge)), CALL_MS, () => undefined);
}

function purge(link: HTMLLinkElement): Promise<void> {
  link.remove();
  const script = document.createElement('script');
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  script.crossOrigin = link.crossOrigin;
  script.src = link.href;
  return new Promise((resolve) => {
    const finish = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', finish);
    script.addEventListener('error', finish);
    document.head.append(script);
  });
}
