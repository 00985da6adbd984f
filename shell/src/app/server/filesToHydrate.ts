import {
  exposeChunkName,
  type ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { BootList } from './bootScript';

/**
 * The exact files a page hydrates with, from the manifests of its releases, so that the browser
 * asks for all of them at once and nothing waits for something else to name it.
 */
export function filesToHydrate(
  shell: ReleaseManifest,
  owner: ReleaseManifest | undefined,
  routeIds: string[],
  locale: Locale,
): BootList {
  const messages = `messages-${locale}-po`;
  const preloads = filesOf(shell, [messages, `contracts-${messages}`]);
  if (owner) {
    preloads.push(...filesOf(owner, [exposeChunkName('./routes'), ...routeIds, messages], true));
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
