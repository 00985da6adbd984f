import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import { BUILD_EVENTS_PATH, type BuildEvent } from '@marketplace/contracts/development/BuildEvent';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import {
  addContainerFault,
  delayFaultyFiles,
  readFaultyVersion,
} from '../../gateway/releases/faultyReleases';
import { withVersion } from './Build';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface BuildServerOptions {
  port: number;
  /** Origin of the gateway, which answers all requests except those for builds and build events. */
  gateway: string;
  /** Parent folder of the builds. */
  folder: string;
  parts: readonly PartName[];
  /** Adds routes of a command, which take precedence over the gateway. */
  extend?: (server: FastifyInstance, gateway: string) => void;
}

export interface BuildServer {
  /** Sends an event to all open pages. Pages that open later get the last event of each part. */
  tell: (event: BuildEvent) => void;
  close: () => Promise<void>;
}

/** Serves the present builds of parts to browsers, in front of a gateway. */
export async function serveBuilds({
  port,
  gateway,
  folder,
  parts,
  extend,
}: BuildServerOptions): Promise<BuildServer> {
  const server = Fastify({ forceCloseConnections: true });
  const pages = new Set<ServerResponse>();
  const last = new Map<PartName, string>();

  server.get(BUILD_EVENTS_PATH, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Node sends the headers only with the first bytes of the body, so an empty comment is sent
    // immediately. Then the browser reports the connection as open.
    raw.write(`:\n\n${[...last.values()].join('')}`);
    pages.add(raw);
    raw.on('close', () => pages.delete(raw));
  });

  // A plugin of its own, because the gateway delays the files of all other releases itself.
  const builds: FastifyPluginAsync = async (scope) => {
    delayFaultyFiles(scope);
    for (const part of parts) serveBuild(scope, path.join(folder, part), part);
  };
  server.register(builds);

  extend?.(server, gateway);
  await server.register(proxy, {
    upstream: gateway,
    replyOptions: {
      // Keeps the browser's host, because the gateway compares it with the `Origin` of forms.
      rewriteRequestHeaders: ({ headers: { host } }, headers) => ({ ...headers, host }),
    },
  });
  await server.listen({ port, host: '127.0.0.1' });

  return {
    tell(event) {
      const message = `data: ${JSON.stringify(event)}\n\n`;
      last.set(event.part, message);
      for (const page of pages) page.write(message);
    },
    close: () => server.close(),
  };
}

/**
 * Serves the files of one build to browsers, the same for each version. If the version is that of a
 * release with faults, the files have the fault of the browser's side.
 */
function serveBuild(server: FastifyInstance, folder: string, part: PartName): void {
  const client = path.join(folder, 'client');
  const container = path.join(client, 'remoteEntry.js');
  server.get<{ Params: { version: string; '*': string } }>(
    `/releases/${part}/:version/client/*`,
    async ({ params: { version, '*': name } }, reply) => {
      const file = path.resolve(client, name);
      const fault = readFaultyVersion(version)?.browser;
      const isMissing = !file.startsWith(client + path.sep) || !existsSync(file);
      if (isMissing || fault?.fails === 'missing') return reply.code(404).send();
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      reply.header('cache-control', 'no-store').type(type);
      if (!fault || file !== container) return reply.send(createReadStream(file));
      // The chunks get the URL of the version with the fault, so that their files have it too.
      const code = withVersion(await readFile(file, 'utf8'), part, version);
      return addContainerFault(code, part, version, 'browser');
    },
  );
}
