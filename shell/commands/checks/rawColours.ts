import type { Check } from './Check';
import { findLines } from './findLines';
import { listFiles } from './listFiles';

const COLOUR = /#[0-9a-f]{3,8}\b(?=[;\s,)'"`]|$)|\b(rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(/i;

/** Tokens are defined once; the drawings of the seed and e-mails are pictures, not interface. */
const MAY_PAINT = [
  /^shared-contracts\/src\/(design|ui\/tokens)/,
  /^shared-contracts\/reference-api\//,
  /^shell\/commands\/(checks|icons)\//,
  /\.test\.tsx?$/,
];

export const rawColours: Check = {
  title: 'Colours come from tokens',
  find: async (root) => {
    const files = await listFiles(root);
    const painted = files.filter(
      (file) => /\.tsx?$/.test(file) && !MAY_PAINT.some((pattern) => pattern.test(file)),
    );
    return findLines(root, painted, COLOUR);
  },
};
