import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './Check';
import { findLooseTexts } from './findLooseTexts';
import { listFiles } from './listFiles';

const COMPONENT = /^(shell|shared-contracts|mf-[a-z-]+)\/src\/.+\.tsx$/;
const NOT_SHOWN = /\.test\.tsx$|\/testing\//;

export const textsInCatalogues: Check = {
  title: 'Every visible text is in a catalogue (Trans, t, msg), also labels and placeholders',
  find: async (root) => {
    const files = await listFiles(root);
    const components = files.filter((file) => COMPONENT.test(file) && !NOT_SHOWN.test(file));
    const found = components.map(async (file) => {
      const texts = findLooseTexts(await readFile(join(root, file), 'utf8'));
      return texts.map(({ line, text }) => `${file}:${line}: "${text.slice(0, 60)}"`);
    });
    return (await Promise.all(found)).flat();
  },
};
