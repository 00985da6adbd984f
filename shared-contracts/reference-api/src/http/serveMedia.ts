import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from './ApiProblem';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Allows only letters, digits, underscores, dashes and slashes, and dots that do not begin a name.
 * So no path can lead out of the folder or to a hidden file.
 */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * Serves the stored pictures. Caches may keep them forever, because the file at a path never
 * changes.
 */
export function serveMedia(app: FastifyInstance, mediaDir: string): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    const type = TYPES[extname(path)];
    if (!type || !PATH.test(path)) throw notFound('That picture');
    const file = join(mediaDir, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw notFound('That picture');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': found.size,
        'content-type': type,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(createReadStream(file));
  });
}
