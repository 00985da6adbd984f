import type { BadReleaseKind } from './BadReleaseKind';
import { AT, payload, withField, without, withoutField, withoutTopic } from './manifestChanges';

/** Matches any of the remotes that would break. */
const A_REMOTE = /mf_\w+/;
const ROUTER = '@marketplace/contracts/router';

const EVENTS: Record<string, BadReleaseKind> = {
  'renames a field of a payload': {
    part: 'mf_content',
    change: payload('out', 'toast:requested', (schema) =>
      withField('text', { type: 'string' })(withoutField('message')(schema)),
    ),
    gate: 'events',
    says: 'In `toast:requested` the field `message` is missing (it has `text`)',
    owner: 'shell',
  },
  'publishes a payload without a field': {
    part: 'mf_catalog',
    change: payload('out', 'cart:add-requested', withoutField('productUuid')),
    gate: 'events',
    says: 'In `cart:add-requested` the field `productUuid` is missing',
    owner: 'mf_cart_checkout',
  },
  'publishes a field of another type': {
    part: 'mf_cart_checkout',
    change: payload('out', 'cart:item-added', withField('quantity', { type: 'string' })),
    gate: 'events',
    says: '`quantity` is',
    owner: 'mf_catalog',
  },
  'publishes a value that subscribers do not know': {
    part: 'mf_content',
    change: payload(
      'out',
      'session:login-requested',
      withField('reason', { type: 'string', enum: ['comment', 'reply'] }),
    ),
    gate: 'events',
    says: 'reply',
    owner: 'shell',
  },
  'requires a field that nobody publishes': {
    part: 'mf_cart_checkout',
    change: payload('in', 'cart:add-requested', withField('giftWrap', { type: 'boolean' })),
    gate: 'events',
    says: '`giftWrap` is missing',
    owner: 'mf_catalog',
  },
  'no longer hears a topic': {
    part: 'mf_cart_checkout',
    change: withoutTopic('in', 'cart:add-requested'),
    gate: 'events',
    says: 'Nobody hears `cart:add-requested` any more',
    owner: 'mf_catalog',
  },
  'no longer publishes a topic': {
    part: 'mf_cart_checkout',
    change: withoutTopic('out', 'cart:item-added'),
    gate: 'events',
    says: 'Nobody publishes `cart:item-added` any more',
    owner: 'mf_catalog',
  },
};

const MODULES: Record<string, BadReleaseKind> = {
  'imports an export that the live shell lacks': {
    part: 'mf_content',
    change: ({ sharedExports }) => ({
      sharedExports: { ...sharedExports, [ROUTER]: { useBlocker: AT } },
    }),
    gate: 'shared-modules',
    says: `\`useBlocker\` of ${ROUTER} is imported at ${AT}, and the shell does not provide it`,
    owner: 'shell',
  },
  'imports an export that only a waiting release of the shell provides': {
    part: 'mf_content',
    change: ({ sharedExports }) => ({
      sharedExports: { ...sharedExports, [ROUTER]: { useBlocker: AT } },
    }),
    waiting: {
      part: 'shell',
      change: ({ sharedExports }) => ({
        sharedExports: {
          ...sharedExports,
          [ROUTER]: { ...sharedExports[ROUTER], useBlocker: 'router.ts:1' },
        },
      }),
    },
    gate: 'order',
    says: 'shell has to go live first',
    owner: 'shell',
    // The message names the command that goes first, because no line is wrong.
    place: /npm run release -- promote shell \S+, which fits/,
  },
  'removes an export that live remotes import': {
    part: 'shell',
    change: ({ sharedExports }) => ({
      sharedExports: { ...sharedExports, [ROUTER]: without(sharedExports[ROUTER] ?? {}, 'Link') },
    }),
    gate: 'shared-modules',
    says: `\`Link\` of ${ROUTER} is imported at mf-`,
    owner: A_REMOTE,
  },
  'has another major version of React in its package.json': {
    part: 'mf_content',
    change: ({ sharedLibraries }) => ({ sharedLibraries: { ...sharedLibraries, react: '18.3.1' } }),
    gate: 'shared-modules',
    says: 'mf_content is built against react 18.3.1, and the shell provides 19.',
    owner: 'shell',
  },
  'provides another major version of a library than live remotes were built against': {
    part: 'shell',
    change: ({ sharedLibraries }) => ({
      sharedLibraries: { ...sharedLibraries, 'styled-components': '7.0.0' },
    }),
    gate: 'shared-modules',
    says: 'and the shell provides 7.0.0',
    owner: A_REMOTE,
  },
  'has another federation runtime': {
    part: 'mf_content',
    change: () => ({ federationRuntime: 'beef00' }),
    gate: 'federation-runtime',
    says: 'The federation runtime is beef00',
    owner: 'shell',
    // The message names a folder, because the runtime is identified by the hash of that folder.
    place: /shared-contracts\/src\/build-kit\/federation/,
  },
  'describes nothing of what it needs': {
    part: 'mf_content',
    change: () => ({ sharedVersion: undefined }),
    gate: 'federation-runtime',
    says: 'was built before releases carried what they need of others',
    owner: 'shell',
    // The message names a command, because no file is wrong: the release only has to be built
    // again.
    place: /npm run release -- publish mf_content/,
  },
  'no longer exposes its service': {
    part: 'mf_cart_checkout',
    change: ({ exposedExports }) => ({ exposedExports: without(exposedExports, './service') }),
    gate: 'exposed-modules',
    says: 'mf_cart_checkout does not expose ./service any more, which the shell loads at shell/manifest.ts:',
    owner: 'mf_cart_checkout',
  },
  'no longer exports a function of its service': {
    part: 'mf_cart_checkout',
    change: ({ exposedExports }) => ({
      exposedExports: { ...exposedExports, './service': ['start'] },
    }),
    gate: 'exposed-modules',
    says: 'mf_cart_checkout does not expose `activate` of ./service',
    owner: 'shell',
  },
  'fills a slot of another remote': {
    part: 'mf_content',
    change: ({ exposedExports }) => ({
      exposedExports: { ...exposedExports, './SearchBox': ['default'] },
    }),
    gate: 'routes',
    says: 'mf_content exposes `./SearchBox`, a slot of mf_catalog',
    owner: 'mf_catalog',
    place: /mf-content\/manifest\.ts/,
  },
  'no longer exposes a widget': {
    part: 'mf_catalog',
    change: ({ exposedExports }) => ({ exposedExports: without(exposedExports, './SearchBox') }),
    gate: 'exposed-modules',
    says: 'mf_catalog does not expose ./SearchBox',
    owner: 'mf_catalog',
  },
  'loads a module that no live release exposes': {
    part: 'shell',
    change: ({ uses }) => ({
      uses: [
        ...uses,
        {
          remote: 'mf_content',
          module: './Teaser',
          exports: ['default'],
          at: 'shell/manifest.ts:66',
        },
      ],
    }),
    gate: 'exposed-modules',
    says: 'mf_content does not expose ./Teaser',
    owner: 'mf_content',
  },
};

/** Releases that do not fit the live releases of other parts. */
export const UNFIT_RELEASES = { ...EVENTS, ...MODULES };
