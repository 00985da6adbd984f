import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { PageEvent } from '../events/pageBus';

/** Size and load time of the files of a part that a page has loaded. */
export interface LoadedFiles {
  files: number;
  /** Compressed size, including files that came from the browser's cache. */
  bytes: number;
  /** Time from the first request to the last byte, in ms. */
  ms: number;
}

type Resource = Pick<
  PerformanceResourceTiming,
  'name' | 'encodedBodySize' | 'startTime' | 'responseEnd'
>;

/** Sums up the files of each part's release among the resources of a page. */
export function sumLoadedFiles(resources: readonly Resource[]): Record<PartName, LoadedFiles> {
  const byPart = new Map<PartName, Resource[]>();
  for (const resource of resources) {
    const [, part] = /\/releases\/([^/]+)\//.exec(resource.name) ?? [];
    if (part) byPart.set(part, [...(byPart.get(part) ?? []), resource]);
  }
  return Object.fromEntries([...byPart].map(([part, files]) => [part, sum(files)]));
}

function sum(files: readonly Resource[]): LoadedFiles {
  const start = Math.min(...files.map(({ startTime }) => startTime));
  const end = Math.max(...files.map(({ responseEnd }) => responseEnd));
  return {
    files: files.length,
    bytes: files.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
    ms: Math.round(end - start),
  };
}

/** Returns the files that a page has loaded so far, by part. */
export function readLoadedFiles(page: Window): Record<PartName, LoadedFiles> {
  // The cast is safe: entries of this type are timings of resources.
  const resources = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return sumLoadedFiles(resources);
}

export function describeFiles({ files, bytes }: LoadedFiles): string {
  const size = (bytes / 1024).toFixed(1);
  return `${size} KB in ${files} ${files === 1 ? 'file' : 'files'}`;
}

/** Describes how long the modules of each remote took to load, from the events of a page. */
export function describeModules(events: readonly PageEvent[]): Record<PartName, string> {
  const byPart: Record<PartName, string> = {};
  for (const { topic, payload } of events) {
    if (topic !== 'remote:loaded') continue;
    const { data } = eventSchemas[topic].safeParse(payload);
    if (!data) continue;
    const { remote, module, ms } = data;
    const known = byPart[remote] ? `${byPart[remote]}, ` : '';
    byPart[remote] = `${known}${module} in ${ms} ms`;
  }
  return byPart;
}
