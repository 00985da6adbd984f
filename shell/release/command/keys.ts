import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { createKeyPair } from '../signing/keyPair';
import { EVERY_PART, readTrustedKeys } from '../signing/trustedKeys';
import type { Verb } from './Verb';

export const keys: Verb = {
  name: 'keys',
  usage: 'keys [part | all]',
  words: 1,
  summary:
    'make a key that signs releases of a part (`all`: of every part) and trust it here; alone: the keys that are trusted',
  options: {},
  async run({ keys: places, print }, args) {
    if (args.word(0) !== undefined) {
      const part: PartName | 'all' = args.word(0) === 'all' ? 'all' : args.newPart;
      const signs = part === 'all' ? EVERY_PART : part;
      const { id, file } = await createKeyPair(part, [signs], places);
      print(
        `key ${id} in ${file} signs ${signs === EVERY_PART ? 'every part' : signs}; gateways trust it once their RELEASE_TRUST names it as ${places.trust} does`,
      );
      return;
    }
    const known = Object.entries(await readTrustedKeys(places.trust));
    for (const [id, { parts }] of known) print(`${id}  ${parts.join(', ')}`);
    print(`${known.length} keys are trusted by ${places.trust}`);
  },
};
