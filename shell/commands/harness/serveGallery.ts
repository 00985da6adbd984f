import { setTimeout as sleep } from 'node:timers/promises';
import { type ListedStory, readStories } from '@marketplace/contracts/stories/readStories';
import { sessionOf } from '@marketplace/contracts/stories/story';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GALLERY, GALLERY_STYLE, galleryPage, storyFaultPage } from './galleryPage';

interface Gallery {
  title: string;
  packages: readonly string[];
  /** Origin of the gateway of the harness. */
  gateway: string;
  /** Origin of a shop with test sessions and all remotes, if one runs. */
  shop?: string;
}

interface OpenQuery {
  story?: string;
  language?: string;
  theme?: string;
  in?: string;
}

/**
 * Serves the gallery of stories: the list, and links that open each story in a new test session.
 * The stories are read again for each request.
 */
export function serveGallery(server: FastifyInstance, gallery: Gallery): void {
  const { title, packages, gateway, shop } = gallery;
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      })
      .type('text/html; charset=utf-8')
      .send(html);

  server.get(GALLERY.list, (_request, reply) =>
    send(reply, galleryPage({ title, stories: readStories(packages), ...(shop && { shop }) })),
  );
  server.get(GALLERY.style, (_request, reply) => reply.type('text/css').send(GALLERY_STYLE));
  server.get<{ Querystring: OpenQuery }>(GALLERY.open, async ({ query }, reply) => {
    const { story: id = '' } = query;
    const story = readStories(packages).find((each) => each.id === id);
    if (!story) {
      const unknown = { id, file: 'none' };
      return send(reply, storyFaultPage(unknown, 'There is no such story.'), 404);
    }
    if (story.error !== undefined) return send(reply, storyFaultPage(story, story.error), 422);
    const isInShop = query.in === 'shop' && shop !== undefined;
    const opened = await openStory(isInShop ? shop : gateway, story, query);
    if ('error' in opened) return send(reply, storyFaultPage(story, opened.error), 422);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${isInShop ? shop : ''}${opened.path}`, 303);
  });
}

/** Maximum number of checks, one per second, whether the stories of components are built. */
const MOST_TRIES = 120;

/**
 * Waits until the pages for stories of components are built, which happens once the shop is ready.
 */
async function untilBuilt(origin: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await fetch(`${origin}${GALLERY.list}/mount`)).ok) return;
    await sleep(1000);
  }
}

/**
 * Creates the test session of a story.
 * @returns the path that starts the session in a browser and redirects to the story, or an error
 * text
 */
async function openStory(
  origin: string,
  { id, page }: ListedStory,
  { language, theme }: OpenQuery,
): Promise<{ path: string } | { error: string }> {
  if (!page) await untilBuilt(origin);
  const { path: to, ...others } = page ?? { path: `${GALLERY.list}/${id}` };
  const settings = {
    ...sessionOf({ path: to, ...others }),
    ...(language && { language }),
    ...(theme && { theme }),
  };
  const reply = await fetch(`${origin}/qa/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  const body: { token?: string; message?: string } = await reply.json();
  if (!reply.ok || !body.token)
    return { error: body.message ?? `The gateway said ${reply.status}.` };
  return { path: `/qa/open/${body.token}?${new URLSearchParams({ to })}` };
}
