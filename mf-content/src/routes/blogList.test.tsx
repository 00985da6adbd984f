import { listBlogs } from '@marketplace/contracts/api/blog';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { loadStoryMessages } from '../locales/loadMessages';
import { buildBlogSummary } from '../testing/buildBlog';

// @spec 3.27
it('the list of posts shows title, excerpt and date of each post, and links to the post', async () => {
  const items = [buildBlogSummary(1), buildBlogSummary(2)];
  fakeApi().reply(listBlogs, { items, paginationStatus: buildPaging(10, 2) });
  renderRoutes(routes, { path: '/blog' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article').map((post) => within(post));
  expect(first?.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/blog/post-1');
  expect(second?.getByRole('link', { name: 'Post 2' })).toHaveAttribute('href', '/blog/post-2');
  expect(second?.getByText('What post 2 is about.')).toBeVisible();
  // 20:30 in UTC is already the next day in Dhaka.
  expect(second?.getByText('6 May 2024')).toHaveAttribute('datetime', '2024-05-05T20:30:00.000Z');
});

it('the list of posts fetches the first picture with high priority, and the others lazily', async () => {
  const items = [1, 2, 3].map((id) => buildBlogSummary(id));
  fakeApi().reply(listBlogs, { items, paginationStatus: buildPaging(10, 3) });
  const { container } = renderRoutes(routes, { path: '/blog' });
  await screen.findAllByRole('article');
  const first = [...container.querySelectorAll('img[fetchpriority="high"]')];
  expect(first.map((picture) => picture.getAttribute('src'))).toEqual(['/media/1-800.webp']);
  expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(2);
});

// @spec 2.79, 7.12, 9.27
it('the list of posts requests ten posts for the page number in the URL, and links to its other pages', async () => {
  const api = fakeApi();
  api.reply(listBlogs, { items: [buildBlogSummary()], paginationStatus: buildPaging(10, 25, 2) });
  renderRoutes(routes, { path: '/blog?pageNumber=2' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(api.sent[0]?.url.search).toBe('?pageNumber=2&pageSize=10');
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/blog?pageNumber=3',
  );
});

const FISH = { handle: 'fish', name: 'Fish' };

it('the list of posts shows only the posts about the tag in the URL, and links to all posts', async () => {
  const api = fakeApi();
  const items = [buildBlogSummary(1, { tags: [FISH] })];
  api.reply(listBlogs, { items, paginationStatus: buildPaging(10, 25) });
  renderRoutes(routes, { path: '/blog?tag=fish' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Posts about Fish' })).toBeVisible();
  expect(api.sent[0]?.url.searchParams.get('tag')).toBe('fish');
  expect(screen.getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blog');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/blog?tag=fish&pageNumber=2',
  );
});

it('the list of posts shows each tag of its posts once, and the reading times', async () => {
  const changes = { tags: [FISH], readingMinutes: 3 };
  const items = [buildBlogSummary(1, changes), buildBlogSummary(2, changes)];
  fakeApi().reply(listBlogs, { items, paginationStatus: buildPaging(10, 2) });
  renderRoutes(routes, { path: '/blog' });
  const subjects = within(await screen.findByRole('navigation', { name: 'Subjects' }));
  expect(subjects.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByText(/3 minutes read/)).toHaveLength(2);
});

it('the list of posts links to the products if there are no posts yet', async () => {
  fakeApi().reply(listBlogs, { items: [], paginationStatus: buildPaging(10, 0) });
  renderRoutes(routes, { path: '/blog' });
  expect(await screen.findByRole('heading', { name: 'Nothing to read yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
    'href',
    '/product',
  );
});

it('the list of posts is in Bangla if the visitor has chosen Bangla', async () => {
  fakeApi().reply(listBlogs, { items: [buildBlogSummary()], paginationStatus: buildPaging(10, 1) });
  const { messages } = await loadStoryMessages('bn');
  renderRoutes(routes, { path: '/blog', locale: 'bn', messages });
  expect(await screen.findByRole('heading', { level: 1, name: 'ব্লগ' })).toBeVisible();
});
