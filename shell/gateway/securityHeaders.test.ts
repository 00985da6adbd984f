import Fastify from 'fastify';
import { addSecurityHeaders, pagePolicy } from './securityHeaders';

describe('security headers', () => {
  it('are on every answer, also on errors and what nobody serves', async () => {
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
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
    await gateway.close();
  });

  it('let nothing run without the nonce', () => {
    const policy = pagePolicy('abc');
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
