import type { WebVital } from '@marketplace/contracts/api/measurements';
import type { EventMap } from '@marketplace/contracts/events';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { bus } from '../../contracts';
import { readPageData } from '../page/PageData';
import { pagesInBrowser } from '../page/remotesInPage';

/**
 * Calls back with the web vitals of the loaded page and with the load time of each remote's module.
 * Each measurement names its remote and release. Vitals of later pages in the same document count
 * for the loaded page, because browsers measure whole documents.
 * @returns a function that unsubscribes from the bus, but does not stop the observation of vitals
 */
export function observeVitals(onVital: (vital: WebVital) => void): () => void {
  const { remotes, compositionId } = readPageData();
  const owner = ownerOf(pagesInBrowser(remotes), location.pathname);
  const page = owner
    ? { remote: owner, release: remotes[owner]?.version ?? '' }
    : { remote: 'shell', release: compositionId };
  const report = ({ name, value }: Pick<Metric, 'name' | 'value'>) =>
    onVital({ ...page, name, value: name === 'CLS' ? value : Math.round(value) });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);

  const reportModule = ({ remote, version, ms }: EventMap['remote:loaded']) =>
    onVital({ name: 'REMOTE', value: ms, remote, release: version });
  for (const { topic, payload } of bus.trail()) {
    if (topic === 'remote:loaded') reportModule(payload);
  }
  return bus.subscribe('remote:loaded', reportModule);
}
