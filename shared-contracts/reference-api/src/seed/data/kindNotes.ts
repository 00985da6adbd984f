import type { CategoryNotes } from './categoryNotes';

/** Products that the notes of their sub-category do not fit: handles | uses // facts, ` ; ` between alternatives. */
const rows = `
iceberg-lettuce | Tear it, do not cut it, and dress it at the last moment. ; Keep the outer leaves on; they guard the heart. // Keep wrapped in the vegetable drawer, up to 5 days ; One head weighs about 400 g ; Cooled within an hour of cutting
sweet-pumpkin | Good in a chorchori with shrimp, and in halwa when it is very ripe. ; Keep the seeds: washed, salted and roasted they are a snack. // The cut side is wrapped; use within 4 days ; Weight may differ by up to 5% from what is shown ; Cut from ripe, whole pumpkins
cucumber | For salad, for raita and for the road, with salt and chilli. ; Cool it in water for half an hour before slicing. // Keeps 4 to 5 days in a cool, airy place ; Weight may differ by up to 5% from what is shown ; No wax
carrot white-radish beetroot turnip | Twist off what is left of the leaves: they draw the juice out of the root. ; Raw with salt and lime, or in a winter niramish. // Keeps 10 days in the vegetable drawer ; Washed once and graded by hand ; Sold by net weight
button-mushroom oyster-mushroom | Wipe, do not wash: they drink water. ; A hot pan, little oil, and salt only at the end. // Keep in their paper bag in the fridge, 2 to 3 days ; Picked the evening before ; Grown on clean straw, without spraying
local-onion garlic ginger | Fry it slowly; the whole curry is built on it. ; The beginning of almost every pot in this country. // Keeps for weeks in a dark, dry, airy place ; Net weight, cleaned ; No sprouts, no damp
betel-leaf | Wipe each leaf, cut off the stem, and add lime sparingly. ; For after the meal and for the guests who stay. // Keep in a damp cloth, up to 4 days ; Sorted by size, no spots ; Picked the evening before
banana-leaf | Pass it over a flame for a second and it folds without tearing. ; For paturi, for bhapa pitha, or as a plate. // Keep rolled in a damp cloth, up to 4 days ; Wiped and cut to about 60 cm ; Grown without spraying
hilsa-roe fish-roe-rui | Fry it in slices with turmeric and salt, and keep a lid near: it spits. ; Good in bora, in a bhuna, or beside plain dal. // Cleaned and packed on ice ; Cook the same day ; Net weight
squid-cleaned baby-octopus | Two minutes over a fierce fire or an hour over a low one; nothing in between. ; Lime, chilli and a hot pan are enough. // Delivered at 0–4 °C ; Cleaned, nothing left to do ; Contains molluscs
mud-crab lobster | Crack the claws before they go into the pot, so that the gravy gets in. ; Coconut milk, or butter and lime: choose one. // Delivered alive or on ice, as the season has it ; Weighed before cooking ; Contains shellfish
green-mango | For achar, for a sour dal and for a plate with salt and chilli. ; Grate it over fried fish in place of lime. // Keeps a week in the fridge ; Picked hard, before the stone sets ; Washed and dried
wood-apple-bel kodbel palm-fruit tamarind coconut sugar-cane | Its season is short; its uses are many. ; Open it when you need it and no earlier. // Keeps for a week or more in a dry place ; Picked ripe, not gassed ; Sorted by hand
ice-apple | Peel off the thin brown skin and eat them cold. ; With a little sugar and lime they are a sherbet. // Eat the same day ; Cut to order ; Packed with ice
watermelon pineapple-jaldubi green-coconut pomegranate | Cool it whole, open it last. ; For breakfast, for iftar and for whoever comes in from the sun. // Keeps 4 to 5 days whole ; Weight may differ by up to 5% ; A fruit that is bad inside is replaced the same day
malta-green mandarin-orange pomelo | Peel and eat; it is the fruit of winter roofs. ; For tiffin boxes, for juice, and with salt and chilli. // Keeps 10 days in a cool place ; No wax ; Picked ripe, not gassed
strawberry | Rinse at the last moment and leave the green on till then. ; With yoghurt, with cream, or out of the box. // Eat within 2 days, keep refrigerated ; Grown in open fields from December on ; Packed in a single layer
kasundi | With greens, with green mango, and with everything fried. ; Stir before use: the mustard settles. // Keep refrigerated, within 3 months of opening ; Ground mustard, salt and turmeric alone ; Glass bottle, sealed cap
hog-plum-chutney amla-murabba | A spoonful at the end of the meal, as at weddings. ; With paratha in the morning, with polao at noon. // Use a dry spoon ; Best within 4 months of opening ; No artificial colour
beef-achar | With khichuri on a rainy day, or with plain rice and an onion. ; Warm the spoonful you take, not the jar. // Use a dry spoon; keep the oil above the meat ; Best within 3 months of opening, refrigerated ; Beef, mustard oil and spices
bakarkhani | Dip it in tea, with or without cheese. ; Two minutes in a dry pan bring back the crackle. // Keeps 10 days in a tin ; Baked in a clay oven ; Contains wheat and ghee
jilapi-crisp amitti boondi-laddu | Best within the hour, good till evening. ; For iftar, for results day, or for no reason at all. // Eat within 2 days, do not refrigerate ; Fried in fresh oil, changed daily ; Contains wheat or pulses and sugar
bogura-doi plain-yoghurt | Serve it from the pot, cold, after the last rice. ; Beat it with salt, mint and green chilli for borhani. // Keep refrigerated, up to 4 days ; Set in clay overnight ; Whole cow’s milk and nothing that thickens
coconut-naru sesame-naru muri-mowa | For the tin on the shelf and the hands that find it. ; With tea, after school, on a long bus. // Keeps 2 weeks in a tin ; Date or sugar-cane molasses, as named ; Contains coconut or sesame
carrot-halwa-barfi | Warm it for a minute and it smells of ghee again. ; For guests, or a square beside the tea. // Keeps 5 days, refrigerated ; Winter carrots, milk and ghee ; Delivered in a sealed box with the hour of making on it
chanachur-extra-hot puffed-rice flattened-rice lentil-bori | Mix it with onion, green chilli and mustard oil, and eat it at once. ; For four o’clock, when the kettle is on. // Keep airtight, up to 3 months ; Roasted or sun-dried in small lots ; Allergens are listed on the bag
sundarban-honey litchi-flower-honey black-seed-honey mustard-flower-honey | In warm water, on bread, or on the spoon; never in boiling tea. ; Colour and thickness follow the flowers, so no two drums look alike. // Lab report for each batch, on request ; Keep at room temperature; setting is natural, and warm water undoes it ; Not for children under one year
mustard-oil-ghani black-seed-oil coconut-oil-virgin | A little is enough, and there is nothing in it but itself. ; Cold-pressed and settled for three days before bottling. // Lab report for each batch, on request ; Keep away from light; clouding in the cold is natural ; Bottle with a sealed cap
date-molasses-patali | Shave it over payesh, or melt it with coconut for pitha. ; The smell of a winter morning, kept for the year. // Keeps 6 months in a dry tin ; Boiled in clay pans from first-night sap ; No sugar added
kalijira-rice red-rice-biroi | Rinse once, soak for twenty minutes, and cook with the lid on. ; For polao, for payesh, and for days that deserve better rice. // Keep airtight, with a dried neem leaf ; This year’s harvest ; Husked in small lots, no polish
red-lentils mung-dal | Rinse till the water runs clear; pour hot ghee and garlic over it at the end. ; Dry-roast it for a minute first and the kitchen smells of it. // Keep airtight, up to 8 months ; Cleaned and stone-free ; No polish, no colour
free-range-eggs | Boil them for breakfast, or fry them in mustard oil with onion and chilli. ; Their yolks are deep orange, for the hens eat what they find. // Keep cool, blunt end up, up to 3 weeks ; Packed in a straw-lined box ; A broken egg is replaced
sylhet-tea-bop | One spoon for the cup and one for the pot; milk only when it is red. ; Small leaf, strong liquor: the tea of every stall. // Keep airtight, away from spices ; Packed beside the garden ; This season’s leaf
leather-handbag leather-sandals | Darkens and softens with use; a drop of oil twice a year keeps it supple. ; Dry it in the shade when the rain has caught you. // Vegetable-tanned cow leather ; Stitched by hand, so sizes vary by a few millimetres ; Exchange within 7 days if unworn
shopping-basket-cane | Rinse it when the fish has been in it, and hang it up to dry. ; Stands by itself and carries ten kilos. // Cane over a bamboo frame ; Handmade, so sizes vary by a centimetre ; Varnished once, no plastic
coin-purse | Small enough for a pocket, bright enough to be found in a bag. ; A present for whoever has everything. // Cotton outside and inside ; Wash by hand, cold ; Zip with a year’s guarantee
panjabi everyday-kurta block-print-fotua tie-dye-t-shirt | Wash inside out and dry in the shade, and the colour stays. ; Iron it while it is still a little damp. // Shrinks by no more than 2% ; Colours may look a shade different on a screen ; Exchange within 7 days if unworn
block-print-bedsheet | Wash the first time in cold water with a pinch of salt. ; Turn it every week and it wears evenly. // Pure cotton, two pillow covers ; Printed by hand, so a line may waver ; Exchange within 7 days if unused
glass-bangles-dozen clay-bead-necklace | Put it on last and take it off first. ; Comes in a small box, each piece wrapped by itself. // Sizes are inner diameters in inches, where there are sizes ; What breaks on the way is replaced ; Made and painted by hand
wooden-nouka ektara bamboo-flute dhol rickshaw-art-plate rickshaw-art-lantern kite-with-thread | Made to be used and to be looked at. ; It makes a present that nobody has twice. // Signed by the maker ; Keep dry, away from the stove ; Packed by hand
umbrella | For the rain of Asharh and the sun of Choitro alike. ; Dry it open, and fold it when it is dry. // Steel ribs, wooden handle ; Covers are replaced for half the price ; Exchange within 7 days if unused
school-backpack | Wipe it with a damp cloth; it is not for the machine. ; The small pocket holds the fare home. // Zips with a year’s guarantee ; Rain cover in its own pocket ; Exchange within 7 days if unused
`;

const listOf = (text: string | undefined) => (text ?? '').split(' ; ').map((part) => part.trim());

/** A product that is a kind of its own: its notes, and the first product of the kind, which names it. */
interface KindNotes extends CategoryNotes {
  kind: string;
}

export const kindNotes: ReadonlyMap<string, KindNotes> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [handles = '', text = ''] = row.split(' | ');
      const [uses, facts] = text.split('//');
      const [kind = '', ...others] = handles.split(' ');
      const notes = { kind, uses: listOf(uses), facts: listOf(facts) };
      return [kind, ...others].map((handle) => [handle, notes] as const);
    }),
);
