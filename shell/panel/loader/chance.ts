import { createChance, seedChance } from '../../gateway/workers/chance';

// The page loads this script before all other scripts, so that they draw numbers of the seed.
const chance = createChance(Number(document.currentScript?.dataset.seed));
seedChance(() => chance);
