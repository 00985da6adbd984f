import { blogFeed } from './blogFeed';

const post = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  handle: 'ইলিশ চেনার উপায়',
  title: 'Hilsa & rice',
  summary: 'Look at the back.',
  authorName: 'রেহানা আক্তার',
  publishedAt: '2024-05-05T09:30:00.000Z',
  imageUrls: null,
  tags: [{ handle: 'fish', name: 'Fish' }],
};
const context = { origin: 'https://shop.example', brandName: 'Nodibazar' };

// The journey of the feed validates it by the schema of RFC 4287.
it('names each post with its address, author, day and subjects', () => {
  const xml = blogFeed([post], context);
  expect(xml).toContain(`<id>urn:uuid:${post.uuid}</id>`);
  expect(xml).toContain(`https://shop.example/blog/${encodeURIComponent(post.handle)}`);
  expect(xml).toContain('<name>রেহানা আক্তার</name>');
  expect(xml).toContain('<published>2024-05-05T09:30:00.000Z</published>');
  expect(xml).toContain('term="fish"');
  expect(xml).toContain('rel="self" href="https://shop.example/blog/feed.xml"');
});

it('lets no text of a post become markup in a reader', () => {
  const hostile = { ...post, title: '<script>steal()</script>', summary: '<img onerror=steal()>' };
  const xml = blogFeed([hostile], context);
  expect(xml).toContain('&lt;script&gt;steal()');
  expect(xml).not.toMatch(/<script|<img/);
});

it('is as old as its newest post', () => {
  const older = { ...post, publishedAt: '2023-01-01T00:00:00.000Z' };
  expect(blogFeed([post, older], context)).toContain('<updated>2024-05-05T09:30:00.000Z</updated>');
});
