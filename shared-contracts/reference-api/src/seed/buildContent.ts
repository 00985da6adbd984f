import type { BlogTag } from '@marketplace/contracts/api/blog';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import { countryPosts } from './data/countryPosts';
import { kitchenPosts } from './data/kitchenPosts';
import { type MenuSource, menus } from './data/menus';
import { slides } from './data/slides';
import type { Section } from './pictures/backdrops';
import { picturePaths } from './pictures/picturePaths';
import type { ProductRows } from './products/buildProducts';
import { sections } from './sections';
import { daysAgo, stableUuid } from './stable';
import { translationsOf } from './translations/translations';

interface BlogSource {
  /** Second subject, after that of its section: kitchen or country. */
  place: BlogTag;
  handle: string;
  title: string;
  author: string;
  daysAgo: number;
  section: Section;
  composition: string;
  summary: string;
  lines: string[];
}

function sectionOf(name: string | undefined): Section {
  const found = sections.find(({ section }) => section === name);
  if (!found) throw new Error(`There is no section named "${name}".`);
  return found.section;
}

function parsePost(text: string, place: BlogTag): BlogSource {
  const [head = '', summary = '', ...lines] = text.trim().split('\n').filter(Boolean);
  const [handle = '', title = '', author = '', age, section, composition = ''] = head
    .split('|')
    .map((cell) => cell.trim());
  return {
    place,
    handle,
    title,
    author,
    daysAgo: Number(age),
    section: sectionOf(section),
    composition,
    summary,
    lines,
  };
}

const KITCHEN: BlogTag = { handle: 'kitchen', name: 'In the kitchen' };
const COUNTRY: BlogTag = { handle: 'country', name: 'From the country' };

export const blogSources: BlogSource[] = [
  ...kitchenPosts.split('\n===\n').map((post) => parsePost(post, KITCHEN)),
  ...countryPosts.split('\n===\n').map((post) => parsePost(post, COUNTRY)),
];

const uuidOf = ({ handle }: BlogSource) => stableUuid(`blog ${handle}`);

/** The posts of the blog. */
export function buildBlogs(): Insertable<Schema['blogs']>[] {
  return blogSources.map((post) => ({
    uuid: uuidOf(post),
    handle: post.handle,
    title: post.title,
    summary: post.summary,
    body: textToHtml(post.lines),
    authorName: post.author,
    publishedAt: daysAgo(post.daysAgo),
    ...picturePaths('blogs', post.section, post.composition),
  }));
}

/** The subjects of the posts: the section of the market, and where the post was written. */
export function buildBlogTags(): Insertable<Schema['blogTags']>[] {
  return blogSources.flatMap((post) => {
    const section = sections.find(({ section: name }) => name === post.section);
    const tags = [...(section ? [{ handle: section.handle, name: section.name }] : []), post.place];
    return tags.map((tag, position) => ({ blogUuid: uuidOf(post), position, ...tag }));
  });
}

const MAX_PRODUCTS = 4;

/** The products of a post: those of its section that it names. */
export function buildBlogProducts(
  products: readonly ProductRows[],
): Insertable<Schema['blogProducts']>[] {
  return blogSources.flatMap((post) => {
    const text = [post.title, post.summary, ...post.lines].join(' ').toLowerCase();
    const isNamed = ({ source }: ProductRows) =>
      source.category.section === post.section &&
      text.includes(source.name.replace(/\(.*/, '').trim().toLowerCase());
    return products
      .filter(isNamed)
      .slice(0, MAX_PRODUCTS)
      .map(({ product }, position) => ({
        blogUuid: uuidOf(post),
        position,
        productUuid: product.uuid,
      }));
  });
}

type MenuRow = Insertable<Schema['menuItems']>;

function rowsOf(
  menuId: string,
  items: MenuSource[],
  parent: MenuRow | null,
  path: string,
): MenuRow[] {
  return items.flatMap((item, position) => {
    const place = `${path}/${item.name}`;
    const row: MenuRow = {
      uuid: stableUuid(`menu ${place}`),
      menuId,
      parentUuid: parent?.uuid ?? null,
      position,
      name: item.name,
      nameTranslations: translationsOf(item.name),
      url: item.url,
    };
    return [row, ...rowsOf(menuId, item.items ?? [], row, place)];
  });
}

/** Every menu entry, an entry always before the ones below it. */
export function buildMenus(): MenuRow[] {
  return menus.flatMap(({ id, items }) => rowsOf(id, items, null, id));
}

/** The slides of the home page, in order. */
export function buildSliders(): Insertable<Schema['sliders']>[] {
  return slides.map(({ title, subtitle, url, months = null, section, composition }, position) => ({
    uuid: stableUuid(`slider ${title}`),
    position,
    title,
    titleTranslations: translationsOf(title),
    subtitle,
    subtitleTranslations: translationsOf(subtitle),
    url,
    months,
    ...picturePaths('sliders', section, composition),
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of plain text as HTML: `## ` begins a heading, `- ` a list entry, the rest paragraphs. */
function textToHtml(lines: string[]): string {
  const html = lines.map((line) => {
    if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
    if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
    return `<p>${escapeHtml(line)}</p>`;
  });
  return html.join('\n').replace(/(?:<li>.*<\/li>\n?)+/g, (list) => `<ul>${list.trim()}</ul>\n`);
}
