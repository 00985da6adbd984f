import Fastify, { type FastifyInstance } from 'fastify';
import { hideBuilds } from './hideBuilds';
import { type TestSession, TestSessions } from './TestSessions';

const BUILD = 'dev-0123456789abcdef';
/** Version of a signed release that was copied from an origin. */
const COPY = '1.0.0-3fa91c';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let gateway: FastifyInstance;
let session: TestSession;
beforeEach(() => {
  const sessions = new TestSessions(Buffer.from('k'.repeat(32)));
  session = sessions.create({});
  gateway = Fastify();
  hideBuilds(gateway, sessions, {
    isCopy: async (part, version) => part === 'mf_content' && [BUILD, COPY].includes(version),
  });
  gateway.get('/releases/:part/:version/client/*', async (_request, reply) =>
    reply.header('cache-control', IMMUTABLE).send('page()'),
  );
  gateway.get('/*', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send('a page'),
  );
});
afterEach(() => gateway.close());

const get = (version: string, headers = {}, part = 'mf_content') =>
  gateway.inject({ url: `/releases/${part}/${version}/client/remoteEntry.js`, headers });

it.each([BUILD, `${BUILD}.faulty-not0-throws0`, COPY, `${COPY}.faulty-not0-throws0`])(
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

it.each([
  '/releases/mf_content/%64ev-0123456789abcdef/client/remoteEntry.js',
  `/releases/mf%5fcontent/${BUILD}/client/remoteEntry.js`,
  `/rele%61ses/mf_content/${COPY}/client/remoteEntry.js`,
  `/releases/mf_content/${COPY}/client/x/../remoteEntry.js`,
])('hideBuilds hides the files of a build in every spelling of their URL: %s', async (url) => {
  expect((await gateway.inject(url)).body).not.toContain('page()');
});

it.each([
  ['1.0.0-000000', 'mf_content'],
  ['dev.1', 'mf_content'],
  ['dev-0123', 'mf_content'],
  [COPY, 'mf_account'],
])('hideBuilds changes nothing for the files of release %s of %s', async (version, part) => {
  const reply = await get(version, {}, part);
  expect([reply.body, reply.headers['cache-control']]).toEqual(['page()', IMMUTABLE]);
});

it('hideBuilds changes nothing for pages', async () => {
  const reply = await gateway.inject(`/product/${COPY}`);
  expect([reply.body, reply.headers['cache-control']]).toEqual(['a page', 'no-cache']);
});
