import { pageLife } from '@marketplace/contracts/rendering';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';

/**
 * Tells webpack whether a script ran. After a failure, webpack's next request loads the script
 * again.
 */
type Done = (event: Event | { type: string; target: { src: string } }) => void;

declare global {
  interface Window {
    /**
     * Loads the scripts of all releases. Their builds leave loading to this function
     * (`IntegrityPlugin` of the build kit).
     */
    __loadScript?: (url: string, done: Done, listIntegrity: string) => void;
  }
}

/** Integrity by file name or by URL. */
type IntegrityList = Readonly<Record<string, string | undefined>>;

/** Integrity lists by the folder of their release. */
const lists = new Map<string, Promise<IntegrityList>>();

/** Files that failed. They need another URL, because the browser may have cached wrong content. */
const failed = new Set<string>();

const addressOf = (url: string) =>
  failed.has(url) ? `${url}?again=${Math.round(performance.now())}` : url;

/** Fetches an integrity list once; after a failure the next call tries again. */
function readList(folder: string, integrity: string): Promise<IntegrityList> {
  const url = `${folder}integrity.json`;
  const reading =
    lists.get(folder) ??
    withAbortLimit(BACKGROUND_MS, async (signal): Promise<IntegrityList> => {
      return (await fetch(addressOf(url), { integrity, signal })).json();
    });
  lists.set(folder, reading);
  reading.catch(() => {
    failed.add(url);
    lists.delete(folder);
  });
  return reading;
}

/**
 * Makes the browser check the scripts of all releases before they run. Scripts of the first view
 * are checked against the hashes in the document, all others against their release's list, which is
 * checked too.
 * @param first integrity of the files that the document lists, by URL
 */
export function provideLoadScript(first: IntegrityList): void {
  const folders = new Set<string>();
  window.__loadScript = (url, done, listIntegrity) => {
    const nameAt = url.lastIndexOf('/') + 1;
    const folder = url.slice(0, nameAt);
    const integrity = first[url];
    if (integrity) {
      addScript(url, integrity, done);
      // Fetched early, because the visitor's next step needs scripts that are only in the list.
      if (!folders.has(folder))
        pageLife.onIdle(() => readList(folder, listIntegrity).catch(() => 0));
      folders.add(folder);
      return;
    }
    const fail = () => done({ type: 'error', target: { src: url } });
    readList(folder, listIntegrity).then((list) => {
      const listed = list[url.slice(nameAt)];
      if (listed) addScript(url, listed, done);
      else fail();
    }, fail);
  };
}

function addScript(url: string, integrity: string, done: Done): void {
  const script = document.createElement('script');
  const finish = (event: Event) => {
    clearTimeout(timer);
    if (event.type === 'error') failed.add(url);
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => script.dispatchEvent(new Event('error')), BACKGROUND_MS);
  Object.assign(script, { integrity, crossOrigin: '', onload: finish, onerror: finish });
  script.src = addressOf(url);
  document.head.append(script);
}
