import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { RouteObject } from '@marketplace/contracts/router';
import { files, messages, type StoryModule } from './storyList';

/** Each story has a page, which the server renders. `/~stories/mount` is the page of `mount`. */
export const routes: RouteObject[] = [
  {
    id: 'stories-mount',
    path: '~stories/mount',
    lazy: () => import(/* webpackChunkName: "stories-mount" */ './MountPage'),
  },
  ...files.map(
    (file): RouteObject => ({
      id: file.routeId,
      path: `~stories/${file.id}/:name`,
      lazy: () => loadPage(file),
    }),
  ),
];

/** A file that throws while it loads does not affect the pages of other files. */
async function loadPage(file: StoryModule) {
  const { createStoryPage } = await import(
    /* webpackChunkName: "stories-page" */ './createStoryPage'
  );
  const loaded = await file.load().catch((error: unknown) => ({ error }));
  return { Component: createStoryPage(file, loaded) };
}

/** Loads the messages of all packages with stories. */
export const loadMessages: LoadMessages = async (locale) => {
  const modules = await Promise.all(messages.map((load) => load()));
  const loaders = modules.flatMap((each) => Object.values(each));
  const loaded = await Promise.all(loaders.map((load) => load(locale)));
  return { messages: Object.assign({}, ...loaded.map((each) => each.messages)) };
};
