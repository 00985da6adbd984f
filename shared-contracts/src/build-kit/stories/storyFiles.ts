import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const STORIES_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The package whose stories show the design system. */
export const DESIGN_SYSTEM = 'shared-contracts';

const STORY = /\.story\.tsx$/;

export interface StoryFile {
  /** Path below the repository, such as `mf-account/src/orders/OrderList.story.tsx`. */
  file: string;
  /** Beginning of the ids of the file's stories, such as `mf-account/orders/OrderList`. */
  id: string;
}

/** Packages of this checkout that may have stories: the remotes and the design system. */
export function storyPackages(root = STORIES_ROOT): string[] {
  const remotes = readdirSync(root).filter((name) => /^mf-/.test(name));
  return [...remotes.sort(), DESIGN_SYSTEM].filter((name) => existsSync(sourcesOf(root, name)));
}

/** Folder in which a package may have stories. */
export const sourcesOf = (root: string, name: string) =>
  path.join(root, name, name === DESIGN_SYSTEM ? 'src/design-system' : 'src');

/** Finds the story files of packages, in the order of their paths. */
export const storyFiles = (packages: readonly string[], root = STORIES_ROOT): StoryFile[] =>
  packages.flatMap((name) => {
    const folder = sourcesOf(root, name);
    const files = readdirSync(folder, { recursive: true }).map(String);
    return files
      .filter((file) => STORY.test(file))
      .sort()
      .map((file) => {
        const own = path.relative(root, path.join(folder, file));
        return { file: own, id: own.replace('/src/', '/').replace(STORY, '') };
      });
  });
