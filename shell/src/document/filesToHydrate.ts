import {
  exposeChunkName,
  type ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { LayoutName } from '@marketplace/contracts/RemoteModules';
import type { BootFiles, BootList } from './bootScript';

interface Hydrated {
  shell: ReleaseManifest;
  /**
   * Name of the chunk that contains the shell's own pages. The ids of their routes begin with this
   * name.
   */
  shellPages: string;
  owner?: ReleaseManifest;
  routeIds: string[];
  layout?: LayoutName;
  locale: Locale;
}

/**
 * Lists exactly the files that a page needs to hydrate. The manifests of the page's releases name
 * these files, so the browser can request all of them immediately, not one after another.
 */
export function filesToHydrate(page: Hydrated): BootList {
  const { shell, shellPages, owner, routeIds, layout, locale } = page;
  const messages = `messages-${locale}-po`;
  const chunks = [messages, ...(layout ? [`layout-${layout}`] : [])];
  if (routeIds.some((id) => id.startsWith(shellPages))) {
    chunks.push(shellPages, `account-${messages}`);
  }
  const ofPage = routeIds.flatMap((id) => [id, `${id}-${messages}`]);
  const ofOwner = [exposeChunkName('./routes'), ...ofPage, messages];
  return {
    scripts: withIntegrity(shell, shell.entry),
    preloads: { ...filesOf(shell, chunks), ...(owner && filesOf(owner, ofOwner, true)) },
  };
}

function filesOf(manifest: ReleaseManifest, chunkNames: string[], hasContainer = false) {
  const files = chunkNames.flatMap((name) =>
    Object.hasOwn(manifest.chunks, name) ? (manifest.chunks[name] ?? []) : [],
  );
  const container = hasContainer ? manifest.entry.slice(0, 1) : [];
  return withIntegrity(manifest, [...container, ...files]);
}

const withIntegrity = ({ name, version, integrity }: ReleaseManifest, files: string[]): BootFiles =>
  Object.fromEntries(
    files.map((file) => [
      `/releases/${name}/${version}/client/${file}`,
      integrity[`client/${file}`] ?? '',
    ]),
  );
