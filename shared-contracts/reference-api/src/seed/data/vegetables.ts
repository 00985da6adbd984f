/** One product a line; the columns are those of `parseProducts`. */
export const vegetables = `
# leafy-greens | Leafy Greens | bunch:palong
Spinach (পালং শাক) | 40 | 50 | bundle | bunch:palong ; bunch:palong+garlic | shobuj-bazar | | | Fresh today, Chemical free | Broad, tender leaves cut before sunrise in the sandy beds of Jhikargacha. They wilt in under two minutes with garlic and a dried chilli.
Red Amaranth (লাল শাক) | 30 | | bundle | bunch:lal | shobuj-bazar | | | Fresh today | The leaf that turns the rice pink. Young plants pulled whole, so the stems are as soft as the leaves.
Malabar Spinach (পুঁই শাক) | 35 | | bundle | bunch:pui ; bunch:pui+shrimp | savar-fresh | | | Fresh today | Thick, silky leaves on purple stems: the one you want for chingri, for hilsa heads and for a proper pui chorchori.
Water Spinach (কলমি শাক), 2 bundles | 30 | 36 | - | bunch:kolmi | savar-fresh | | | Fresh today | Hollow stems, narrow leaves and a clean crunch after a quick fry over high heat.
Stem Amaranth (ডাঁটা শাক), 1 bundle | 35 | | - | bunch:data | bogura-krishi | | | Chemical free | Juicy pink-green stems meant for dal and small-fish curries; split them lengthwise and they drink in the gravy.
Bottle Gourd Leaves (লাউ শাক), 1 bundle | 30 | | - | bunch:lau | shobuj-bazar | low | | Fresh today | The soft growing tips only, never the rough old leaves, for wrapping shrimp or mashing into bhorta.
Mustard Greens (সরিষা শাক), 1 bundle | 28 | | - | bunch:mustard | bogura-krishi | | | Seasonal, Winter | Peppery winter greens with the first yellow flowers still on them.
Fenugreek Greens (মেথি শাক), 1 bundle | 30 | 35 | - | bunch:methi | savar-fresh | | | Seasonal, Winter | Small, bitter-sweet leaves; a handful lifts potatoes, koi fish and winter luchi alike.
Taro Leaves (কচু শাক), 1 bundle | 25 | | - | bunch:kochu | shobuj-bazar | | | Chemical free | Dark leaves from homestead ponds, picked young so that they never itch, for ilish-matha ghonto.
Iceberg Lettuce (লেটুস), 1 piece | 90 | 110 | - | lettuce | savar-fresh | | Nodi Fresh | Fresh today | A tight, crisp head from the net houses of Savar, cooled within an hour of cutting.
Spinach (পালং শাক) ~ spinach-savar | 38 | | bundle | board/bunch:palong ; bunch:palong*2 | savar-fresh | | | Fresh today | Small leaves from the net house, rinsed twice and tied with jute.
# gourds | Gourds & Pumpkins | lau
Bottle Gourd (লাউ), 1 piece | 70 | | - | lau | shobuj-bazar | | | Fresh today | Pale, heavy for its size and so young that a thumbnail goes through the skin. About 1.5 to 2 kg.
Sweet Pumpkin (মিষ্টি কুমড়া) | 60 | | kg | pumpkin ; green-pumpkin | bogura-krishi | | | Best seller | Deep orange flesh that needs no sugar, cut from ripe pumpkins to the weight you choose.
Ash Gourd (চাল কুমড়া), 1 piece | 65 | | - | chal-kumra | bogura-krishi | | | Chemical free | White-bloomed and mild: for morobba when ripe, for a light jhol with coconut when young.
Bitter Gourd (করলা) | 90 | 110 | kg | korola | savar-fresh | | | Fresh today | Dark green and knobbly, with small seeds. Slice thin, salt, fry crisp: the first thing on a Bengali plate.
Ridge Gourd (ঝিঙ্গা) | 70 | | kg | jhinga*2 | shobuj-bazar | | | Fresh today | Ribbed and sweet; excellent with poppy seed or with small shrimp.
Snake Gourd (চিচিঙ্গা) | 65 | | kg | chichinga*2 | savar-fresh | | | Fresh today | Striped, slim and crunchy. Young ones need no peeling at all.
Sponge Gourd (ধুন্দল) | 60 | 70 | kg | dhundul*2 | shobuj-bazar | some | | Fresh today | Soft, faintly sweet gourd that cooks in its own juice in ten minutes.
Pointed Gourd (পটল) | 80 | | kg | potol*3 ; board/potol*2+potato | bogura-krishi | | | Best seller | Small, striped and seedless inside, for dorma, for do-pyaza and for the plain joy of potol bhaji.
Cucumber (শসা) | 60 | 75 | kg | cucumber | savar-fresh | | | Fresh today | Short desi cucumbers with a thin skin and a real smell.
# roots | Roots & Tubers | potato
Potato, Diamond (আলু) | 45 | | kg | potato*3 ; tray/potato*3 | bogura-krishi | 900 | | Best seller | Yellow-fleshed Diamond potatoes from Bogura's cold stores, graded by hand: no green, no sprouts.
Red Potato, Lal Pakri (লাল পাকড়ি আলু) | 65 | | kg | potato*2 | bogura-krishi | | | Heritage | Tiny red-skinned potatoes of the north, waxy and nutty; roast them whole in their skins.
Carrot (গাজর) | 70 | 90 | kg | carrot*2 | savar-fresh | | | Seasonal, Winter | Sweet winter carrots with the tops trimmed just before packing.
White Radish (মুলা), 1 kg | 40 | | - | radish*2 | shobuj-bazar | | | Seasonal, Winter | Crisp white radish from river silt, mild enough to eat raw with salt and green chilli.
Beetroot (বিট), 500 g | 60 | | - | beet*2 | savar-fresh | | Nodi Fresh | Seasonal | Round, dark roots for salads, halwa and juice.
Turnip (শালগম), 1 kg | 50 | 60 | - | turnip*2 | shobuj-bazar | | | Winter | Purple-shouldered turnips, sweet after the first cold nights.
Taro Root (কচুর মুখি) | 75 | | kg | taro-root ; tray/taro-root | bogura-krishi | | | Chemical free | Small, starchy corms that turn creamy in a mustard gravy.
Elephant Foot Yam (ওল), 1 kg | 85 | | - | elephant-yam | bogura-krishi | low | | Chemical free | Cut from the local, non-itching variety; boil with tamarind and mash with mustard oil.
Sweet Potato (মিষ্টি আলু), 1 kg | 55 | | - | roasted-sweet-potato*2 | shobuj-bazar | | | Winter | Orange inside, honey-sweet when roasted slowly in the embers.
Potato, Diamond (আলু) ~ potato-diamond-jashore | 42 | | kg | board/potato*3 ; potato | shobuj-bazar | | | | From our growers' own cold store, sorted to one size.
# everyday-vegetables | Everyday Vegetables | tomato
Tomato (টমেটো) | 80 | 100 | kg | tomato*3 ; board/tomato*2+garlic | savar-fresh | | Nodi Fresh | Best seller, Fresh today | Vine-ripened, firm and red to the heart; good for tok, better for salad.
Round Brinjal (গোল বেগুন) | 80 | | kg | round-brinjal ; board/round-brinjal*2 | shobuj-bazar | | | Best seller | Glossy, nearly seedless brinjal from Jashore, for begun bhaja in thick slices.
Long Brinjal (লম্বা বেগুন) | 70 | | kg | eggplant*2 | savar-fresh | | | Fresh today | Slender brinjal that holds its shape in jhol and roasts evenly over a flame.
White Brinjal (সাদা বেগুন), 500 g | 60 | | - | white-brinjal*2 | shobuj-bazar | 0 | | Heritage | The old egg-shaped variety, creamy and mild.
Okra (ঢেঁড়স) | 75 | | kg | okra*3 | savar-fresh | | | Fresh today | Picked at finger length every other day, so that the tip snaps clean.
Cauliflower (ফুলকপি), 1 piece | 50 | 60 | - | cauliflower ; board/cauliflower+carrot | shobuj-bazar | | | Winter, Best seller | A tight white head of about 800 g with its fresh green collar.
Cabbage (বাঁধাকপি), 1 piece | 45 | | - | cabbage | bogura-krishi | | | Winter | Dense, sweet and squeaky. Enough for a family, about 1.2 kg.
Red Cabbage (লাল বাঁধাকপি), 1 piece | 95 | 120 | - | red-cabbage | savar-fresh | | Nodi Fresh | New arrival | Purple leaves that keep their crunch in salads and pickles for days.
Broccoli (ব্রকলি) | 90 | 110 | half | broccoli ; broccoli-head | savar-fresh | | Nodi Fresh | Winter | Dark, tight florets from Savar's winter fields.
Flat Beans (শিম) | 90 | 110 | kg | shim | bogura-krishi | | | Winter, Seasonal | Wide, tender pods with just-forming seeds, strung by hand.
Yardlong Beans (বরবটি) | 75 | | kg | sticks:borboti | savar-fresh | | | Fresh today | Long, thin and dark, snapped in the field and bundled by the half kilo.
Green Peas (মটরশুঁটি) | 120 | | kg | pea-pod*2 | bogura-krishi | some | | Winter | Sweet peas in the pod; a kilo gives about 450 g shelled.
Drumstick (সজনে ডাঁটা), 500 g | 90 | | - | sticks:sojne | shobuj-bazar | | | Seasonal | First drumsticks of the season, for dal and mustard curry.
Green Papaya (কাঁচা পেঁপে), 1 kg | 45 | | - | green-papaya | bogura-krishi | | | Chemical free | Firm, white-fleshed and milky; it tenderises meat and calms a curry.
Green Banana (কাঁচা কলা), 1 hali | 40 | | - | green-banana | shobuj-bazar | | | Chemical free | Four cooking bananas for kofta, bhorta and light fish curries.
Banana Blossom (মোচা), 1 piece | 50 | | - | mocha | shobuj-bazar | low | | Heritage | One full blossom of the anaji banana, the least bitter there is.
Sweet Corn (ভুট্টা), 2 cobs | 60 | | - | ear-of-corn*2 | bogura-krishi | | | Kids | Tender yellow cobs, to boil, or to roast with lemon and chilli salt.
Capsicum (ক্যাপসিকাম) | 220 | 260 | capsicum | capsicum:{Colour} | savar-fresh | | Nodi Fresh | Best seller | Thick-walled peppers grown under net, in three colours.
Button Mushroom (বাটন মাশরুম), 250 g | 120 | | - | mushrooms | savar-fresh | | Nodi Fresh | New arrival | White caps grown indoors at Savar and packed the same morning.
Oyster Mushroom (ওয়েস্টার মাশরুম), 250 g | 90 | | - | oyster-mushrooms | savar-fresh | | Nodi Fresh | Organic | Silky clusters grown on rice straw; tear, do not cut.
Tomato (টমেটো) ~ tomato-jashore | 74 | | kg | tomato*2+garlic ; board/tomato*3 | shobuj-bazar | | | Fresh today | Open-field tomatoes with a thick skin that travels well.
Tomato (টমেটো) ~ tomato-bogura | 70 | | kg | cloth/tomato*3 ; tomato*2 | bogura-krishi | | | Winter | Deshi tomatoes, a little sour, the way a fish curry likes them.
Cauliflower (ফুলকপি), 1 piece ~ cauliflower-savar | 55 | | - | board/cauliflower ; cauliflower+carrot | savar-fresh | | | Winter | Larger heads with the leaves left on, cut after the dew has dried.
# herbs-aromatics | Onion, Chilli & Herbs | garlic
Local Onion (দেশি পেঁয়াজ) | 110 | 125 | kg | red-onion*3 ; board/red-onion*2+green-chilli | faridpur-fields | 600 | | Best seller | Small, sharp, deep-pink onions of Faridpur that fry evenly and keep for weeks.
Garlic (দেশি রসুন) | 220 | | g | garlic*2 | faridpur-fields | | | Heritage | Single, pungent bulbs of the local variety, sun-cured for ten days.
Ginger (আদা) | 240 | 280 | g | ginger-root | parbotto-krishi | | | Organic | Thin-skinned, fibreless hill ginger from Khagrachhari.
Green Chilli (কাঁচা মরিচ) | 160 | | g | green-chilli | bogura-krishi | | | Spicy, Fresh today | Firm, hot and bright. The stems are left on, so they keep a week longer.
Naga Chilli (নাগা মরিচ), 6 pieces | 40 | | - | naga-chilli | parbotto-krishi | | | Spicy | Fragrant and ferocious; one is enough for a pot of khichuri.
Coriander Leaves (ধনে পাতা), 100 g | 15 | | - | bunch:coriander | savar-fresh | | | Fresh today | With roots on, so the leaves stay bright for days.
Mint (পুদিনা পাতা), 50 g | 12 | | - | bunch:mint | savar-fresh | | | Fresh today | Small-leaved mint for borhani, chutney and lemon tea.
Spring Onion (পেঁয়াজ পাতা), 250 g | 35 | | - | sticks:spring-onion | faridpur-fields | | | Winter | Long green tops with small white bulbs.
Betel Leaf (পান পাতা), 1 bira | 90 | | - | betel | parbotto-krishi | pre | | Heritage | Eighty soft leaves of Maheshkhali's sweet pan, wrapped in banana leaf.
Banana Leaf (কলা পাতা), 5 pieces | 40 | | - | banana-leaf | shobuj-bazar | | | Eco-friendly | Wiped, trimmed leaves for paturi, or for serving a feast.
Local Onion (দেশি পেঁয়াজ) ~ local-onion-bogura | 105 | | kg | board/red-onion*3 ; red-onion*2 | bogura-krishi | | | | Small, strong bulbs from Pabna and Bogura, dry to the neck.
Garlic (রসুন) ~ garlic-bogura | 210 | | g | board/garlic*2 ; garlic*3 | bogura-krishi | | | | White bulbs from Natore fields with cloves that peel easily.
Garlic (রসুন) ~ garlic-jashore | 235 | | g | cloth/garlic*3 ; garlic | shobuj-bazar | some | | Chemical free | Grown between rows of spinach, without anything from a bottle.
Ginger (আদা) ~ ginger-bogura | 225 | | g | board/ginger-root*2 ; ginger-root*2 | bogura-krishi | | | | Full, washed hands of ginger, mild and juicy.
`;
