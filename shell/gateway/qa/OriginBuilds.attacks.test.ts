import type { RequestListener } from 'node:http';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import { createReleases } from '../../release/testing/createReleases';
import {
  BUILD,
  folderServer,
  registryOf,
  signedRelease,
  testOrigins,
  unsignedBuild,
} from '../testing/testOrigins';

const { open, serve, takeFrom, trustedRelease } = testOrigins();

describe('OriginBuilds refuses', () => {
  it.each([
    ['an origin that is not listed', (port: number) => `http://127.0.0.1:${port}`],
    ['a port that begins like a listed one', (port: number) => `http://localhost:${port}0`],
    [
      'a host that begins like a listed one',
      (port: number) => `http://localhost.evil.example:${port}`,
    ],
    ['a listed origin as user name', (port: number) => `http://localhost:${port}@evil.example`],
    ['a listed origin with a path', (port: number) => `http://localhost:${port}/`],
    ['another scheme', (port: number) => `https://localhost:${port}`],
  ])('%s, and sends no request', async (_title, originOf) => {
    let requests = 0;
    const port = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
    const { builds } = open([`http://localhost:${port}`]);
    const origin = originOf(port);
    await expect(builds.take('mf_content', origin)).rejects.toThrow(
      `QA_ORIGINS of this gateway does not list ${origin}.`,
    );
    expect(requests).toBe(0);
  });

  it('every origin if none is listed', async () => {
    await expect(open([]).builds.take('mf_content', 'http://localhost:4300')).rejects.toThrow(
      'does not list',
    );
  });

  it('an unsigned build from an origin that does not name this machine', async () => {
    await expect(takeFrom(folderServer(unsignedBuild(BUILD)), '0.0.0.0')).rejects.toThrow(
      /^mf_content dev-\w+ of http:\/\/0\.0\.0\.0:\d+ cannot be run: It is not signed\.$/,
    );
  });

  it('an unsigned build with the version of a release, even from this machine', async () => {
    await expect(takeFrom(folderServer(unsignedBuild('1.0.0-ab')))).rejects.toThrow(
      /^mf_content 1\.0\.0-ab of http:\S+ cannot be run: It is not signed\.$/,
    );
  });

  it('a release that another key has signed', async () => {
    const stranger = await createReleases();
    await stranger.add('mf_content', '1');
    const files = await signedRelease(stranger, '1');
    await stranger.remove();
    await expect(takeFrom(folderServer(files))).rejects.toThrow(
      /cannot be run: It is signed by the key [\da-f]{16}, which RELEASE_TRUST does not name\.$/,
    );
  });

  it('a manifest that changes after it was verified', async () => {
    const files = await trustedRelease();
    const evil = unsignedBuild('1', 'evil()');
    const first = folderServer(files);
    const later = folderServer({ ...files, ...evil });
    let manifests = 0;
    const { releases } = await takeFrom((request, response) => {
      if (request.url?.endsWith('release.json')) manifests += 1;
      (manifests > 1 ? later : first)(request, response);
    });
    const manifest = await releases.readManifest('mf_content', '1');
    expect(String(await releases.readFile(manifest, 'server/remoteEntry.js'))).not.toBe('evil()');
  });

  it('a file whose content does not match the manifest', async () => {
    const files = { ...unsignedBuild(BUILD), [`mf_content/${BUILD}/server/remoteEntry.js`]: 'x' };
    await expect(takeFrom(folderServer(files))).rejects.toThrow('It is not what was released.');
  });

  it.each(['../../../evil', '/etc/cron.d/evil'])(
    'a version that is not a valid folder name: %s',
    async (version) => {
      await expect(takeFrom(folderServer(unsignedBuild(version)))).rejects.toThrow();
    },
  );

  it('an origin that redirects, and does not follow the redirect', async () => {
    let isFollowed = false;
    const target = await serve((_request, response) => {
      isFollowed = true;
      response.end(registryOf(BUILD));
    });
    const location = `http://127.0.0.1:${target}/registry.json`;
    await expect(
      takeFrom((_request, response) => void response.writeHead(302, { location }).end()),
    ).rejects.toThrow(/^http:\S+ redirects, and no redirect is followed\.$/);
    expect(isFollowed).toBe(false);
  });

  it('an origin as soon as it has sent too many bytes', async () => {
    let sent = 0;
    const endless: RequestListener = (_request, response) => {
      const piece = Buffer.alloc(65_536, ' ');
      const send = () => {
        while (!response.destroyed && sent < 2 ** 30) {
          sent += piece.length;
          if (!response.write(piece)) return;
        }
      };
      response.on('drain', send);
      send();
    };
    const origin = `http://localhost:${await serve(endless)}`;
    const { builds } = open([origin], { bytes: 2 ** 20, ms: 20_000 });
    await expect(builds.take('mf_content', origin)).rejects.toThrow(
      /^http:\S+ sends more than 1048576 bytes\.$/,
    );
    expect(sent).toBeLessThan(2 ** 26);
  });

  it('a build whose files together exceed the size limit', async () => {
    const code = 'x'.repeat(300_000);
    const names = ['a', 'b', 'c', 'd'].map((name) => `server/${name}.js`);
    const integrity = Object.fromEntries(
      names.map((name) => [name, integrityOf(Buffer.from(code))]),
    );
    const manifest = JSON.stringify({ name: 'mf_content', version: BUILD, integrity });
    const files = {
      ...unsignedBuild(BUILD),
      [`mf_content/${BUILD}/release.json`]: manifest,
      ...Object.fromEntries(names.map((name) => [`mf_content/${BUILD}/${name}`, code])),
    };
    const origin = `http://localhost:${await serve(folderServer(files))}`;
    const { builds } = open([origin], { bytes: 2 ** 20, ms: 20_000 });
    await expect(builds.take('mf_content', origin)).rejects.toThrow(
      'sends more than 1048576 bytes',
    );
  });

  it('an origin that sends no reply within the time limit', async () => {
    const origin = `http://localhost:${await serve(() => undefined)}`;
    const { builds } = open([origin], { bytes: 2 ** 20, ms: 200 });
    await expect(builds.take('mf_content', origin)).rejects.toThrow(
      /^http:\S+ does not answer in time\.$/,
    );
  });

  it('an origin that sends single bytes until the time limit is exceeded', async () => {
    const origin = `http://localhost:${await serve((_request, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    })}`;
    const { builds } = open([origin], { bytes: 2 ** 20, ms: 300 });
    await expect(builds.take('mf_content', origin)).rejects.toThrow('does not answer in time');
  });

  it('an origin that does not reply, and an origin without a build of the part', async () => {
    const port = await serve((_request, response) => void response.writeHead(404).end());
    const origin = `http://localhost:${port}`;
    const { builds } = open([origin, 'http://localhost:1']);
    await expect(builds.take('mf_content', origin)).rejects.toThrow(
      `${origin} serves no build of mf_content.`,
    );
    await expect(builds.take('mf_content', 'http://localhost:1')).rejects.toThrow(
      /^http:\/\/localhost:1\/qa\/releases does not answer \(/,
    );
  });
});
