import {
  type NewPage,
  newStories,
  pageFiles,
  pageLine,
  routeEntry,
  STORIES_FILE,
  titleOf,
} from './pageTemplate';

/** Federation name of a remote's package: `mf-gift-cards` → `mf_gift_cards`. */
export const federationName = (remote: string) => remote.replaceAll('-', '_');

/** Line of a remote in the contracts' register of remotes. */
export const remoteLine = (remote: string) =>
  `export { pages as ${federationName(remote)} } from '../../../../${remote}/pages';\n`;

/** Contents of a new remote's files, by path below its folder. */
export function remoteFiles(page: NewPage): Record<string, string> {
  const { remote, slug, isStandalone } = page;
  const ownPage = Object.entries(pageFiles(page)).map(([name, text]) => [
    `src/routes/${name}`,
    text,
  ]);
  return {
    'package.json': `${JSON.stringify(manifest(page), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "include": [".", "../node_modules/@marketplace/contracts/src/build-kit/federation/assets.d.ts"],
  "exclude": ["node_modules", "dist"]
}
`,
    'webpack.config.ts': `import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';
import { manifest } from './manifest';

export default createWebpackConfigs({ manifest, directory: import.meta.dirname });
`,
    'manifest.ts': `import type { PartManifest } from '@marketplace/contracts/PartManifest';

/** Declares the modules, topics and calls of this remote. Its pages are in \`pages.ts\`. */
export const manifest = {
  name: '${federationName(remote)}',
  exposes: { './routes': './src/exposes/routes.ts' },
  publishes: [],
  listensTo: [],
  calls: [],
} as const satisfies PartManifest;
`,
    'pages.ts': `import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';

/** Lines of the page table for ${titleOf(slug).toLowerCase()}. */
export const pages: readonly PageEntry[] = [
${pageLine(page)}];
`,
    'README.md': readme(page),
    'src/exposes/routes.ts': `import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import { defineRoutes } from '@marketplace/contracts/pages/defineRoutes';
import type { RouteObject } from '@marketplace/contracts/router';
import { pages } from '../../pages';

/** Pages of this remote. Loaders throw a 404 for missing objects and ApiError for failed calls. */
export const routes: RouteObject[] = defineRoutes(pages, [
${routeEntry(page)}]);

const MESSAGES = {
  en: () => import(/* webpackChunkName: "messages-en-po" */ '../locales/en.po'),
  bn: () => import(/* webpackChunkName: "messages-bn-po" */ '../locales/bn.po'),
  fr: () => import(/* webpackChunkName: "messages-fr-po" */ '../locales/fr.po'),
};

/** Messages of these pages in \`en\`, \`bn\` or \`fr\`; rejects if the chunk cannot be loaded. */
export const loadMessages: LoadMessages = (locale) => MESSAGES[locale]();
`,
    'src/exposes/routes.test.ts': `import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { pages } from '../../pages';
import { routes } from './routes';

it.each(pages)('renders $path to a string', async ({ path }) => {
  const { status, html } = await renderRoutesOnServer(routes, { path });
  expect(status).toBe(200);
  expect(html).toContain('<h1');
});
`,
    // A remote's own repository has no harness and runs no journeys, so it needs no such files.
    ...(!isStandalone && {
      'e2e/everyPage.journey.ts': journey(remote),
      [`src/routes/${STORIES_FILE}`]: newStories(page),
    }),
    ...Object.fromEntries(ownPage),
    ...Object.fromEntries(
      ['en', 'bn', 'fr'].map((locale) => [`src/locales/${locale}.po`, emptyMessages(locale)]),
    ),
  };
}

const journey = (
  remote: string,
) => `import { testPages } from '@marketplace/contracts/testing/journeys/testPages';

testPages('${federationName(remote)}', []);
`;

const manifest = ({ remote, ownerEmail = 'team@example.com', isStandalone }: NewPage) => ({
  name: `@marketplace/${remote}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  owner: { team: titleOf(remote.replace('mf-', '')), email: ownerEmail },
  layers: { exposes: ['src/exposes'], routes: ['src/routes'], features: ['src/*'] },
  // In a remote's own repository, the package.json of the root folder states the version.
  dependencies: { '@marketplace/contracts': isStandalone ? '*' : '1.0.0' },
});

const emptyMessages = (locale: string) => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: ${locale}\\n"
`;

const readme = ({ remote, slug, isStandalone }: NewPage) => `# ${remote}

Describe in one sentence what shoppers do here.

## Owns

| URL | page | route id |
|---|---|---|
| \`/${slug}\` | describe the page | \`${remote.replace('mf-', '')}-${slug}\` |

## Exposes

\`./routes\`: the page above and \`loadMessages(locale)\`.

## Publishes

Nothing yet.

## Listens

To nothing yet.

## Map of folders

| folder | holds |
|---|---|
| \`pages.ts\` | this remote's lines of the page table |
| \`src/exposes\` | modules that federation exposes |
| \`src/routes\` | a page and its loader per URL |
| \`src/locales\` | messages in English, Bangla and French |
${isStandalone ? RUN_IN_SHOP : runInProject(remote, slug)}
## Not here

Name what a reader may look for here, and the package that has it.
`;

const runInProject = (
  remote: string,
  slug: string,
) => `| \`e2e\` | journeys in the browser; one opens every page of \`pages.ts\` |

## Run alone

\`npm run harness -- ${remote}\`: \`/${slug}\` without other remotes, and its stories
(\`src/**/*.story.tsx\`). In the shop: \`npm start\`. Against another API host:
\`API_ORIGIN=https://… npm start\`.

## Test

\`npx jest ${remote}\`: pages on the real router. \`npm test -- ${remote}\`: everything, with the journeys
of \`e2e/\`.
`;

const RUN_IN_SHOP = `
## Run alone

It runs in a shop: release it to a preview, as the README of the root folder says.

## Test

\`npx jest\`: pages on the real router. \`npm test\`: everything, with the pages beside live releases.
`;
