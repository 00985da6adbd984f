import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

/** A request that an attacker hides in the body of another request, so that the API executes it. */
const HIDDEN = 'GET /dev/outbox HTTP/1.1\r\nhost: api\r\nx-forwarded-for: 203.0.113.9\r\n\r\n';
const CHUNKS = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const LENGTH = `content-length: ${HIDDEN.length}\r\n`;
const CHUNKED = 'transfer-encoding: chunked\r\n';
const BODIES: readonly (readonly [string, string])[] = [
  [LENGTH, HIDDEN],
  [LENGTH, ''],
  [CHUNKED, CHUNKS],
  [CHUNKED, ''],
  [`connection: content-length\r\n${LENGTH}`, HIDDEN],
  [`connection: transfer-encoding\r\n${CHUNKED}`, CHUNKS],
];
const ATTACKS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'].flatMap((method) =>
  BODIES.map(([headers, body]) => ({ method, headers, body })),
);
/** Time that the attacker's connection stays open without a reply, ms. */
const PATIENCE_MS = 300;

/**
 * Starts nginx in front of the shop, in a common setup: nginx reuses its connections to the shop.
 */
async function startNginx(shop: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
     events {}
     http {
       access_log off; client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/replies;
       upstream shop { server ${new URL(shop).host}; keepalive 1; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://shop; proxy_http_version 1.1;
           proxy_set_header Connection ""; proxy_set_header Host $host;
         }
       }
     }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(() => answers(`http://127.0.0.1:${port}/healthz`)).toBe(true);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(nginx, folder) };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(nginx: ChildProcess, folder: string): Promise<void> {
  nginx.kill();
  await once(nginx, 'exit');
  await rm(folder, { recursive: true });
}

async function attack(origin: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.write(bytes);
  await text(socket).catch(() => undefined);
}

/** Sends three requests simultaneously, so that they use every open connection. */
async function askHonestly(origin: string): Promise<unknown[]> {
  const ask = async () => {
    const reply = await fetch(`${origin}/api/capabilities`);
    return [reply.status, Object.keys(await reply.json())];
  };
  return Promise.all([ask(), ask(), ask()]);
}

// Needs no browser, because browsers never send such requests.
for (const through of ['the gateway', 'nginx and the gateway']) {
  test(`through ${through}, visitors get their own replies even if an attacker sends requests with a wrong length`, {
    tag: '@full',
  }, async () => {
    const nginx = through === 'the gateway' ? undefined : await startNginx(stack.origin);
    const origin = nginx?.origin ?? stack.origin;
    const own = await askHonestly(origin);
    expect(own[0]).toEqual([200, expect.arrayContaining(['extensions'])]);
    for (const { method, headers, body } of ATTACKS) {
      const head = `${method} /api/capabilities HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;
      await attack(origin, head + body);
      expect([method, headers, await askHonestly(origin)]).toEqual([method, headers, own]);
    }
    await nginx?.stop();
  });
}
