/** Notes that fit every product of a sub-category: its use, and what to know about it. */
interface CategoryNotes {
  uses: string[];
  facts: string[];
}

/** Uses before `//`, facts after it; alternatives are set apart by ` ; `. */
const rows: Record<string, string> = {
  'leafy-greens':
    'Rinse in three changes of water, shake dry and cook within the day for the best taste. ; Wash, chop the stems finer than the leaves, and give the stems a minute’s head start in the pan. // Keep wrapped in a damp cloth in the vegetable drawer, up to 2 days ; One bundle weighs about 350 g ; Roots trimmed, no water added for weight',
  gourds:
    'Light on the stomach and quick to cook, it carries shrimp, dal or coconut with equal grace. ; Cook it covered, with its own juice, and finish with green chilli. // Keeps 4 to 5 days in a cool, airy place ; Weight may differ by up to 5% from what is shown ; Picked young, before the seeds harden',
  roots:
    'Brush off the earth instead of washing if you mean to keep it. ; Good in jhol, bhorta and roasts, and forgiving to a busy cook. // Keeps 2 to 3 weeks in a dark, dry, airy place ; Graded by hand: no cuts, no sprouts ; Sold by net weight',
  'everyday-vegetables':
    'It was on the plant yesterday; treat it simply and it will do the rest. ; A weekday vegetable, at its best with little oil and a hot pan. // Keep in the vegetable drawer, 3 to 5 days ; Sorted and packed in paper, not in plastic ; If anything arrives bruised, tell us the same day and we replace it',
  'herbs-aromatics':
    'The beginning of almost every pot in this country. ; Add half at the start for depth and half at the end for perfume. // Keep dry; herbs do best upright in a glass of water ; Net weight, cleaned ; Grown without growth regulators',
  'river-fish':
    'Marinate with turmeric and salt for ten minutes, fry lightly, and keep the gravy thin so that the fish can speak. ; Mustard, green chilli and mustard oil are all it asks for. // On ice from ghat to door, never frozen unless it says so ; Weight is taken before cutting; cleaned fish weighs about 15% less ; Tested for formalin at landing',
  'farmed-fish':
    'An honest weekday fish: fry, then simmer with potato and tomato. ; Good for dopeyaza, kalia and a child’s first fish. // Dispatched within four hours of leaving the pond ; Weight is taken before cutting; cleaned fish weighs about 15% less ; Fed on registered feed, record on request',
  'sea-fish':
    'Pat dry, salt early, and let the pan get truly hot. ; It takes to the grill, to coconut milk and to a plain fry with lime. // Iced on board, delivered at 0–4 °C ; Cook within a day, or freeze at once ; Tested for formalin at landing',
  'prawns-crabs':
    'Do not throw away the heads: the fat in them makes the gravy. ; Two minutes in the pan are plenty; longer makes it tough. // Graded by count to the kilo ; Delivered at 0–4 °C ; Contains shellfish',
  'dried-fish':
    'Soak in hot water, rinse twice, and cook with more garlic than seems wise. ; Roast it dry for bhorta, or bhuna it with brinjal and pumpkin. // Keep airtight; in the freezer it stays good for a year ; No DDT, no powder, salt only where named ; Vacuum-packed, so the cupboard does not smell of it',
  'mango-season':
    'Leave unripe fruit in a basket with newspaper, and never in the fridge before it is soft. ; Cool it in water for half an hour, then sit somewhere you can drip. // Picked after the date set for its variety ; No carbide, no ripening spray ; Packed in ventilated crates with straw',
  'seasonal-fruits':
    'Its weeks are few; buy it now and again before they are over. ; Good with salt and chilli, better shared. // Handle gently and eat within 2 to 3 days ; Sorted by hand, twice ; Grown in the open, so no two are alike',
  'everyday-fruits':
    'For breakfast, for tiffin boxes and for the bowl on the table. ; Ripens on in the kitchen; put it in the fridge only when it is ready. // Ripened without carbide ; Weight may differ by up to 5% ; Bruised fruit is replaced the same day',
  citrus:
    'Roll it under your palm before cutting and it gives twice the juice. ; A little at the end of cooking wakes the whole dish. // Keeps 2 weeks in a paper bag in the fridge ; No wax ; Picked ripe, not gassed',
  'imported-fruits':
    'Wash just before eating, not before storing. ; Serve cool, not cold: the taste is in the smell. // Cold-chained from port to door ; Country of origin is on the label ; Imported with phytosanitary certificate',
  'dry-fruits':
    'A handful a day, in payesh, in polao or as it is. ; Soak overnight for a softer bite and an easier morning. // Keep airtight and away from the sun, up to 6 months ; Packed in food-grade pouches with a zip ; May contain traces of other nuts',
  achar:
    'With khichuri, with plain dal-bhat, or straight from the jar when nobody looks. ; A spoonful beside paratha is breakfast. // Use a dry spoon; keep the oil above the fruit ; Best within 8 months of opening ; No artificial colour, vinegar only where named',
  pitha:
    'Best the day it comes; warm it for a few minutes under a lid. ; Serve with jhola gur, kheer or strong tea. // Made to order, dispatched the same afternoon ; Eat within 24 hours, or keep 2 days in the fridge ; Contains rice, milk and coconut',
  mishti:
    'For guests, for results day, or for no reason at all. ; Serve at room temperature; cold dulls the milk. // Cow’s milk chhana, no starch ; Eat within 2 days, keep refrigerated ; Delivered in a sealed box with the hour of making on it',
  'snacks-meals':
    'Ready when the kettle is: no thawing needed. ; Made in a home kitchen that passes the same checks as a restaurant. // Frozen items travel in dry ice and keep 3 months at −18 °C ; Dry snacks are packed in sealed bags ; Allergens are listed on the box',
  'hot-meals':
    'Cooked after you order, and sealed while it steams. ; Made in a home kitchen that passes the same checks as a restaurant. // Sent within the hour, in its own district only ; Eat within four hours, or keep in the fridge for a day ; Allergens are listed on the box',
  'honey-ghee-oil':
    'Pure food does not look the same twice: colour and thickness follow the season. ; A little is enough, and there is nothing in it but itself. // Lab report for each batch, on request ; Keep at room temperature; setting and clouding are natural ; Glass bottle, sealed cap',
  'spices-staples':
    'Bloom it in hot oil before anything wet goes in. ; Store less and buy fresh: aroma is what you pay for. // Cleaned, sun-dried and packed in small lots ; Keep airtight, away from the stove ; No added colour',
  'jute-bags':
    'Jute grows in a hundred days, feeds the soil and returns to it. ; Wipe with a damp cloth and dry in the shade. // Colour-fast dye ; Handmade, so sizes vary by a centimetre ; Biodegradable to the last thread',
  'gamcha-weaves':
    'Woven on a frame loom, and better with every wash. ; Wash the first time in cold water with a pinch of salt. // 100% natural yarn unless stated ; Colours may look a shade different on a screen ; Exchange within 7 days if unworn',
  'nakshi-kantha':
    'Each piece carries the name of the woman who made it, stitched in a corner. ; Wash by hand, dry in the shade, and hand it down. // Running stitch by hand throughout ; No two are alike ; The maker gets more than half of the price',
  jewellery:
    'Put it on last and take it off first; perfume and sweat dull metal. ; Comes in a small box with a cotton pad. // Nickel-free findings ; Handmade, so expect small differences ; Exchange within 7 days if unworn',
  kitchenware:
    'Made to be used daily and to be mended, not replaced. ; Wash by hand; tamarind and ash bring back the shine of metal. // Food-safe, tested finish ; Packed in straw and corrugated board ; Breakage in transit is on us',
  'home-craft':
    'A piece of somebody’s afternoon, for your wall, shelf or verandah. ; It makes a present that nobody has twice. // Signed by the maker ; Handmade, so colours and sizes vary a little ; Packed by hand',
};

const listOf = (text: string | undefined) => (text ?? '').split(' ; ').map((part) => part.trim());

export const categoryNotes: Record<string, CategoryNotes> = Object.fromEntries(
  Object.entries(rows).map(([handle, row]) => {
    const [uses, facts] = row.split('//');
    return [handle, { uses: listOf(uses), facts: listOf(facts) }];
  }),
);
