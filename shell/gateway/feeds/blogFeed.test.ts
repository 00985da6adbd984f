/**
 * @jest-environment jsdom
 */
import { HOSTILE_HTML } from '@marketplace/contracts/testing/hostileHtml';
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

// An end-to-end test (journey) validates the feed against the schema of RFC 4287.
it('the feed contains the URL, author, date and tags of each post', () => {
  const xml = blogFeed([post], context);
  expect(xml).toContain(`<id>urn:uuid:${post.uuid}</id>`);
  expect(xml).toContain(`https://shop.example/blog/${encodeURIComponent(post.handle)}`);
  expect(xml).toContain('<name>রেহানা আক্তার</name>');
  expect(xml).toContain('<published>2024-05-05T09:30:00.000Z</published>');
  expect(xml).toContain('term="fish"');
  expect(xml).toContain('rel="self" href="https://shop.example/blog/feed.xml"');
});

it('the feed escapes markup in the title and summary of a post', () => {
  const hostile = { ...post, title: '<script>steal()</script>', summary: '<img onerror=steal()>' };
  const xml = blogFeed([hostile], context);
  expect(xml).toContain('&amp;lt;script&amp;gt;steal()');
  expect(xml).not.toMatch(/<script|<img/);
});

it('the feed states the date of its newest post', () => {
  const older = { ...post, publishedAt: '2023-01-01T00:00:00.000Z' };
  expect(blogFeed([post, older], context)).toContain('<updated>2024-05-05T09:30:00.000Z</updated>');
});

/** @throws Error if the text is not well-formed XML */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error) throw new Error(`${error.textContent}`);
  return document;
}

/** Returns the text that a feed reader shows for an element declared as HTML. */
function textOfHtml(element: Element | null | undefined): string | undefined {
  expect(element?.getAttribute('type')).toBe('html');
  const { body } = new DOMParser().parseFromString(`<p>${element?.textContent}`, 'text/html');
  expect(body.querySelectorAll('*')).toHaveLength(1);
  return body.textContent ?? undefined;
}

describe.each(['<>&"\'', '&amp;&lt;&#60;', ']]>', '<![CDATA[', '-->', ...HOSTILE_HTML])(
  'a feed of a post that contains the text %j',
  (text) => {
    it.each(['title', 'summary', 'authorName', 'brandName', 'tag name', 'tag handle'])(
      'states exactly this text as the %s',
      (field) => {
        const tag = { handle: 'fish', name: 'Fish' };
        if (field === 'tag name') tag.name = text;
        if (field === 'tag handle') tag.handle = text;
        const isOfPost = Object.hasOwn(post, field);
        const hostile = { ...post, tags: [tag], ...(isOfPost && { [field]: text }) };
        const brandName = field === 'brandName' ? text : 'Nodibazar';
        const document = parse(blogFeed([hostile], { ...context, brandName }));
        const entry = document.querySelector('entry');
        const read: Record<string, string | null | undefined> = {
          title: textOfHtml(entry?.querySelector('title')),
          summary: textOfHtml(entry?.querySelector('summary')),
          authorName: entry?.querySelector('author name')?.textContent,
          brandName: document.querySelector('rights')?.textContent,
          'tag name': entry?.querySelector('category')?.getAttribute('label'),
          'tag handle': entry?.querySelector('category')?.getAttribute('term'),
        };
        // A parser turns a tab in an attribute into a space.
        expect(read[field]?.replaceAll('\t', ' ')).toBe(text.replaceAll('\t', ' '));
      },
    );
  },
);

it.each(['a\u0000b', 'a\u0007b', 'a\u001Bb', 'a\uFFFEb', 'a\uFFFFb', 'a\uD800b', 'a\uDC00b'])(
  'the feed omits characters that XML does not allow: %j',
  (text) => {
    const hostile = { ...post, title: text, tags: [{ handle: text, name: text }] };
    const entry = parse(blogFeed([hostile], context)).querySelector('entry');
    expect(entry?.querySelector('title')?.textContent).toBe('ab');
    expect(entry?.querySelector('category')?.getAttribute('term')).toBe('ab');
  },
);

it('the feed omits a post whose handle cannot be part of a URL', () => {
  const document = parse(blogFeed([{ ...post, handle: '\uD800' }, post], context));
  expect(document.querySelectorAll('entry')).toHaveLength(1);
});
