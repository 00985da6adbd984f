import Fastify, { type FastifyInstance } from 'fastify';
import { hideBuilds } from './hideBuilds';
import { type TestSession, TestSessions } from './TestSessions';

const BUILD = 'dev-0123456789abcdef';

let gateway: FastifyInstance;
let session: TestSession;
beforeEach(() => {
  const sessions = new TestSessions(Buffer.from('k'.repeat(32)));
  session = sessions.create({});
  gateway = Fastify();
  hideBuilds(gateway, sessions);
  gateway.get('/releases/*', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send('page()'),
  );
});
afterEach(() => gateway.close());

const get = (version: string, headers = {}) =>
  gateway.inject({ url: `/releases/mf_content/${version}/client/remoteEntry.js`, headers });

it.each([BUILD, `${BUILD}.faulty-not0-throws0`])(
  'hideBuilds serves the files of the build %s only to test sessions, and forbids caching',
  async (version) => {
    const strangers = [
      {},
      { 'x-qa-session': 'forged' },
      { cookie: `qaSession=${session.token}x` },
      { authorization: `Bearer ${session.token}` },
    ];
    for (const headers of strangers) {
      const reply = await get(version, headers);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(reply.body).not.toContain('page()');
    }
    for (const headers of [
      { 'x-qa-session': session.token },
      { cookie: `a=b; qaSession=${session.token}` },
    ]) {
      const reply = await get(version, headers);
      expect([reply.body, reply.headers['cache-control']]).toEqual(['page()', 'no-store']);
    }
  },
);

it('hideBuilds changes nothing for the files of releases', async () => {
  for (const version of ['1.0.0-3fa91c', 'dev.1', 'dev-0123']) {
    const reply = await get(version);
    expect([reply.body, reply.headers['cache-control']]).toEqual([
      'page()',
      'public, max-age=31536000, immutable',
    ]);
  }
});
