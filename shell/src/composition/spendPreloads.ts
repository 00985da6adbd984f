import { withTimeLimit } from './withTimeLimit';

const TIME_LIMIT_MS = 1000;

/**
 * Uses up what was asked for ahead. A browser keeps a file that it preloaded until somebody wants
 * it, also one that it could not have or that was not what it should be: each would fail once more
 * from memory before it is asked for anew. The files do nothing but wait for their container, so
 * that one which is well after all may run.
 *
 * @param folder root-relative address under which the files lie
 */
export async function spendPreloads(folder: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="preload"][as="script"][href^="${CSS.escape(folder)}"]`,
  );
  await withTimeLimit(Promise.all([...links].map(spend)), TIME_LIMIT_MS).catch(() => undefined);
}

function spend(link: HTMLLinkElement): Promise<void> {
  link.remove();
  const script = document.createElement('script');
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
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
