/** One product a line; the columns are those of `parseProducts`. */
export const homemadeFood = `
# achar | Achar & Chutney (আচার) | jar:mango
Mango Achar, Mustard Oil (আমের আচার) | 220 | 250 | jar | jar:mango ; jar:mango+mango^45 | nanir-rannaghor | | Nanir Hat | Best seller, No preservatives | Green Langra sliced with the skin on, sunned for five days and drowned in ghani-pressed mustard oil.
Sweet Mango Achar (আমের মিষ্টি আচার) | 240 | | jar | jar:sweet-mango | nanir-rannaghor | | Nanir Hat | Kids, No preservatives | Shredded mango cooked down with date molasses, panch phoron and a little dried chilli.
Kashmiri Mango Achar (কাশ্মীরি আচার) | 260 | | jar | jar:sweet-mango+dried-chilli | gram-bangla | some | Gram Bangla | Gift idea | Amber strips in syrup with ginger and vinegar, glossy as glass.
Olive Achar (জলপাইয়ের আচার) | 200 | | jar | jar:jolpai ; jar:jolpai+jolpai | nanir-rannaghor | | Nanir Hat | Best seller | Soft winter jolpai in a sweet, sour, smoky spice mash.
Jujube Achar (বরই আচার) | 180 | 210 | jar | jar:boroi ; jar:boroi+boroi | nanir-rannaghor | | Nanir Hat | Kids, Spicy | Whole sun-dried boroi, sticky with gur and chilli. Spit out the stones, reach for another.
Tamarind Achar (তেঁতুলের আচার) | 170 | | jar | jar:tamarind | gram-bangla | | Gram Bangla | Spicy | Dark, sour and hot, rolled from the pulp of old tamarind.
Garlic Achar (রসুনের আচার) | 280 | | jar | jar:garlic ; jar:garlic+garlic | nanir-rannaghor | | Nanir Hat | No preservatives | Single-clove garlic mellowed for a month in mustard oil and tamarind.
Chilli Achar (মরিচের আচার), 250 g | 190 | | - | jar:chilli | gram-bangla | | Gram Bangla | Spicy | Stuffed red chillies for khichuri days.
Naga Chilli Achar (নাগা মরিচের আচার) | 260 | 290 | jar | jar:naga ; jar:naga+naga-chilli | gram-bangla | | Gram Bangla | Spicy, Best seller | A fiery Sylheti paste; the tip of a spoon is a portion.
Hog Plum Chutney (আমড়ার চাটনি), 250 g | 180 | | - | jar:amra+amra | nanir-rannaghor | | Nanir Hat | Seasonal | Chunky, golden and sharp.
Mixed Achar (মিশ্র আচার) | 210 | | jar | jar:mixed | gram-bangla | | Gram Bangla | | Mango, carrot, chilli and olive, shaken together for a year's lunches.
Beef Achar (গরুর মাংসের আচার) | 480 | 540 | jar | jar:beef | nanir-rannaghor | low | Nanir Hat | Spicy, Gift idea | Crisp cubes of beef slow-cooked in mustard oil; keeps for a month, lasts three days.
Kasundi (কাসুন্দি), 250 ml | 130 | | - | jar:kasundi ; jar:kasundi+bowl:mustard-seed | gram-bangla | | Gram Bangla | Heritage | Fermented mustard made in Boishakh, when the mustard is new.
Amla Murabba (আমলকির মোরব্বা), 500 g | 320 | | - | jar:murabba+amloki | nanir-rannaghor | | Nanir Hat | Sweet | Whole gooseberries, pricked and simmered till translucent.
# pitha | Pitha (পিঠা) | plate:nakshi
Bhapa Pitha (ভাপা পিঠা) | 120 | | pitha | plate:bhapa ; leaf/plate:bhapa | pitha-bari | | Pitha Bari | Winter, Best seller | Steamed rice cakes with a heart of khejur gur and coconut, dispatched warm in banana leaf.
Chitoi Pitha (চিতই পিঠা) | 90 | | pitha | plate:chitoi ; plate:chitoi+jar:gur | pitha-bari | | Pitha Bari | Winter | Griddled in clay moulds, full of holes to hold jhola gur, bhorta or duck curry.
Patishapta (পাটিসাপটা) | 210 | 240 | pitha | plate:patishapta | pitha-bari | | Pitha Bari | Best seller, Sweet | Thin crêpes rolled round kheer thickened for three hours.
Nakshi Pitha (নকশি পিঠা) | 240 | | pitha | plate:nakshi ; leaf/plate:nakshi | pitha-bari | | Pitha Bari | Heritage, Gift idea | Patterns drawn with a date thorn by women of Narsingdi, fried twice, dipped in syrup.
Phul Jhuri Pitha (ফুলঝুরি পিঠা) | 150 | | pitha | plate:phul | pitha-bari | | Pitha Bari | Kids | Flower-shaped wafers, brittle as first frost.
Teler Pitha, Poa (তেলের পিঠা) | 130 | | pitha | plate:poa ; leaf/plate:poa | pitha-bari | some | Pitha Bari | Sweet | Puffed in hot oil, crisp at the rim and soft in the belly.
Narikel Puli (নারিকেল পুলি) | 160 | 180 | pitha | plate:puli ; plate:puli+coconut | pitha-bari | | Pitha Bari | Best seller | Half-moons of rice dough with coconut and gur, pinched by hand.
Bakarkhani (বাকরখানি), 12 pieces | 110 | | - | plate:bakarkhani ; plate:bakarkhani+hot-beverage | puran-dhaka | | Nazirabazar | Heritage, Best seller | Layered biscuits slapped on the wall of a tandoor in Old Dhaka; tea is not optional.
# mishti | Mishti (মিষ্টি) | plate:sandesh
Roshogolla (রসগোল্লা) | 320 | | sweets | bowl:roshogolla ; bowl:roshogolla*2 | gomoti-mishti | | Gomoti | Best seller, Sweet | Spongy, light and warm-hearted, made from cow's milk chhana that same dawn.
Roshmalai (রসমালাই) | 420 | 460 | sweets | bowl:milk-sweets | gomoti-mishti | | Gomoti | Best seller, Gift idea | Small Cumilla roshmalai in milk reduced to a third.
Kalojam (কালোজাম) | 340 | | sweets | bowl:kalojam | gomoti-mishti | | Gomoti | Sweet | Fried dark and soaked long, with a blush of pink inside.
Porabari Chomchom (পোড়াবাড়ির চমচম) | 360 | 400 | sweets | plate:chomchom | gomoti-mishti | | Gomoti | Heritage, Best seller | Brick-red Tangail chomchom rolled in mawa.
Malai Chop (মালাই চপ) | 440 | | sweets | plate:malaichop | gomoti-mishti | some | Gomoti | Sweet | Pillows of chhana under a coat of clotted cream.
Kachagolla of Natore (কাঁচাগোল্লা) | 520 | | sweets | plate:kachagolla | gomoti-mishti | | Gomoti | Heritage | Raw, loose and barely sweet: chhana tasting of nothing but milk.
Nolen Gur Sandesh (নলেন গুড়ের সন্দেশ) | 620 | 680 | sweets | plate:nolen-sandesh ; plate:nolen-sandesh+jar:gur | gomoti-mishti | | Gomoti | Winter, Gift idea | New date-palm molasses pressed into a wooden flower.
Sandesh (সন্দেশ) | 560 | | sweets | plate:sandesh | gomoti-mishti | | Gomoti | Gift idea | The quiet sweet: fine-ground chhana, a pistachio, and that is all.
Jilapi, Crisp (জিলাপি), 500 g | 110 | | - | plate:jilapi ; leaf/plate:jilapi | puran-dhaka | | Nazirabazar | Best seller | Thin coils that crackle, piped into the oil an hour before dispatch.
Amitti (আমিত্তি), 500 g | 160 | | - | plate:amitti | puran-dhaka | | Nazirabazar | Heritage | Urad-lentil coils, deeper in colour and deeper in taste.
Boondi Laddu (লাড্ডু) | 300 | | sweets | plate:laddu | puran-dhaka | | Nazirabazar | Eid special, Kids | Tiny drops of gram flour bound with ghee and cardamom.
Bogura Doi (বগুড়ার দই) | 220 | 240 | doi | pot:doi ; pot:doi+bowl-with-spoon | bogura-krishi | | Bogura Doi Ghor | Heritage, Best seller | Caramel-topped sweet yoghurt set overnight in a clay pot. The pot is yours to keep.
Plain Yoghurt (টক দই), 500 g | 130 | | - | pot:plain-doi | bogura-krishi | | Bogura Doi Ghor | Sugar free | Unsweetened and thick enough to stand a spoon in.
Coconut Naru (নারিকেলের নাড়ু) | 180 | | pieces12 | plate:naru ; plate:gur-naru | nanir-rannaghor | | Nanir Hat | Heritage, Kids | Grated coconut rolled hot by quick hands, in white sugar or date gur.
Sesame Naru (তিলের নাড়ু), 12 pieces | 160 | | - | plate:til-naru | nanir-rannaghor | | Nanir Hat | Winter | Toasted sesame in gur, crunchy, then chewy.
Muri Mowa (মুড়ির মোয়া), 10 pieces | 90 | | - | plate:mowa | gram-bangla | | Gram Bangla | Kids | Puffed rice and warm molasses pressed to the size of a fist.
Kaju Barfi (কাজু বরফি) | 760 | 840 | sweets | plate:kaju-barfi ; plate:barfi | gomoti-mishti | low | Gomoti | Eid special, Gift idea | Cashew ground with milk, cut in diamonds and touched with silver leaf.
Carrot Halwa Barfi (গাজরের হালুয়া), 500 g | 280 | | - | plate:gajar-halwa ; plate:gajar-halwa+carrot | nanir-rannaghor | | Nanir Hat | Winter | Carrots, milk and ghee, stirred until the spoon stands.
Balish Mishti (বালিশ মিষ্টি), 1 piece | 240 | | - | plate:balish | gomoti-mishti | 1 | Gomoti | Heritage | Netrokona's pillow: one sweet, one kilo, one celebration.
# snacks-meals | Snacks & Home Meals | plate:singara
Mini Singara, Frozen (মিনি সিঙ্গারা) | 140 | | pitha | plate:singara ; plate:singara+jar:tamarind | gram-bangla | | Gram Bangla | Frozen, Best seller | Potato, peanut and panch phoron in flaky pastry; fry from frozen.
Chicken Samosa, Frozen (চিকেন সমুচা) | 200 | 230 | pitha | plate:samosa | gram-bangla | | Gram Bangla | Frozen, Kids | Paper-thin triangles with minced chicken and spring onion.
Chicken Roll, Frozen (চিকেন রোল) | 260 | | pitha | plate:roll | nanir-rannaghor | | Nanir Hat | Frozen, Kids | Crumbed rolls with a juicy middle, the iftar table's first empty plate.
Beef Cutlet, Frozen (বিফ কাটলেট) | 320 | | pitha | plate:cutlet | nanir-rannaghor | some | Nanir Hat | Frozen | Crumbed, spiced, shaped by hand.
Paratha, Frozen (পরোটা) | 150 | | pitha | plate:paratha | gram-bangla | | Gram Bangla | Frozen, Best seller | Flaky, buttery layers; two minutes a side on a dry pan.
Dal Puri, Frozen (ডাল পুরি) | 140 | 160 | pitha | plate:puri | gram-bangla | | Gram Bangla | Frozen | Puffs up like a balloon, filled with spiced red lentils.
Chanachur, Extra Hot (ঝাল চানাচুর), 350 g | 120 | | - | bowl:chanachur ; bowl:chanachur+dried-chilli | gram-bangla | | Gram Bangla | Spicy, Best seller | Small-batch chanachur in fresh oil, with whole peanuts.
Puffed Rice (মুড়ি), 500 g | 70 | | - | bowl:puffed-rice | barishal-kitchen | | Gram Bangla | No preservatives | Hand-roasted on hot sand, no urea, no shortcuts.
Flattened Rice (চিড়া), 1 kg | 90 | | - | bowl:flattened-rice | barishal-kitchen | | Gram Bangla | | Thin, clean chira for doi-chira breakfasts.
Lentil Bori (ডালের বড়ি), 250 g | 110 | | - | plate:bori | barishal-kitchen | | Gram Bangla | Winter, Heritage | Sun-dried peaks of lentil and ash gourd for fish jhol.
# hot-meals | Hot Meals (গরম খাবার) | bowl:biryani | local
Kacchi Biryani Box (কাচ্চি বিরিয়ানি) | 320 | 360 | meal | bowl:biryani ; bowl:biryani+egg | puran-dhaka | | Nazirabazar | Best seller, Spicy | Mutton on the bone under saffron rice and potatoes, sealed with dough and cooked on coals.
Bhuna Khichuri with Beef (ভুনা খিচুড়ি) | 240 | | meal | bowl:khichuri ; bowl:khichuri+bowl:curry | nanir-rannaghor | | Nanir Hat | Best seller | Roasted mung dal and kalijira rice for a rainy day, with slow beef bhuna.
Prawn Malai Curry (চিংড়ি মালাইকারি) | 420 | | meal | bowl:white-curry+shrimp | barishal-kitchen | some | Dakshiner Ranna | | Galda in coconut milk, the way Barishal does it.
সাত ভর্তার থালা ~ seven-bhorta-platter | 280 | | meal | bowl:bhorta | barishal-kitchen | | Dakshiner Ranna | Spicy, Heritage | Potato, lentil, brinjal, shrimp, shutki, coriander and egg, with ghee on the side.
Beef Halim (বিফ হালিম), 500 g | 220 | | - | bowl:halim | puran-dhaka | | Nazirabazar | Eid special | Four lentils, broken wheat and beef, beaten until they agree.
# honey-ghee-oil | Honey, Ghee & Oil | jar:honey
Sundarban Honey (সুন্দরবনের মধু) | 380 | 420 | honey | jar:honey ; honey-pot+jar:honey ; honey-pot+honeybee | sundarban-mou | | Sundar Mou | Best seller, No preservatives | Khalisha and goran blossom, gathered by mouals in April. Thin, tangy and never heated.
Litchi Flower Honey (লিচু ফুলের মধু) | 280 | | honey | jar:honey-light | sundarban-mou | | Sundar Mou | | Pale and floral, from hives set down in the orchards of Dinajpur.
Black Seed Honey (কালোজিরা মধু) | 420 | | honey | jar:honey-dark ; jar:honey-dark+honeybee | sundarban-mou | | Sundar Mou | Organic | Dark, strong honey from kalijira fields.
Mustard Flower Honey (সরিষা ফুলের মধু) | 180 | 200 | honey | jar:honey-light+honeybee | sundarban-mou | | Sundar Mou | Winter | Creamy white once it sets, as true mustard honey does.
Cow Ghee (গাওয়া ঘি) | 420 | | honey | jar:ghee ; jar:ghee+butter | gram-bangla | | Pabna Ghee | Best seller | Grainy ghee from Pabna, made from cultured cream over a wood fire.
Mustard Oil, Ghani (ঘানি ভাঙা সরিষার তেল) | 170 | 185 | oil | bottle:mustard ; bottle:mustard+bowl:mustard-seed | bogura-krishi | | Shuddho | Best seller, No preservatives | Pressed slowly in a wooden ghani; sharp enough to make your eyes water.
Black Seed Oil (কালোজিরার তেল), 100 ml | 220 | | - | bottle:blackseed | bogura-krishi | | Shuddho | Organic | Cold-pressed from local seed.
Coconut Oil, Virgin (নারিকেল তেল) | 240 | | oil | bottle:coconut | barishal-kitchen | | Shuddho | Organic | Cold-pressed from fresh coconut milk, for hair, skin and pan.
খেজুরের পাটালি গুড় ~ date-molasses-patali | 170 | 190 | half | plate:gur ; plate:gur+jar:gur | shobuj-bazar | | Gram Bangla | Winter, Heritage | Jashore's winter in a block, boiled from the first sap of the night.
Cow Ghee (গাওয়া ঘি) ~ cow-ghee-barishal | 440 | | honey | board/jar:ghee ; jar:ghee*2 | barishal-kitchen | some | Shuddho | | Simmered slowly from cream of the char herds, nutty and clear.
# spices-staples | Spices & Staples | bowl:turmeric
Turmeric Powder (হলুদ গুঁড়া) | 60 | | spice | bowl:turmeric ; bowl:turmeric+ginger-root | parbotto-krishi | | Shuddho | Best seller, No preservatives | Hill turmeric, boiled, dried and ground in small lots. Stains properly.
Chilli Powder (মরিচ গুঁড়া) | 75 | 85 | spice | bowl:chilli-powder ; bowl:chilli-powder+dried-chilli | bogura-krishi | | Shuddho | Spicy, Best seller | Bogura red chillies, stems removed before grinding.
Coriander Seed (আস্ত ধনিয়া) | 45 | | spice | bowl:coriander | faridpur-fields | | Shuddho | | Small, fragrant seed from Faridpur.
Cumin (জিরা) | 130 | | spice | bowl:cumin | faridpur-fields | | Shuddho | Best seller | Cleaned three times: no sand, no straw.
Panch Phoron (পাঁচফোড়ন) | 55 | | spice | bowl:panchforon | faridpur-fields | | Shuddho | Heritage | Five seeds in equal measure for dal, achar and greens.
Garam Masala (গরম মসলা) | 140 | 160 | spice | bowl:garam-masala | nanir-rannaghor | | Nanir Hat | No preservatives | Roasted and ground the week it ships.
Green Cardamom (এলাচ), 50 g | 260 | | - | bowl:cardamom | gram-bangla | | Shuddho | Gift idea | Bold, green pods that pop.
Cinnamon Sticks (দারুচিনি), 100 g | 95 | | - | bowl:cinnamon | gram-bangla | | Shuddho | | Sweet bark in hand-length quills.
Kalijira Rice (কালিজিরা চাল) | 170 | | rice | bowl:rice | rangpur-orchard | | Gram Bangla | Best seller, Eid special | Short, scented grains for polao and payesh.
Red Rice, Biroi (বিরই লাল চাল) | 110 | 120 | rice | bowl:red-rice | rangpur-orchard | | Gram Bangla | Organic, Heritage | Unpolished, nutty, slow to digest.
Red Lentils (মসুর ডাল) | 140 | | rice | bowl:lentil | faridpur-fields | | Shuddho | Best seller | Small local masoor that melts in twenty minutes.
Mung Dal (মুগ ডাল) | 180 | | rice | bowl:mung | faridpur-fields | | Shuddho | | Golden Sonamung; roast it first, the kitchen will tell you when.
Free-range Eggs (দেশি মুরগির ডিম) | 95 | 105 | eggs | egg*3 ; nest-with-eggs | gram-bangla | | Gram Bangla | Best seller, Kids | From hens that walk about, six at a time, washed and dated.
Sylhet Tea, BOP (সিলেটের চা) | 190 | | tea | jar:tea ; teapot+hot-beverage | srimangal-tea | | Srimangal | Best seller, Gift idea | Brisk second-flush leaf from Sreemangal, for strong milk tea.
Kalijira Rice (কালিজিরা চাল) ~ kalijira-rice-bogura | 160 | | rice | tray/bowl:rice ; bowl:rice*2 | bogura-krishi | | Gram Bangla | | Last winter's crop, rested three months so that the grains stay apart.
Kalijira Rice (কালিজিরা চাল) ~ kalijira-rice-pabna | 178 | | rice | board/bowl:rice ; bowl:rice*3 | gram-bangla | some | Gram Bangla | | Husked on a small mill in the village, never polished with wax.
Red Lentils (মসুর ডাল) ~ red-lentils-bogura | 132 | | rice | tray/bowl:lentil ; bowl:lentil*2 | bogura-krishi | | Shuddho | | Split and cleaned by machine, then picked over by hand.
Free-range Eggs (দেশি মুরগির ডিম) ~ free-range-eggs-savar | 102 | | eggs | tray/egg*3 ; egg*2 | savar-fresh | | Nodi Fresh | | Collected twice a day from the mango orchard behind the farm.
Turmeric Powder (হলুদ গুঁড়া) ~ turmeric-powder-bogura | 56 | | spice | tray/bowl:turmeric ; bowl:turmeric*2 | bogura-krishi | | Shuddho | | Ground from dried fingers every fortnight.
`;
