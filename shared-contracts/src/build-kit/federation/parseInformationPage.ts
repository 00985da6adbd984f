import { marked } from 'marked';
import type { InformationPage } from '../../contracts/api/informationPages';

/** An information page in one language, as parsed from Markdown. */
export type InformationText = Omit<InformationPage, 'slug' | 'language'>;

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/gm;
const DAY = /^\d{4}-\d\d-\d\d$/;
const NAME = /\{(\w+)\}/g;

/** Settings of the market that a text may name in braces. */
export const SETTING_NAMES = [
  'marketName',
  'supportEmail',
  'supportPhone',
  'companyAddress',
  'sellerUrl',
] as const;

/** Ids that the page's own markup already uses. */
const TAKEN_ANCHORS = ['main', 'root'];

/**
 * Parses a page. Its source begins with `title`, `description` and `updated` (a date) between two
 * lines of `---`. Then comes Markdown, in which headings of the form `## Title {#anchor}` start the
 * sections. Names in braces stay unchanged.
 * @throws Error with one sentence that says what is wrong with the text
 */
export function parseInformationPage(source: string): InformationText {
  const text = source.replaceAll('\r\n', '\n');
  const matter = FRONT_MATTER.exec(text);
  if (!matter) throw new Error('The text must begin with a line of "---", as its front matter.');
  const fields = new Map(
    (matter[1] ?? '').split('\n').map((line): [string, string] => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), unquote(value.join(':').trim())];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`The front matter lacks "${name}".`);
    return value;
  };
  const day = field('updated');
  if (!isDay(day)) {
    throw new Error(`"updated" must be a day such as 2026-11-22, and is "${day}".`);
  }
  checkNames(text);
  const [intro = '', ...parts] = text.slice(matter[0].length).split(HEADING);
  const sections: InformationText['sections'] = [];
  for (let i = 0; i < parts.length; i += 3) {
    const [title = '', id = '', body = ''] = parts.slice(i, i + 3);
    if (TAKEN_ANCHORS.includes(id) || sections.some((section) => section.id === id)) {
      throw new Error(`The anchor "${id}" is taken; each section needs one of its own.`);
    }
    sections.push({ id, title, body: toHtml(body) });
  }
  return {
    title: field('title'),
    description: field('description'),
    updatedAt: new Date(day).toISOString(),
    intro: toHtml(intro),
    sections,
  };
}

const unquote = (value: string) => /^"(.*)"$/.exec(value)?.[1] ?? value;

// False for a date that does not exist. `Date` would turn it into another date.
const isDay = (day: string) =>
  DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

function checkNames(text: string): void {
  for (const [found, name] of text.matchAll(NAME)) {
    if (SETTING_NAMES.some((known) => known === name)) continue;
    throw new Error(`${found} is no setting; use one of ${SETTING_NAMES.join(', ')}.`);
  }
}

function toHtml(markdown: string): string {
  const heading = /^#{1,2} .*$/m.exec(markdown);
  if (heading) {
    throw new Error(`"${heading[0]}" needs the form "## Title {#anchor}", in small letters.`);
  }
  const html = marked.parse(markdown.trim(), { async: false });
  // `marked` percent-encodes URLs, including the braces of a name that is replaced later.
  return html.replace(/%7B(\w+)%7D/g, '{$1}').trim();
}
