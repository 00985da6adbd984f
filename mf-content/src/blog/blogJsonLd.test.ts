import { blogJsonLd } from './blogJsonLd';

const blog = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  handle: 'ইলিশ চেনার উপায়',
  title: 'How to tell a Padma hilsa',
  summary: 'Look at the back, not at the belly.',
  authorName: 'Farhana Akter',
  publishedAt: '2024-05-05T09:30:00.000Z',
  imageUrls: { smallImageUrl: '/media/hilsa-320.webp', mediumImageUrl: '/media/hilsa-800.webp' },
  body: '<p>Fresh.</p>',
};
const url = `https://shop.test/blog/${encodeURIComponent(blog.handle)}`;

it('blogJsonLd describes a post with absolute URLs', () => {
  expect(blogJsonLd(blog, 'https://shop.test')).toMatchObject({
    '@type': 'BlogPosting',
    headline: blog.title,
    datePublished: blog.publishedAt,
    author: { name: 'Farhana Akter' },
    mainEntityOfPage: url,
    image: ['https://shop.test/media/hilsa-800.webp'],
  });
});

it('blogJsonLd omits the picture if the post has none', () => {
  const posting = blogJsonLd({ ...blog, imageUrls: null }, 'https://shop.test');
  expect(posting).not.toHaveProperty('image');
});
