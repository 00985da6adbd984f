import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { StorageUnavailable } from '../../openReleases';
import type { GateContext } from '../Gate';

/** Version by part. */
export type Composition = Record<PartName, string>;

interface CandidateStore {
  /** Environment variables for a gateway that runs the composition. */
  environment: Record<string, string>;
  /**
   * Tells pages that failed for lack of a file from pages that a candidate breaks.
   * @throws StorageUnavailable if the storage did not answer for a file of the composition
   */
  assertStorageAnswered: () => void;
  close: () => Promise<void>;
}

const KEY_ID = 'health-gate';

/**
 * Serves the releases of a composition that is in no registry. Gateways accept only signed
 * manifests, so the manifests are signed with a temporary key. Their original signatures were
 * verified when the manifests were read.
 */
export async function serveCandidate(
  { readManifest, readFile }: Pick<GateContext, 'readManifest' | 'readFile'>,
  composition: Composition,
): Promise<CandidateStore> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const registry = Object.fromEntries(
    Object.entries(composition).map(([part, version]) => [
      part,
      { releases: { [version]: 'live' }, history: [] },
    ]),
  );
  const manifestOf = async (part: string, version: string) => {
    const known = Object.entries(composition).find(
      (entry) => entry.join() === `${part},${version}`,
    );
    if (!known) throw new Error(`${part} ${version} is not of this composition.`);
    return readManifest(part, version);
  };
  const read = async (address: string): Promise<Buffer> => {
    if (address === '/registry.json') return Buffer.from(JSON.stringify(registry));
    const [, part = '', version = '', ...names] = address.split('/');
    const manifest = await manifestOf(part, version);
    const document = Buffer.from(JSON.stringify(manifest));
    const file = names.join('/');
    if (file === 'release.json') return document;
    if (file !== 'release.json.sig') return readFile(manifest, file);
    const signature = sign(null, document, privateKey).toString('base64');
    return Buffer.from(JSON.stringify({ key: KEY_ID, signature }));
  };

  let unanswered: StorageUnavailable | undefined;
  const server = createServer(({ url = '/' }, response) => {
    read(url).then(
      (bytes) => response.end(bytes),
      (error: unknown) => {
        const isUnanswered = error instanceof StorageUnavailable;
        if (isUnanswered) unanswered ??= error;
        response.writeHead(isUnanswered ? 503 : 404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: a TCP listener's address is never a string.
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(path.join(tmpdir(), 'health-'));
  const trust = path.join(folder, 'trusted.json');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  await writeFile(trust, JSON.stringify({ [KEY_ID]: { publicKey: pem, parts: ['*'] } }));
  return {
    environment: {
      RELEASES_URL: `http://127.0.0.1:${port}`,
      RELEASE_CHANNEL: 'production',
      RELEASE_TRUST: trust,
      DATA_DIR: folder,
      // Off, because test sessions need shop sources that a remote's repository does not have.
      QA: '',
    },
    assertStorageAnswered() {
      if (unanswered) throw unanswered;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
