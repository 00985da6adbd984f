import { getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { listBlogComments } from '@marketplace/contracts/api/blogComments';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildBlog, buildBlogSummary } from '../testing/buildBlog';
import { buildComment } from '../testing/buildComment';

const rui: ProductSummary = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000501',
  handle: 'rui',
  name: 'Rui fish',
  price: 420,
  comparePrice: null,
  inventoryQuantity: 5,
  trackQuantity: true,
  sellStockout: false,
  hasVariants: false,
  averageRating: 4.5,
  reviewCount: 2,
  imageUrls: [],
  shopHandle: 'padma',
  shopName: 'Padma',
};

function openPost(changes: Partial<ReturnType<typeof buildBlog>> = {}) {
  const api = fakeApi();
  const items = [1, 2, 3, 4, 5].map((id) => buildBlogSummary(id));
  api.reply(listBlogs, { items, paginationStatus: buildPaging(10, 5) });
  api.reply(getBlogByHandle, buildBlog(2, changes));
  api.reply(listBlogComments, { items: [buildComment()] });
  return { api, ...renderRoutes(routes, { path: '/blog/post-2' }) };
}

async function readNextReads() {
  const next = within(await screen.findByRole('region', { name: 'Read next' }));
  const links = await next.findAllByRole('link', { name: /^Post/ });
  return links.map((link) => link.textContent);
}

// @spec 3.28
it('the page of a post shows the post with its author, reading time and headings', async () => {
  openPost();
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 2' })).toBeVisible();
  expect(screen.getByText('Farhana Akter')).toBeVisible();
  expect(screen.getByText('2 minutes read')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Before you buy' })).toBeVisible();
});

it('the page of a post sets `lang` on a text in another language, but not on the comments', async () => {
  openPost({
    title: 'ইলিশ চেনার উপায়',
    summary: 'পেট আর চোখ দেখে।',
    body: '<h2>কেনার আগে</h2>',
    tags: [{ handle: 'fish', name: 'মাছ' }],
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  const written = [heading, screen.getByText('কেনার আগে'), screen.getByRole('link', { name: 'মাছ' })];
  for (const element of written) expect(element.closest('[lang]')).toHaveAttribute('lang', 'bn');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByText('ইলিশ চেনার উপায়')).toHaveAttribute('lang', 'bn');
  expect(await screen.findByText('Thank you')).not.toHaveAttribute('lang');
  expect(screen.getByText('Rahima Khatun')).toHaveAttribute('translate', 'no');
});

it('the page of a post keeps a separate draft of a comment for each post', async () => {
  sessionStorage.clear();
  const { api, router } = openPost();
  const field = () => screen.findByRole('textbox', { name: /Your comment/ });
  await enterText(await field(), 'So fresh');
  api.reply(getBlogByHandle, buildBlog(3));
  await act(() => router.navigate('/blog/post-3'));
  await screen.findByRole('heading', { level: 1, name: 'Post 3' });
  expect(await field()).toHaveValue('');
  api.reply(getBlogByHandle, buildBlog(2));
  await act(() => router.navigate('/blog/post-2'));
  await screen.findByRole('heading', { level: 1, name: 'Post 2' });
  expect(await field()).toHaveValue('So fresh');
});

it("the page of a post links to the post's tags", async () => {
  openPost({ tags: [{ handle: 'fish', name: 'Fish' }] });
  const subjects = within(await screen.findByRole('navigation', { name: 'Subjects' }));
  expect(subjects.getByRole('link', { name: 'Fish' })).toHaveAttribute('href', '/blog?tag=fish');
});

it('the page of a post lists the sections of a long post, but not of a short one', async () => {
  const body = ['One', 'Two', 'Three', 'Four'].map((name) => `<h2>${name}</h2><p>x</p>`).join('');
  const { unmount } = openPost({ body });
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Three' })).toHaveAttribute('href', '#section-3');
  expect(document.getElementById('section-3')).toHaveTextContent('Three');
  unmount();
  openPost();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

it('the page of a post shows the products that the post is about', async () => {
  openPost({ products: [rui] });
  const products = within(await screen.findByRole('region', { name: 'In this story' }));
  expect(products.getByRole('link', { name: 'Rui fish' })).toHaveAttribute('href', '/product/rui');
  expect(products.getByText('৳420.00')).toBeVisible();
});

it('the page of a post has links that share the post without a script', async () => {
  openPost();
  const share = within(await screen.findByRole('navigation', { name: 'Share this post' }));
  expect(share.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=Post\+2\+http.*%2Fblog%2Fpost-2$/),
  );
  expect(share.getAllByRole('link')).toHaveLength(3);
});

it('the page of a post gives only the post’s own picture a high priority', async () => {
  const { container } = openPost();
  await screen.findByRole('heading', { level: 1 });
  const first = [...container.querySelectorAll('img[fetchpriority="high"]')];
  expect(first.map((picture) => picture.getAttribute('src'))).toEqual(['/media/2-800.webp']);
});

it('the page of a post without a picture gives no picture a high priority', async () => {
  const { container } = openPost({ imageUrls: null });
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('[fetchpriority="high"]')).toBeNull();
});

it('the page of a post suggests further posts, but never the post that it shows', async () => {
  openPost();
  expect(await readNextReads()).toEqual(['Post 1', 'Post 3', 'Post 4']);
});

it("the page of a post suggests older posts about the post's tag before the newest posts", async () => {
  const tags = [{ handle: 'fish', name: 'Fish' }];
  const { api } = openPost({ tags });
  api.answer(listBlogs, ({ url }) => {
    const ids = url.searchParams.get('tag') === 'fish' ? [2, 41, 42] : [1, 2, 3];
    const items = ids.map((id) => buildBlogSummary(id, id > 40 ? { tags } : {}));
    return { items, paginationStatus: buildPaging(10, 50) };
  });
  expect(await readNextReads()).toEqual(['Post 41', 'Post 42', 'Post 1']);
});

// @error region: listBlogs
it('the page of a post shows the link "See all posts" even if the list of posts cannot be loaded', async () => {
  const api = fakeApi();
  api.fail(listBlogs, 500);
  api.reply(getBlogByHandle, buildBlog(2));
  api.reply(listBlogComments, { items: [] });
  renderRoutes(routes, { path: '/blog/post-2' });
  const next = within(await screen.findByRole('region', { name: 'Read next' }));
  expect(next.getByRole('link', { name: 'See all posts' })).toHaveAttribute('href', '/blog');
  expect(next.queryByRole('link', { name: /^Post/ })).not.toBeInTheDocument();
});

it('the page of a post shows the comments below the post', async () => {
  openPost();
  const comments = within(await screen.findByRole('region', { name: '1 comment' }));
  expect(comments.getByText('Rahima Khatun')).toBeVisible();
});

it('the page of a post links back to the blog', async () => {
  openPost();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
});
