import { createRequire } from 'node:module';

// The libraries as the runtime's own package finds them.
const load = createRequire(
  createRequire(__filename).resolve('@module-federation/enhanced/runtime'),
);

interface ContainerRuntime {
  runtime: { init: (options: { name: string; remotes: [] }) => object };
  bundlerRuntime: { S: object; consumes: unknown };
}

/** Evaluated anew each time, as each remote carries its own. */
function evaluate(): ContainerRuntime {
  jest.resetModules();
  return jest.requireActual<{ default: ContainerRuntime }>('./containerRuntime.mjs').default;
}

describe('the runtime of a container', () => {
  const { attachShareScopeMap, bundlerRuntime } = load(
    '@module-federation/webpack-bundler-runtime',
  );

  beforeAll(() => {
    Object.assign(globalThis, {
      _FEDERATION_RUNTIME_CORE: load('@module-federation/runtime-core'),
      _FEDERATION_CONTAINER_RUNTIME: { attachShareScopeMap, bundlerRuntime },
    });
  });

  it("is the shell's, with a share scope of its own", () => {
    const [one, other] = [evaluate(), evaluate()];
    expect(one.bundlerRuntime.consumes).toBe(bundlerRuntime.consumes);
    expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  });

  it('has an instance of its own, which stays when the container is loaded again', () => {
    const first = evaluate().runtime.init({ name: 'mf_one', remotes: [] });
    const other = evaluate().runtime.init({ name: 'mf_other', remotes: [] });
    const again = evaluate().runtime.init({ name: 'mf_one', remotes: [] });
    expect(first).toMatchObject({ name: 'mf_one' });
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });
});
