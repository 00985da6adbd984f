import type { Check } from './Check';
import { findLines } from './findLines';
import { listTextFiles } from './listFiles';

const PATTERN =
  /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|xox[abprs]-[0-9]|sk_live_/;

export const secrets: Check = {
  title: 'No secret is in the tree',
  find: async (root) => {
    const files = await listTextFiles(root);
    return findLines(
      root,
      files.filter((file) => !file.endsWith('checks/secrets.ts')),
      PATTERN,
    );
  },
};
