/** A value of an option with what it does to the price: `500 g*0.52`, `Cleaned+20`, `Red`. */
type Values = string;

const preparation = 'Preparation: Whole, Cut & cleaned+30';
const cleaning = 'Preparation: Whole, Cleaned+20';
const weights = 'Weight: 500 g*0.52, 1 kg, 2 kg*1.95';

/** Options by the name a product row gives them; at most three to a product. */
export const choices: Record<string, Values[]> = {
  bundle: ['Pack: 1 bundle, 3 bundles*2.8, 5 bundles*4.5'],
  kg: [weights],
  half: ['Weight: 250 g*0.52, 500 g, 1 kg*1.95'],
  g: ['Weight: 250 g*0.26, 500 g*0.51, 1 kg'],
  capsicum: ['Colour: Green, Red*1.25, Yellow*1.25', 'Weight: 250 g*0.27, 500 g*0.52, 1 kg'],
  hilsa: ['Size: 600–700 g, 800–900 g*1.35, 1–1.2 kg*2', preparation],
  fish: ['Size: 1–1.5 kg*1.25, 2–2.5 kg*2.4, 3–3.5 kg*3.7', preparation],
  small: ['Weight: 500 g*0.52, 1 kg', cleaning],
  prawn: ['Grade: Medium, Large*1.2, Jumbo*1.45', 'Weight: 500 g*0.52, 1 kg'],
  dry: ['Weight: 100 g, 250 g*2.4, 500 g*4.6'],
  spice: ['Weight: 100 g, 250 g*2.4, 500 g*4.6'],
  crate: ['Weight: 2 kg*2, 5 kg*4.8, 10 kg*9.2', 'Ripeness: Ready to eat, Ripe in 3 days'],
  hundred: ['Count: 50 pieces*0.52, 100 pieces'],
  dozen: ['Pack: 1 dozen, 2 dozen*1.9'],
  pieces: ['Pack: 1 piece, 2 pieces*1.95, 4 pieces*3.8'],
  pieces12: ['Sweetener: Sugar, Date gur*1.1', 'Pack: 12 pieces, 24 pieces*1.9'],
  lime: ['Pack: 1 piece, 4 pieces*3.75, 12 pieces*10.5'],
  dragon: ['Flesh: White, Red*1.2', 'Weight: 500 g*0.52, 1 kg'],
  jar: ['Size: 250 g, 400 g*1.5, 1 kg*3.5'],
  honey: ['Size: 250 g, 500 g*1.9, 1 kg*3.7'],
  oil: ['Size: 250 ml, 500 ml*1.9, 1 litre*3.7'],
  pitha: ['Pack: 6 pieces, 12 pieces*1.9, 24 pieces*3.6'],
  sweets: ['Box: 500 g*0.52, 1 kg, 2 kg*1.95'],
  doi: ['Pot: 500 g*0.55, 1 kg'],
  meal: ['Serves: One, Two*1.9, Four*3.6', 'Heat: Mild, Regular, Hot'],
  rice: ['Weight: 1 kg, 5 kg*4.8, 10 kg*9.4'],
  eggs: ['Pack: 6 eggs, 12 eggs*1.95, 30 eggs*4.7'],
  tea: ['Weight: 200 g, 400 g*1.9'],
  pots: ['Size: Small, Medium*1.4, Large*1.9'],
  rugs: ['Size: 2 × 3 ft, 3 × 5 ft*2.2, 4 × 6 ft*3.6'],
  beds: ['Size: Single, Double*1.45, King*1.7'],
  panjabi: ['Size: 38, 40, 42, 44', 'Fabric: Cotton, Silk blend*1.35'],
  kurta: ['Size: S, M, L', 'Fabric: Cotton, Linen*1.2'],
  wear: ['Size: S, M, L, XL'],
  bangle: ['Size: 2.4, 2.6, 2.8'],
  rings: ['Size: 14, 16, 18, 20'],
  shoes: ['Size: 39, 40, 41, 42, 43'],
  colours: [],
};
