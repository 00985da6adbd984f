import { LOCALES } from '@marketplace/contracts/i18n/locale';
import type { ListedStory } from '@marketplace/contracts/stories/readStories';
import type { PageStory } from '@marketplace/contracts/stories/story';
import { escapeHtml } from '../../src/page/escapeHtml';

/** Paths of the gallery. */
export const GALLERY = {
  list: '/~stories',
  style: '/~stories/gallery.css',
  open: '/~stories/open',
} as const;

const THEMES = ['light', 'dark'] as const;

interface Gallery {
  /** Package whose stories the gallery lists, e.g. `mf-account`. */
  title: string;
  stories: readonly ListedStory[];
  /** Origin of a shop with test sessions and all remotes, if one runs. */
  shop?: string;
}

/** Returns the HTML of the page that links to each story in each language and theme. */
export function galleryPage({ title, stories, shop }: Gallery): string {
  const files = [...new Set(stories.map(({ file }) => file))];
  const sections = files.map((file) => {
    const own = stories.filter((story) => story.file === file);
    return `<section><h2>${escapeHtml(file)}</h2><ul>${own.map((story) => entry(story, shop)).join('')}</ul></section>`;
  });
  return htmlPage(`Stories of ${title}`, sections.join('') || '<p>There are no stories yet.</p>');
}

/** Returns the HTML of the page about a story that cannot be opened. */
export const storyFaultPage = ({ id, file }: ListedStory, error: string): string =>
  htmlPage(
    `The story ${id} cannot be opened`,
    `<p>File: ${escapeHtml(file)}</p><p role="alert">${escapeHtml(error)}</p>` +
      `<p><a href="${GALLERY.list}">All stories</a></p>`,
  );

function entry(story: ListedStory, shop: string | undefined): string {
  const { id, page, error } = story;
  const name = `<h3>${escapeHtml(id)}</h3>`;
  if (error !== undefined) return `<li>${name}<p role="alert">${escapeHtml(error)}</p></li>`;
  const places = page && shop ? [undefined, shop] : [undefined];
  const rows = places.map(
    (place) => `<p>${place ? 'In the whole shop' : 'Alone'}: ${links(story, place).join(' ')}</p>`,
  );
  return `<li>${name}<p>${page ? summary(page) : 'A component.'}</p>${rows.join('')}</li>`;
}

const links = ({ id }: ListedStory, place: string | undefined) =>
  LOCALES.flatMap((language) =>
    THEMES.map((theme) => {
      const query = new URLSearchParams({
        story: id,
        language,
        theme,
        ...(place && { in: 'shop' }),
      });
      const label = `${id}, ${language}, ${theme}${place ? ', in the whole shop' : ''}`;
      return `<a href="${escapeHtml(`${GALLERY.open}?${query}`)}" aria-label="${escapeHtml(label)}">${language} ${theme}</a>`;
    }),
  );

/** Describes how a page story is opened: its path, visitor, faults, time and events. */
function summary({ path, as = 'visitor', faults = [], clock, events = [] }: PageStory): string {
  const who = typeof as === 'string' ? as : `${as.phone}, token ${as.token ?? 'valid'}`;
  return [
    `<code>${escapeHtml(path)}</code> as ${escapeHtml(who)}`,
    ...faults.map((fault) => `fault <code>${escapeHtml(JSON.stringify(fault))}</code>`),
    ...(clock ? [`at ${escapeHtml(clock.at)}`] : []),
    ...events.map(([topic]) => `event ${escapeHtml(topic)}`),
  ].join('; ');
}

const htmlPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${GALLERY.style}"></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

export const GALLERY_STYLE = `:root { color-scheme: light dark; font-family: system-ui; }
body { margin: 0; padding: 16px; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
h3 { margin: 24px 0 0; font-size: 1rem; }
p { margin: 4px 0; }
a { display: inline-block; padding: 4px 8px 4px 0; }
[role='alert'] { font-weight: bold; white-space: pre-wrap; }
`;
