import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { type Build, FOR_RELEASED_SHELL } from './Build';

const require = createRequire(import.meta.url);

interface Builds {
  parts: readonly PartName[];
  /** Parent folder of the builds; each part gets a folder in it. */
  folder: string;
  /** True if the parts are built for a released shell. */
  isReleased: boolean;
  /** Packages whose stories are built, if the part with the stories is one of the parts. */
  storyPackages: readonly string[];
  onBuild: (build: Build) => void;
}

/**
 * Starts one process that builds for browsers, and one that builds for the server, so that a page
 * does not wait for the server's build. Both end with this process.
 */
export function startBuilds({ parts, folder, onBuild, ...kind }: Builds): ChildProcess[] {
  return (['client', 'server'] as const).map((side: Side) => {
    const args = [path.join(import.meta.dirname, 'buildProcess.ts'), side, folder, ...parts];
    const child = spawn(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, ...args],
      {
        env: { ...process.env, ...environmentOf(kind) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    // The cast is safe: the script sends only builds.
    child.on('message', (message) => onBuild(message as Build));
    return child;
  });
}

/** Environment variables of the build processes. */
const environmentOf = ({
  isReleased,
  storyPackages,
}: Pick<Builds, 'isReleased' | 'storyPackages'>) => ({
  // With NODE_ENV=production, the compiler replaces English texts by their ids, so a new text would
  // be missing until it is extracted.
  NODE_ENV: isReleased ? 'production' : undefined,
  [FOR_RELEASED_SHELL]: isReleased ? '1' : '',
  STORY_PACKAGES: storyPackages.join(),
});
