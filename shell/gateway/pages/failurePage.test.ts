import { createTestGateway } from '../testing/createTestGateway';

let pages: Awaited<ReturnType<typeof createTestGateway>>;
beforeEach(async () => {
  pages = await createTestGateway();
  // No worker is ready, so the gateway sends the failure page.
  pages.state.isReady = false;
});
afterEach(() => pages.stop());

const HOST = { host: 'shop.example', accept: 'text/html' };
const post = (url: string, headers: Record<string, string>) =>
  pages.gateway.inject({
    method: 'POST',
    url,
    headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'a=1',
  });

describe.each([
  ['a failure', 503, () => pages.gateway.inject({ url: '/', headers: HOST })],
  ['a refused form', 405, () => post('/shoplist', { origin: 'http://shop.example' })],
  ['a form of unknown origin', 403, () => post('/cart', {})],
])('the page about %s', (_what, status, open) => {
  it("loads the Bangla font from a URL that the gateway serves and the page's policy allows", async () => {
    const { statusCode, headers, body } = await open();
    expect(statusCode).toBe(status);
    expect(body).toMatch(/<p lang="bn">[^<]*[\u0980-\u09ff]/);
    const [, url = ''] = /@font-face\{[^}]*url\("([^"]+)"\)[^}]*U\+980-9fe/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    const font = await pages.gateway.inject({ url, headers: HOST });
    expect(font.statusCode).toBe(200);
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('needs no file but the font, and can be read without it', async () => {
    const { body } = await open();
    expect(body.match(/url\(|<link|<script| src=/g)).toEqual(['url(']);
    expect(body).toContain('font-display:swap');
    expect(body).toContain('Bangla,system-ui,sans-serif');
  });
});
