import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * A plugin of the shell's federation runtime: hands the part that every container needs to the
 * remotes, which would each carry a copy (see `containerRuntime`). `initContainerEntry` is named
 * because a build that exposes nothing, like the shell's, leaves it out.
 */
export default function provideContainerRuntime() {
  globalThis._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal,
    ModuleFederation,
    setGlobalFederationInstance,
  };
  globalThis._FEDERATION_CONTAINER_RUNTIME = {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  return { name: 'provide-container-runtime' };
}
