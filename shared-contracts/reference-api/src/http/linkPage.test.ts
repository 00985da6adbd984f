import Fastify, { type FastifyInstance } from 'fastify';
import { registerLinkPage, renderLinkPage, serveBanglaFace } from './linkPage';

describe('the page of a link', () => {
  let app: FastifyInstance;
  let pressed: (readonly string[] | undefined)[];

  beforeEach(() => {
    pressed = [];
    app = Fastify();
    serveBanglaFace(app);
    registerLinkPage(app, '/stop', {
      press: async (_token, chosen) => pressed.push(chosen),
      show: async (_token, language) => ({
        status: 200,
        html: renderLinkPage({
          language,
          title: 'খবর',
          status: '',
          button: 'সেভ করুন',
          boxes: [
            { value: 'placed', label: 'অর্ডার', isChosen: true },
            { value: 'paid', label: 'পেমেন্ট', isChosen: false },
          ],
          back: '',
          shopUrl: '/',
        }),
      }),
    });
  });
  afterEach(() => app.close());

  const open = () => app.inject({ url: '/stop?token=a', headers: { 'accept-language': 'bn' } });

  it('names the Bangla font with a URL that the server serves and the policy allows', async () => {
    const { headers, body } = await open();
    const [, url = ''] = /@font-face\{[^}]*url\("([^"]+)"\)[^}]*U\+980-9fe/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    for (const [prefix, page] of [
      ['', 'https://api.test/stop?token=a'],
      ['/api', 'https://shop.test/api/stop?token=a'],
    ] as const) {
      const { pathname } = new URL(url, page);
      const font = await app.inject(pathname.slice(prefix.length));
      expect(font.statusCode).toBe(200);
      expect(font.headers['content-type']).toBe('font/woff2');
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  it('can be read without the font', async () => {
    const { body } = await open();
    expect(body).toContain('font-display:swap');
    expect(body).toContain('Bangla,system-ui,sans-serif');
  });

  it('has a box for each choice, with a tick if it is chosen', async () => {
    const { body } = await open();
    expect(body).toContain('name="wanted" value="placed" checked>অর্ডার</label>');
    expect(body).toContain('name="wanted" value="paid">পেমেন্ট</label>');
  });

  const FORM = 'application/x-www-form-urlencoded';
  it.each([
    [
      'the boxes with a tick if the page sends its form',
      FORM,
      'wanted=placed&pressed=1',
      ['placed'],
    ],
    ['no box if the page sends its form without ticks', FORM, 'pressed=1', []],
    ['nothing if a mail program posts', FORM, 'List-Unsubscribe=One-Click', undefined],
    [
      'nothing if a mail program posts several parts',
      'multipart/form-data; boundary=x',
      '--x--',
      undefined,
    ],
  ])('passes on %s', async (_, type, payload, chosen) => {
    const headers = { 'content-type': type };
    const { statusCode } = await app.inject({ method: 'POST', url: '/stop', headers, payload });
    expect(statusCode).toBe(200);
    expect(pressed).toEqual([chosen]);
  });

  it('changes nothing when it is opened', async () => {
    await open();
    expect(pressed).toEqual([]);
  });
});
