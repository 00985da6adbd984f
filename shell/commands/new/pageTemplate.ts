/** Names for the files of a new page. */
export interface NewPage {
  /** Package of the remote: `mf-content`. */
  remote: string;
  /** Path of the page without the slash, in kebab-case: `gift-cards`. */
  slug: string;
  /** E-mail address of the team that owns a new remote. */
  ownerEmail?: string;
  /** True if the remote is in a repository of its own. */
  isStandalone?: boolean;
}

/** `gift-cards` → `Gift cards`. */
export function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Id of the route and name of its chunk: `mf-content`, `warranty` → `content-warranty`. */
export const routeId = ({ remote, slug }: NewPage) => `${remote.replace('mf-', '')}-${slug}`;

export const pageLine = ({ slug }: NewPage) =>
  `  { path: '/${slug}', isIndexed: true, isPrefetchable: true },\n`;

/** Source text of the page's entry in `src/exposes/routes.ts`. */
export const routeEntry = (page: NewPage) => `  {
    id: '${routeId(page)}',
    path: '${page.slug}',
    loader: (args) => import('../routes/${page.slug}.loader').then((module) => module.loader(args)),
    lazy: () => import(/* webpackChunkName: "${routeId(page)}" */ '../routes/${page.slug}'),
  },
`;

/** File of a remote with the stories of its pages, below `src/routes`. */
export const STORIES_FILE = 'pages.story.tsx';

/** Content of a new file with the stories of a page. */
export const newStories = (page: NewPage) =>
  `import { story } from '@marketplace/contracts/stories/story';\n${pageStories(page)}`;

/**
 * Source text to append to a file of stories: for `gift-cards`, the stories `GiftCards` and
 * `GiftCardsInBangla`.
 */
export function pageStories({ slug }: NewPage): string {
  const name = slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `
export const ${name} = story({ path: '/${slug}' });
export const ${name}InBangla = story({ path: '/${slug}', language: 'bn' });
`;
}

/** Contents of a page's files, by path below the remote's `src/routes`. */
export function pageFiles(page: NewPage): Record<string, string> {
  const { slug } = page;
  const title = titleOf(slug);
  return {
    [`${slug}.loader.ts`]: `import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';

export function loader({ request }: LoaderFunctionArgs) {
  const head: PageHead = { title: msg\`${title}\`, canonicalPath: new URL(request.url).pathname };
  return { head };
}
`,
    [`${slug}.tsx`]: `import { Trans } from '@lingui/react/macro';
import { Container } from '@marketplace/contracts/ui/Container';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';

export function Component() {
  return (
    <Container>
      <PageHeading>
        <Trans>${title}</Trans>
      </PageHeading>
    </Container>
  );
}
`,
    [`${slug}.test.tsx`]: `import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';

it('shows the heading of the page', async () => {
  renderRoutes(routes, { path: '/${slug}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}
