import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { checkRelease } from '../checkRelease';
import { formatGates } from '../formatGates';
import type { DescribedRelease, GateRegistry, GateRequest } from '../Gate';
import { buildRelease } from './buildRelease';

export type Changes = Parameters<typeof buildRelease>[1];
/** Versions by part, the live version last. */
export type Shop = Partial<
  Record<PartName, { version: string; status?: string; changes?: Changes }[]>
>;

/** A shop in which all releases fit. */
export const today: Shop = {
  shell: [{ version: '1' }],
  mf_catalog: [{ version: '1' }],
  mf_cart_checkout: [{ version: '1' }],
};

/** Builds a request to check a candidate in a shop. */
export function requestOf(
  shop: Shop,
  candidate: DescribedRelease,
  rest: Partial<GateRequest> = {},
) {
  const registry: GateRegistry = {};
  const releases = new Map<string, DescribedRelease>();
  for (const [part, versions = []] of Object.entries(shop)) {
    registry[part] = {
      releases: Object.fromEntries(
        versions.map(({ version, status = 'live' }) => [
          version,
          status === 'earlier' ? 'available' : status,
        ]),
      ),
      history: versions
        .filter(({ status = 'live' }) => status === 'live' || status === 'earlier')
        .map(({ version }) => ({ version, status: 'live' })),
    };
    for (const { version, changes } of versions) {
      releases.set(`${part} ${version}`, buildRelease(part, changes, 'live', version));
    }
  }
  releases.set(`${candidate.part} ${candidate.version}`, candidate);
  const request: GateRequest = {
    part: candidate.part,
    version: candidate.version,
    registry,
    readManifest: async (part, version) => {
      const found = releases.get(`${part} ${version}`);
      if (!found) throw new Error(`There is no ${part} ${version}.`);
      return found.manifest;
    },
    readFile: async () => Buffer.from(''),
    action: 'promote',
    channel: 'production',
    ...rest,
  };
  return request;
}

export const candidateOf = (part: PartName, changes: Changes = {}) =>
  buildRelease(part, changes, 'candidate', '2');

/** @returns results of the gates that refuse, without `health`, which needs a running API */
export async function refusedBy(request: GateRequest) {
  const results = await checkRelease(request);
  return results.filter(({ gate, status }) => status === 'refused' && gate !== 'health');
}

export const textsOf = (results: Awaited<ReturnType<typeof refusedBy>>) => formatGates(results);

/** Changes with which a remote imports `useBlocker`, which today's shell does not export. */
export const needsBlocker: Changes = {
  sharedExports: { '@marketplace/contracts/router': { useBlocker: 'mf-content/src/x.tsx:7' } },
};
/** Changes with which a shell exports `useBlocker`. */
export const hasBlocker: Changes = {
  sharedExports: {
    '@marketplace/contracts/router': {
      Link: 'router.ts:1',
      useFetcher: 'router.ts:1',
      useBlocker: 'router.ts:1',
    },
  },
};
