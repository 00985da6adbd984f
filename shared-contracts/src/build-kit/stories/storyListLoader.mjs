import { existsSync } from 'node:fs';
import path from 'node:path';
import { STORIES_ROOT, sourcesOf, storyFiles } from './storyFiles.ts';

/**
 * Webpack loader that replaces a module by two lists: the story files of `packages`, and the
 * modules that load their messages. The next build also finds new files.
 * @this {import('webpack').LoaderContext<{ packages: string[] }>}
 */
export default function storyListLoader() {
  const { packages } = this.getOptions();
  for (const name of packages) this.addContextDependency(sourcesOf(STORIES_ROOT, name));
  const quote = (file) => JSON.stringify(path.join(STORIES_ROOT, file));
  const files = storyFiles(packages).map(
    ({ file, id }, index) =>
      `{ id: ${JSON.stringify(id)}, file: ${JSON.stringify(file)}, routeId: 'stories-${index}', ` +
      `load: () => import(/* webpackChunkName: "stories-${index}" */ ${quote(file)}) }`,
  );
  const messages = packages
    .map((name) => `${name}/src/locales/loadMessages.ts`)
    .filter((file) => existsSync(path.join(STORIES_ROOT, file)))
    .map((file) => `() => import(/* webpackChunkName: "stories-messages" */ ${quote(file)})`);
  return `export const files = [${files.join(',\n')}];\nexport const messages = [${messages.join(',\n')}];`;
}
