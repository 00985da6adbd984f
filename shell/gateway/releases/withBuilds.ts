import { openReleases, type Releases } from '../../release/openReleases';
import { folderStorage } from '../../release/storage/folderStorage';

/** Folder and key of the developers' builds that this gateway has copied for test sessions. */
export interface BuildPlace {
  folder: string;
  /** File with the key of this gateway, which has signed the builds. */
  trust: string;
}

/**
 * Adds the builds of developers to a store, for test sessions. The store is read first, so that no
 * build replaces a release.
 */
export function withBuilds<Source extends Releases>(
  releases: Source,
  place: BuildPlace | undefined,
): Source {
  if (!place) return releases;
  const builds = openReleases(folderStorage(place.folder), place.trust);
  const orBuild = <Read>(read: Promise<Read>, readBuild: () => Promise<Read>) =>
    read.catch((error: unknown) =>
      readBuild().catch(() => {
        throw error;
      }),
    );
  return {
    ...releases,
    readManifest: (...release) =>
      orBuild(releases.readManifest(...release), () => builds.readManifest(...release)),
    readFile: (...file) => orBuild(releases.readFile(...file), () => builds.readFile(...file)),
  };
}
