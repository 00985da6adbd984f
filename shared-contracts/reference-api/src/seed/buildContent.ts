import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import { productUuid } from './buildProducts';
import { moment, nameOf, picture, picturePaths, type Text, text, translationsOf } from './fields';
import { MARKET_FOLDER, readTable } from './readTable';
import { stableUuid } from './stable';

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

/** A blog post. Its text is in the Markdown file `posts/<handle>.md`. */
const post = z.strictObject({
  handle: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  publishedAt: moment,
  picture,
  /** Handles from `post-subjects.json`, the most specific first. */
  tags: z.array(z.string()),
  /** Handles of the products that the post recommends. */
  products: z.array(z.string()),
});

export const postUuid = (handle: string) => stableUuid(`blog ${handle}`);
const readPosts = () => readTable('posts.json', post);

export function buildBlogs(): Rows<'blogs'> {
  return readPosts().map((row) => ({
    uuid: postUuid(row.handle),
    handle: row.handle,
    title: row.title,
    summary: row.summary,
    body: markdownToHtml(readFileSync(join(MARKET_FOLDER, 'posts', `${row.handle}.md`), 'utf8')),
    authorName: row.author,
    publishedAt: row.publishedAt,
    ...picturePaths(row.picture),
  }));
}

const subject = z.strictObject({ handle: z.string(), name: text });

export function buildBlogTags(): Rows<'blogTags'> {
  const subjects = new Map(
    readTable('post-subjects.json', subject).map(({ handle, name }) => [handle, nameOf(name)]),
  );
  return readPosts().flatMap(({ handle: post, tags }) =>
    tags.map((handle, position) => {
      const named = subjects.get(handle);
      if (!named) throw new Error(`market/posts.json: the subject ${handle} is unknown.`);
      return { blogUuid: postUuid(post), position, handle, ...named };
    }),
  );
}

export function buildBlogProducts(): Rows<'blogProducts'> {
  return readPosts().flatMap(({ handle, products }) =>
    products.map((product, position) => ({
      blogUuid: postUuid(handle),
      position,
      productUuid: productUuid(product),
    })),
  );
}

const menuItem = z.strictObject({
  name: text,
  /** URL of the entry; empty for an entry that only opens a submenu. */
  url: z.string(),
  get items() {
    return z.optional(z.array(menuItem));
  },
});
type MenuItem = z.infer<typeof menuItem>;

const menu = z.strictObject({ id: z.string(), items: z.array(menuItem) });

/** Builds the entries of all menus. An entry comes before the entries of its submenu. */
export function buildMenus(): Rows<'menuItems'> {
  return readTable('menus.json', menu).flatMap(({ id, items }) => menuRows(id, items, null, id));
}

function menuRows(
  menuId: string,
  items: MenuItem[],
  parentUuid: string | null,
  path: string,
): Rows<'menuItems'> {
  return items.flatMap(({ name, url, items: below = [] }, position) => {
    const ownPath = `${path}/${name.en}`;
    const uuid = stableUuid(`menu ${ownPath}`);
    const row = { uuid, menuId, parentUuid, position, ...nameOf(name), url };
    return [row, ...menuRows(menuId, below, uuid, ownPath)];
  });
}

const slide = z.strictObject({
  title: text,
  subtitle: text,
  url: z.string(),
  /** Months in which the slide is shown, 1 to 12. Without this field, the slide is always shown. */
  months: z.optional(z.array(z.int().check(z.gte(1), z.lte(12)))),
  picture,
});

const textColumns = (title: Text, subtitle: Text) => ({
  title: title.en,
  titleTranslations: translationsOf(title),
  subtitle: subtitle.en,
  subtitleTranslations: translationsOf(subtitle),
});

export function buildSliders(): Rows<'sliders'> {
  return readTable('slides.json', slide).map((row, position) => ({
    uuid: stableUuid(`slider ${row.title.en}`),
    position,
    ...textColumns(row.title, row.subtitle),
    url: row.url,
    months: row.months ?? null,
    ...picturePaths(row.picture),
  }));
}

function escapeHtml(written: string): string {
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Converts a post from Markdown to HTML. Supports only second-level headings, lists and paragraphs;
 * a paragraph is one line.
 */
function markdownToHtml(markdown: string): string {
  const html = markdown
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
      if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
      return `<p>${escapeHtml(line)}</p>`;
    });
  return html.join('\n').replace(/(?:<li>.*<\/li>\n?)+/g, (list) => `<ul>${list.trim()}</ul>\n`);
}
