import path from 'node:path';
import {
  type BuildPackage,
  createWebpackConfigs,
} from '@marketplace/contracts/federation/createWebpackConfigs';
import { STORIES_ROOT, storyPackages } from '@marketplace/contracts/stories/storyFiles';
import type { Configuration } from 'webpack';
import { manifest } from './manifest';

const loader = path.join(
  STORIES_ROOT,
  'shared-contracts/src/build-kit/stories/storyListLoader.mjs',
);

/** Packages whose stories are built; by default all of this checkout. */
const packages = process.env.STORY_PACKAGES
  ? process.env.STORY_PACKAGES.split(',')
  : storyPackages();

/** Replaces the empty list of story files. The last rule of webpack runs first. */
const withStories = (configuration: Configuration): Configuration => ({
  ...configuration,
  module: {
    ...configuration.module,
    rules: [
      ...(configuration.module?.rules ?? []),
      { test: /\/stories\/src\/storyList\.ts$/, use: { loader, options: { packages } } },
    ],
  },
});

const build = createWebpackConfigs({ manifest, directory: import.meta.dirname });

const buildStories: BuildPackage = (target) => {
  const [client, server] = build(target);
  return [withStories(client), withStories(server)];
};

export default buildStories;
