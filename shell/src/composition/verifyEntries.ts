import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RemoteAddresses } from './Composition';

/** The browser runs a remote's container only when it is the one that was released. */
export function verifyEntries(remotes: RemoteAddresses): void {
  registerPlugins([
    {
      name: 'verify-entries',
      createScript({ url }) {
        // Without what a further try adds to the address.
        const [file = ''] = url.split('?');
        const address = Object.values(remotes).find(({ entry }) => file.endsWith(entry));
        const script = document.createElement('script');
        script.src = url;
        if (address) script.integrity = address.integrity;
        return script;
      },
    },
  ]);
}
