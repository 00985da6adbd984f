import { pageLife } from '@marketplace/contracts/rendering';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';

/**
 * Tells webpack whether a script ran. After a failure, webpack requests the script again the next
 * time that it is needed.
 */
type Done = (event: Event | { type: string; target: { src: string } }) => void;

declare global {
  interface Window {
    /**
     * Loads the scripts of all releases. The build kit's `IntegrityPlugin` makes the bundles call
     * this function.
     */
    __loadScript?: (url: string, done: Done, listIntegrity: string) => void;
  }
}

/** Integrity values by file name or by URL. */
type IntegrityList = Readonly<Record<string, string | undefined>>;

/** Lists of integrity values by the folder of their release. */
const lists = new Map<string, Promise<IntegrityList>>();

/**
 * URLs that failed. They are requested under a new URL, because the browser may have cached wrong
 * content.
 */
const failed = new Set<string>();

const addressOf = (url: string) =>
  failed.has(url) ? `${url}?again=${Math.round(performance.now())}` : url;

/** Fetches a list of integrity values once. After a failure, the next call tries again. */
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
 * Makes the browser check the scripts of all releases before they run. The document lists the
 * hashes of the scripts for the first view. All other scripts are checked against the list of their
 * release, after that list was checked itself.
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
      // Fetches the list early, because the visitor's next action needs scripts whose hashes are
      // only in the list.
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
