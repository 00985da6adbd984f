import path from 'node:path';
import { checkoutParts, packageOf } from '../../release/packageSources';
import { developedParts } from './developedParts';
import { buildsOf, runDeveloped } from './runDeveloped';

/** `npm run dev -- mf-catalog`: runs the shop with some parts from source until a signal stops it. */
export const main = (root: string, args: string[]): Promise<void> =>
  runDeveloped({
    root,
    async plan({ marketplace, settings }) {
      const parts = developedParts(args, checkoutParts());
      // The builds begin once the releases of the other parts are there.
      const apiOrigin = Promise.resolve(await marketplace.prepare(settings));
      const names = parts.map((part) => path.basename(packageOf(part))).join(', ');
      return {
        parts,
        folder: buildsOf(root, 'dev'),
        apiOrigin,
        greet: (port) => `\n  http://localhost:${port} runs ${names} from source.\n`,
      };
    },
  });
