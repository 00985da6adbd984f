import Fastify from 'fastify';
import { addSecurityHeaders, OPENER_POLICY, pagePolicy } from './securityHeaders';

const SOURCES = { script: "'sha256-abc'", style: "'sha256-def'" };

describe('security headers', () => {
  it('are on every reply, including errors and unknown paths', async () => {
    const gateway = Fastify();
    addSecurityHeaders(gateway);
    gateway.get('/ok', async () => 'ok');
    gateway.get('/bad', async () => {
      throw new Error('inside');
    });
    for (const url of ['/ok', '/bad', '/none']) {
      const { headers } = await gateway.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      });
    }
    await gateway.close();
  });

  it('keep an opener policy that a route has set, but replace the x-content-type-options of the route', async () => {
    const gateway = Fastify();
    addSecurityHeaders(gateway);
    gateway.get('/', (_request, reply) =>
      reply
        .header(OPENER_POLICY, 'unsafe-none')
        .header('x-content-type-options', 'none')
        .send('ok'),
    );
    const { headers } = await gateway.inject('/');
    expect(headers[OPENER_POLICY]).toBe('unsafe-none');
    expect(headers['x-content-type-options']).toBe('nosniff');
    await gateway.close();
  });

  it.each([
    ['https://shop.example', 'max-age=63072000; includeSubDomains'],
    ['http://localhost:3000', undefined],
    [undefined, undefined],
  ])(
    'of a shop with the public origin %s contain strict-transport-security: %s',
    async (publicOrigin, expected) => {
      const gateway = Fastify();
      addSecurityHeaders(gateway, publicOrigin);
      const { headers } = await gateway.inject('/');
      expect(headers['strict-transport-security']).toBe(expected);
      await gateway.close();
    },
  );

  it('allow frames only of the configured companies, and of the shop itself in a test session', () => {
    const scripts = ['https://chat.example/widget.js'];
    expect(pagePolicy(SOURCES)).not.toContain('frame-src');
    expect(pagePolicy(SOURCES, { scripts })).toContain('frame-src https://chat.example;');
    const framed = { ...SOURCES, frame: "'self'" };
    expect(pagePolicy(framed)).toContain("frame-src 'self';");
    expect(pagePolicy(framed, { scripts })).toContain("frame-src 'self' https://chat.example;");
  });

  it('allow only the code of the page, and the scripts that this code loads', () => {
    const policy = pagePolicy(SOURCES);
    expect(policy).toContain("script-src 'sha256-abc' 'strict-dynamic'; style-src 'sha256-def'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("base-uri 'none'; object-src 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/https:|wss:|frame-src/);
  });

  it('allow forms to redirect only to the shop and to the configured payment pages', () => {
    const payments = ['https://pay.bka.example', 'https://cards.example'];
    const policy = pagePolicy(SOURCES, { payments });
    expect(policy.replace(/^.*(form-action [^;]*);.*$/, '$1')).toBe(
      "form-action 'self' https://pay.bka.example https://cards.example",
    );
    expect(policy.replace(/form-action[^;]*/, '')).not.toContain('https:');
    expect(pagePolicy(SOURCES)).toContain("; form-action 'self'; ");
  });

  it('name the URL to which browsers report violations', () => {
    expect(pagePolicy(SOURCES)).toMatch(/; report-uri \/reports$/);
    expect(pagePolicy(SOURCES, {}, 'c0ffee')).toMatch(
      /; report-uri \/reports\?composition=c0ffee$/,
    );
  });

  it('allow the configured scripts of other companies and their origins, but no further origins', () => {
    const policy = pagePolicy(SOURCES, {
      scripts: ['https://chat.example/widget.js?site=1', 'https://statistics.example/tag.js'],
    });
    const elsewhere = policy
      .split('; ')
      .filter((rule) => /https:|wss:/.test(rule))
      .map((rule) => rule.replace(/'sha256-abc' 'strict-dynamic' |'self' |data: /g, ''));
    expect(elsewhere).toEqual([
      'script-src https://chat.example/widget.js?site=1 https://statistics.example/tag.js',
      'img-src https://chat.example https://statistics.example',
      'connect-src https://chat.example https://statistics.example wss://chat.example wss://statistics.example',
      'frame-src https://chat.example https://statistics.example',
    ]);
    // Trusted Types are not required, because scripts of other companies add elements that our
    // policy cannot check.
    expect(policy).not.toContain('trusted-types');
  });
});
