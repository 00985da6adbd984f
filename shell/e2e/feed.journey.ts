import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { feedPath } from '@marketplace/contracts/routes';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { blogFeed } from '../gateway/feeds/blogFeed';

const post: BlogSummary = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  handle: 'ইলিশ চেনার উপায়',
  title: 'Hilsa & <rice> ]]> "quoted"',
  summary: 'Look at the <back>,\nnot\u0007 at the belly.',
  authorName: 'রেহানা আক্তার',
  publishedAt: '2024-05-05T09:30:00.000Z',
  imageUrls: null,
  tags: [{ handle: '<fish>', name: 'Fish <& "more"> ]]>' }],
};

/** @throws Error that names the first violation of the schema of RFC 4287 */
function validate(xml: string): void {
  const schema = XmlDocument.fromString(
    readFileSync(join(import.meta.dirname, 'atom.rng'), 'utf8'),
  );
  const validator = RelaxNGValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
  } finally {
    document.dispose();
    validator.dispose();
    schema.dispose();
  }
}

// Needs no browser, because feed readers are not browsers.
test('the blog page links to a valid Atom feed', async ({ request, baseURL }) => {
  const page = await (await request.get('/blog')).text();
  expect(page).toContain(`type="application/atom+xml" href="${feedPath()}"`);
  const answer = await request.get(feedPath());
  expect(answer.status()).toBe(200);
  const xml = await answer.text();
  validate(xml);
  const [, entry = ''] = /<entry>(.*?)<\/entry>/s.exec(xml) ?? [];
  const [, address = ''] = /<link href="([^"]+)"/.exec(entry) ?? [];
  expect(address.startsWith(`${baseURL}/blog/`)).toBe(true);
  expect((await request.get(address)).status()).toBe(200);
});

test('a feed is valid whatever text its posts contain, and the validator refuses a feed without a date', {
  tag: '@full',
}, () => {
  const context = { origin: 'https://shop.example', brandName: 'Fish & Co' };
  for (const posts of [[], [post], [{ ...post, tags: undefined }], Array(20).fill(post)]) {
    validate(blogFeed(posts, context));
  }
  const broken = blogFeed([post], context).replace(/<updated>.*?<\/updated>/, '');
  expect(() => validate(broken)).toThrow();
});
