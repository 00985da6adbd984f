import {
  exposeChunkName,
  type ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { LayoutName } from '@marketplace/contracts/RemoteModules';
import { ACCOUNT_PAGES } from '../accountPages';
import type { BootList } from './bootScript';

interface Hydrated {
  shell: ReleaseManifest;
  owner?: ReleaseManifest;
  routeIds: string[];
  layout?: LayoutName;
  locale: Locale;
}

/**
 * The exact files a page hydrates with, from the manifests of its releases, so that the browser requests
 * all of them at once, without a waterfall.
 */
export function filesToHydrate({ shell, owner, routeIds, layout, locale }: Hydrated): BootList {
  const messages = `messages-${locale}-po`;
  const chunks = [messages, ...(layout ? [`layout-${layout}`] : [])];
  if (routeIds.some((id) => id.startsWith(ACCOUNT_PAGES))) {
    chunks.push(ACCOUNT_PAGES, `account-${messages}`);
  }
  const preloads = filesOf(shell, chunks);
  if (owner) {
    const ofPage = routeIds.flatMap((id) => [id, `${id}-${messages}`]);
    preloads.push(...filesOf(owner, [exposeChunkName('./routes'), ...ofPage, messages], true));
  }
  return { scripts: shell.entry.map((file) => hrefOf(shell, file)), preloads };
}

function filesOf(manifest: ReleaseManifest, chunkNames: string[], hasContainer = false) {
  const files = chunkNames.flatMap((name) =>
    Object.hasOwn(manifest.chunks, name) ? (manifest.chunks[name] ?? []) : [],
  );
  const preloads = [...new Set(files)].map((file): BootList['preloads'][number] => ({
    href: hrefOf(manifest, file),
  }));
  const [container] = manifest.entry;
  if (hasContainer && container) {
    preloads.unshift({
      href: hrefOf(manifest, container),
      integrity: manifest.integrity[`client/${container}`],
    });
  }
  return preloads;
}

function hrefOf({ name, version }: ReleaseManifest, file: string): string {
  return `/releases/${name}/${version}/client/${file}`;
}
