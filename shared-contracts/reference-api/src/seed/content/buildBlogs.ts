import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { countryPosts } from '../data/countryPosts';
import { kitchenPosts } from '../data/kitchenPosts';
import type { Section } from '../pictures/backdrops';
import { picturePaths } from '../pictures/picturePaths';
import { sections } from '../sections';
import { daysAgo, stableUuid } from '../stable';
import { textToHtml } from './textToHtml';

interface BlogSource {
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

function parsePost(text: string): BlogSource {
  const [head = '', summary = '', ...lines] = text.trim().split('\n').filter(Boolean);
  const [handle = '', title = '', author = '', age, section, composition = ''] = head
    .split('|')
    .map((cell) => cell.trim());
  return {
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

export const blogSources: BlogSource[] = [kitchenPosts, countryPosts].flatMap((posts) =>
  posts.split('\n===\n').map(parsePost),
);

/** The posts of the blog. */
export function buildBlogs(): Insertable<Schema['blogs']>[] {
  return blogSources.map((post) => ({
    uuid: stableUuid(`blog ${post.handle}`),
    handle: post.handle,
    title: post.title,
    summary: post.summary,
    body: textToHtml(post.lines),
    authorName: post.author,
    publishedAt: daysAgo(post.daysAgo),
    ...picturePaths('blogs', post.section, post.composition),
  }));
}
