import type { Check } from './Check';
import { listFiles } from './listFiles';

const CATCH_ALL = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[a-z]+$)/i;
const BARREL = /(^|\/)index\.(ts|tsx|mjs|js)$/;

export const folderNames: Check = {
  title: 'Folders and files are named after what they hold',
  find: async (root) => {
    const files = await listFiles(root);
    return [
      ...files.filter((file) => CATCH_ALL.test(file)).map((file) => `${file}: name the concept`),
      ...files.filter((file) => BARREL.test(file)).map((file) => `${file}: no index files`),
    ];
  },
};
