import Fastify, { type FastifyInstance } from 'fastify';
import { registerLinkPage, renderLinkPage, serveBanglaFace } from './linkPage';

describe('the page that a link in a message opens', () => {
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

  it('contains a URL of the Bangla font that the server serves and the CSP allows', async () => {
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

  it('can be read before or without loading the font', async () => {
    const { body } = await open();
    expect(body).toContain('font-display:swap');
    expect(body).toContain('Bangla,system-ui,sans-serif');
  });

  it('has a checkbox for each choice, which is checked if the choice is chosen', async () => {
    const { body } = await open();
    expect(body).toContain('name="wanted" value="placed" checked>অর্ডার</label>');
    expect(body).toContain('name="wanted" value="paid">পেমেন্ট</label>');
  });

  const FORM = 'application/x-www-form-urlencoded';
  it.each([
    [
      'the values of the checked boxes if the page sends its form',
      FORM,
      'wanted=placed&pressed=1',
      ['placed'],
    ],
    ['an empty list if the page sends its form without a checked box', FORM, 'pressed=1', []],
    ['no list if a mail program sends its own form', FORM, 'List-Unsubscribe=One-Click', undefined],
    [
      'no list if a mail program sends its own form as multipart/form-data',
      'multipart/form-data; boundary=x',
      '--x--',
      undefined,
    ],
  ])('passes to `press` %s', async (_, type, payload, chosen) => {
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
