import { createChance, seedChance } from '../../gateway/workers/chance';

// The page loads this script before any other, so that all of them draw from the seed.
const chance = createChance(Number(document.currentScript?.dataset.seed));
seedChance(() => chance);
