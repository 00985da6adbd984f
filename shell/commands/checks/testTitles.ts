import type { Check } from './Check';
import { findLines } from './findLines';
import { listFiles } from './listFiles';

const WEAK =
  /\b(it|test)(\.each\(.*\))?\(\s*['"`](should\b|renders correctly|works\b)|toMatch\w*Snapshot/;

export const testTitles: Check = {
  title: 'Tests say what happens, in the present tense, and keep no snapshots',
  find: async (root) => {
    const files = await listFiles(root);
    const tests = files.filter((file) => /\.(test|journey)\.tsx?$/.test(file));
    return findLines(root, tests, WEAK);
  },
};
