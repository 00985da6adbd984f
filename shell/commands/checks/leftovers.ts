import type { Check } from './Check';
import { findLines } from './findLines';
import { listTextFiles } from './listFiles';

// Spelt with a class of one letter so that this file does not find itself.
const PATTERN = /\b(TO[D]O|FIX[M]E|XX[X])\b|\/(home|root|work|Users)\/[a-z]+\//;

export const leftovers: Check = {
  title: 'Nothing is left for later, and no path of one machine is written down',
  find: async (root) => findLines(root, await listTextFiles(root), PATTERN),
};
