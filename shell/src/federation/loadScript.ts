import { pageLife } from '@marketplace/contracts/rendering';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { withAbortLimit } from '@marketplace/contracts/time/withTimeLimit';

/** Tells webpack that a script ran or failed; after a failure its next request loads it again. */
type Done = (event: Event | { type: string; target: { src: string } }) => void;

declare global {
  interface Window {
    /**
     * Loads the scripts of all releases, which have no loader of their own (`IntegrityPlugin` of the
     * build kit).
     */
    __loadScript?: (url: string, done: Done, listIntegrity: string) => void;
  }
}

/** Name or address of a file → its integrity. */
type IntegrityList = Readonly<Record<string, string | undefined>>;

/** Lists of releases, by their folder. */
const lists = new Map<string, Promise<IntegrityList>>();

/** Files that failed: a browser keeps what it got for them, for as long as a right one. */
const failed = new Set<string>();

const addressOf = (url: string) =>
  failed.has(url) ? `${url}?again=${Math.round(performance.now())}` : url;

/** Fetched once; after a failure the next call tries again. */
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
 * Has the scripts of all releases checked before they run: those of the first view against the hashes
 * in the document, all others against their release's list, which is checked itself.
 *
 * @param first files that the document lists, by their address
 */
export function provideLoadScript(first: IntegrityList): void {
  const folders = new Set<string>();
  window.__loadScript = (url, done, listIntegrity) => {
    const nameAt = url.lastIndexOf('/') + 1;
    const folder = url.slice(0, nameAt);
    const integrity = first[url];
    if (integrity) {
      addScript(url, integrity, done);
      // For the next step of somebody who is there.
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
