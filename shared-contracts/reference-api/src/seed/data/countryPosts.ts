/** Handle | title | author | days ago | section | picture, then the text; posts are set apart by `===`. */
export const countryPosts = `
jute-comes-home | Jute comes home: the golden fibre after plastic | Farhana Islam | 12 | accessories | tote:natural+basket:teal
A plant that grows in a hundred days, feeds its own soil, and holds ten kilos of potatoes without complaint.

If you have driven through Faridpur in August, you have smelled jute before you saw it: sweet, muddy, a little sour, from stems lying under water in every ditch. After two weeks men stand to the waist, beat the stems and draw off the fibre by the armful. Hung on bamboo along the road, it looks like the hair of giants.
Jute asks for very little. It is sown in the first rains and cut in a hundred days. It needs next to no fertiliser, and the leaves it drops feed the rice that follows. A hectare of it takes up more carbon than a hectare of young forest. And when a jute bag is finally worn out, it is soil again within a year.
## What to look for in a bag
- A tight weave: hold it up to the light
- Handles that run down and under the bottom, not only sewn to the rim
- A lining if you carry food, none if you want it to breathe
- Dye that does not come off on a wet finger
The women of Sonali Aansh, whose bags you find here, set their own piece rates at a meeting every April. They cut, stitch and embroider at home, between school hours and supper. The stitched lotus takes forty minutes.
Keep a jute bag dry. Wipe it rather than wash it, and dry it in the shade. It will be with you for years, and you will have forgotten to ask for a plastic bag some eight hundred times.
===
forty-thousand-stitches | Forty thousand stitches: how a nakshi kantha is made | Farhana Islam | 21 | accessories | kantha:red+thread
Old sarees, running stitch and three months of evenings.

A kantha begins with things that are finished. Four or five worn cotton sarees are washed, laid on the courtyard floor one above the other, weighed down at the corners and tacked together by women walking round them on their knees. The oldest goes in the middle, the softest outside. The thread is drawn from the borders.
Then one of them draws. There is no paper pattern: a lotus in the centre, because it always has been, four trees of life for the corners, and between them what she likes. Fish, a palanquin, a steamer, an aeroplane seen once. In Jamalpur we were shown a kantha with a mobile-phone tower in it.
The stitch is the plainest there is, in and out, in and out. Done closely, round and round each figure, it makes the cloth ripple as water does about a stone. A quilt for a double bed holds about forty thousand stitches and takes three months of evenings.
## How to tell handwork
- Turn it over: the back is as neat as the front, and not quite the same
- Stitches differ a little in length; a machine’s do not
- There is a name in one corner
Wash it by hand in cool water, dry it in the shade, and use it. Kantha were never made for walls. They are made to be slept under by someone who is loved.
===
mango-calendar | The mango calendar: what ripens when | Tanvir Hasan | 6 | fruits | mango*3
Gopalbhog in May, Ashwina in August: thirteen weeks, and a variety for each of them.

Since 2016 the districts of Rajshahi and Chapainawabganj have published a date before which no mango of a given kind may be picked. It was meant to stop green fruit from being forced with carbide, and it has worked better than anybody expected. For a buyer it is the most useful table in the country.
## Not before
- Gutis and local kinds: mid May
- Gopalbhog: about 20 May
- Himsagar, also called Khirsapat: about 28 May
- Langra: about 6 June
- Amrapali and Fazli: mid June
- Haribhanga of Rangpur: about 20 June
- Ashwina: from 10 July, into August
If you are offered Langra in the first week of May, smile and walk on. And if a whole box is of exactly the same yellow, be careful: fruit that ripened by itself never agrees on a colour. Langra stays green to the end. Trust the smell at the stem.
Our growers pick in the morning with a finger of stalk left on, so that the sap does not burn the skin, and pack in straw. The fruit reaches you hard. Lay it in one layer on newspaper, cover it, and look every day. When the shoulder gives under a thumb, cool it for half an hour in water.
A last word on washing: wash mangoes before eating and not before storing, and never put an unripe one in the fridge. Cold stops it from ripening for good, and no amount of patience brings it back.
===
the-floating-market-of-bhimruli | A morning on the floating market of Bhimruli | Mahfuz Rahman | 33 | fruits | boat+guava+green-coconut
At six the canal is empty. At eight you could cross it on guavas.

The road ends at Jhalokathi, and from there it is water. Bhimruli lies where three canals meet, among guava orchards planted on long ridges with ditches between them. The growers bring the fruit down in narrow boats, two baskets at a time, and the buyers wait on bigger ones under the bridge. No one shouts. Prices go round by nods.
In Srabon and Bhadro it is guava, crisp and pale; then hog plum; then coconuts, bananas and, in the cold months, vegetables. A boat is sold whole: the buyer looks, lifts the top layer with a flat hand, names a figure for the lot. A child poles. The money is counted with wet fingers.
What has changed is what comes after. Four years ago two brothers bought a tricycle van and a set of scales and began to send fruit directly to flats in Barishal. Then to Dhaka, by the night launch. Bhasoman Haat, the shop you find here, now takes from sixty families, at a price that is agreed for the week.
They asked us to pass on one request. Guavas travel by launch and arrive with a leaf or two and sometimes a bruise. A guava without a single mark, they say, is a guava that somebody has sprayed.
Go and see it, if you can, on any morning between July and September. Take the first boat. Buy what the person beside you is buying.
===
clay-brass-and-steel | Clay, brass or steel: what to cook and serve in | Nusrat Jahan | 44 | accessories | handi+brass-plate+spoons
Each has its dish. A guide to pots that outlive their cooks.

Clay is slow, and that is its gift. A handi takes ten minutes to become hot and stays so for an hour. Dal thickens in it without catching, yoghurt sets because the walls drink the whey, biryani steams in its own breath. Before first use, soak it overnight, boil rice water in it, and let it cool by itself. Never put a hot pot on a wet stone.
Bell metal, kansha, is copper and tin, beaten while red-hot by three men who strike in turn. Food tastes rounder on it, and tradition says that it is good for the stomach. Brass, pitol, is copper and zinc; it is for water and for serving. Neither likes sour food for long: tamarind and lime draw out the metal, which is precisely why they clean it so well.
## A small rule for daily life
- Dal, doi, khichuri, biryani: clay
- Rice, dry curries, sweets: kansha
- Water: clay in summer, brass in winter
- Anything with tamarind, tomato or vinegar: steel or glass
To clean brass, rub it with tamarind pulp and a pinch of salt, rinse, and dry at once. To clean clay, use hot water, ash and a coir brush; soap stays in its pores and comes back in the tea.
Bought with care, such things are cheaper than they look. The Dhamrai plate you eat from today will be argued over by your grandchildren.
===
shutki-without-fear | Shutki without fear | Rehana Akter | 60 | fish | dried:loitta+dried-chilli+garlic
Where it comes from, how to tell a clean one, and how to cook it without losing your neighbours.

From October to March the sand at Nazirartek, just north of Cox’s Bazar, is covered by bamboo frames for two kilometres. Ribbonfish hang there in silver curtains, loitta lies in rows, and women turn everything by hand at noon. It is the largest drying ground in the country, and in a good winter a thousand tons leave it each week.
Shutki has a bad name for one reason: insecticide, dusted on in humid weeks to keep flies away. It is illegal and unnecessary. Net tents, clean racks and a little salt do the same work. Clean shutki smells strong but never of chemicals, bends before it breaks, and is free of white powder in its folds. Flies that avoid it completely are not a good sign.
## Before you cook
- Roast it in a dry pan for two minutes: the smell becomes nutty
- Pour boiling water over it and leave it for ten minutes
- Rinse twice, pull out the backbone, and shred
Then be generous. Equal weights of shutki and garlic, twice as much onion, dried chillies to your courage, and oil until it separates. Brinjal, pumpkin or taro soften it; a squeeze of lime lifts it.
As for the neighbours: open the window, light the exhaust fan, and send them a bowl. It has ended more quarrels than it has started.
===
winter-pitha-a-map | A map of pitha, from Rangpur to Chattogram | Farhana Islam | 140 | homemade | plate:nakshi+plate:bhapa
One grain, one molasses, and more shapes than anyone has counted.

When new rice comes in at the end of Ogrohayon, the dheki starts before light. Rice is soaked, pounded, sieved and pounded again, and with that flour, date molasses and coconut every district makes something that it believes nobody else can make properly.
In the north it is bhapa, steamed in a cloth over the mouth of a pot, with a heart of gur that burns the careless. Round Dhaka it is chitoi, cooked in clay hollows until its face is full of holes. In Narsingdi and Mymensingh women draw on dough with the thorn of a date palm, fry it, dry it, and fry it again in the week of the wedding: that is nakshi pitha, and the patterns have names.
## A few to try this winter
- Patishapta: thin pancake, thick kheer
- Puli: half-moons of coconut, steamed or fried
- Teler pitha: crisp at the rim, soft in the middle
- Phul jhuri: brittle flowers on an iron mould
- Dudh chitoi: left overnight in milk and gur
In Chattogram they make madhubhat, in Sylhet chunga pitha, which is baked in bamboo, and in Khulna hat shemai, rolled between the palms grain by grain.
The gur matters most. Ask for jhola, the liquid first run, in December, and for patali, the hard block, in January. By Falgun it is over, and the sensible thing to do is to be a little sad and wait.
`;
