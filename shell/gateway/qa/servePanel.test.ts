import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '../edge/securityHeaders';
import { isOfPanel, servePanel } from './servePanel';

const file = (code: string) => {
  const bytes = Buffer.from(code);
  return { bytes, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
};
const FILES = { panel: file('panel()'), loader: file('loader()'), chance: file('chance()') };

let gateway: FastifyInstance;
beforeEach(() => {
  gateway = Fastify();
  addSecurityHeaders(gateway);
  servePanel(gateway, () => FILES);
});
afterEach(() => gateway.close());

it("servePanel serves a page that runs only the panel's script and can be framed only by pages of the shop", async () => {
  const { headers, body } = await gateway.inject('/qa/panel');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src '${FILES.panel.integrity}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(body).toContain(`<script src="/qa/panel.js" integrity="${FILES.panel.integrity}"`);
});

it.each([
  ['/qa/panel.js', 'panel()'],
  ['/qa/panel-loader.js', 'loader()'],
  ['/qa/panel-chance.js', 'chance()'],
])('servePanel serves %s only once to a browser that caches it', async (url, code) => {
  const reply = await gateway.inject(url);
  expect([reply.body, reply.headers['cache-control']]).toEqual([code, 'no-cache']);
  const headers = { 'if-none-match': String(reply.headers.etag) };
  expect((await gateway.inject({ url, headers })).statusCode).toBe(304);
  expect((await gateway.inject({ url, headers: { 'if-none-match': '"x"' } })).body).toBe(code);
});

it.each([
  ['/qa/panel', true],
  ['/qa/panel?x', true],
  ['/qa/panel.js', true],
  ['/qa/panel-chance.js', true],
  ['/qa/panel-chance', false],
  ['/qa/panels', false],
  ['/qa/session', false],
  ['/x/qa/panel', false],
])('isOfPanel(%s) is %s', (url, expected) => expect(isOfPanel(url)).toBe(expected));
