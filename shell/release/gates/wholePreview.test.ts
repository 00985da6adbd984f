import { checkRelease } from './checkRelease';
import type { DescribedRelease, GateContext, GateRequest, Release } from './Gate';
import {
  candidateOf,
  hasBlocker,
  needsBlocker,
  refusedBy,
  requestOf,
  type Shop,
  textsOf,
  today,
} from './testing/gateRequests';

describe('checkRelease of a preview that goes live as a whole', () => {
  /** Builds a request for a candidate and further releases that go live in the same step. */
  function wholeOf(shop: Shop, candidate: DescribedRelease, ...rest: DescribedRelease[]) {
    const all = [candidate, ...rest];
    const versions = Object.fromEntries(all.map(({ part, version }) => [part, version]));
    const request = requestOf(shop, candidate, { preview: { name: 'preview/x', versions } });
    const readManifest: GateRequest['readManifest'] = async (part, version) =>
      rest.find((each) => each.part === part && each.version === version)?.manifest ??
      request.readManifest(part, version);
    return { ...request, readManifest };
  }
  const shop: Shop = { ...today, mf_content: [{ version: '1' }] };

  it('accepts a remote that fits the shell of the preview but not the live shell', async () => {
    const [remote, shell] = [
      candidateOf('mf_content', needsBlocker),
      candidateOf('shell', hasBlocker),
    ];
    expect(await refusedBy(requestOf(shop, remote))).not.toEqual([]);
    expect(await refusedBy(wholeOf(shop, remote, shell))).toEqual([]);
    expect(await refusedBy(wholeOf(shop, shell, remote))).toEqual([]);
  });

  it('reports a problem between two releases of the preview once, without an order', async () => {
    const coming = { version: '3', status: 'available', changes: hasBlocker };
    const withComing = { ...shop, shell: [{ version: '1' }, coming] };
    const remote = candidateOf('mf_content', needsBlocker);
    const refused = await refusedBy(wholeOf(withComing, remote, candidateOf('shell')));
    expect(refused.map(({ gate, problems }) => [gate, problems.length])).toEqual([
      ['shared-modules', 1],
    ]);
    expect(textsOf(refused)).toContain('`useBlocker`');
  });

  it('checks each release of the preview against the parts that stay live', async () => {
    const broken = { version: '1', changes: needsBlocker };
    const withNeed = {
      ...shop,
      shell: [{ version: '1', changes: hasBlocker }],
      mf_account: [broken],
    };
    const request = wholeOf(withNeed, candidateOf('mf_content'), candidateOf('shell'));
    expect(textsOf(await refusedBy(request))).toContain('mf_account 1 (live)');
  });

  it('runs a gate that judges the composition only once, with all releases that are replaced', async () => {
    const find = jest.fn(() => []);
    const request = wholeOf(shop, candidateOf('mf_content'), candidateOf('shell'));
    await checkRelease(request, [{ name: 'pages', isOfComposition: true, find }]);
    const namesOf = (releases: Release[]) =>
      releases.map(({ part, version, standing }) => `${part} ${version} ${standing}`);
    const contexts: GateContext[] = find.mock.calls.flat();
    expect(contexts.map(({ replaced, others }) => [namesOf(replaced), namesOf(others)])).toEqual([
      [
        ['mf_content 1 live', 'shell 1 live'],
        ['mf_catalog 1 live', 'mf_cart_checkout 1 live', 'shell 2 candidate'],
      ],
    ]);
  });
});
