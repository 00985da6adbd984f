/** Handle | title | author | days ago | section | picture, then the text; posts are set apart by `===`. */
export const kitchenPosts = `
how-to-choose-a-hilsa | How to choose a hilsa, and what to pay for it | Rehana Akter | 3 | fish | fish:hilsa+lemon
A good hilsa tells you about itself before it is cut: by its shoulders, its eyes and the smell of clean water.

Every year, somewhere between the first rains of Asharh and the ban on fishing in October, the same question is asked on every ghat: is it from the Padma? The honest answer is that nobody can tell from the scales alone. A hilsa spends most of its life in the sea and runs up the Meghna to spawn. What we call a Padma hilsa is a fish that has fought fresh water for long enough to lose its salt and gain its fat.
Look at the shoulders first. A fish that has fed well is broad behind the head and tapers quickly, like a spindle. The belly should be firm and silver, not yellow, and should spring back when you press it. Eyes should be clear and slightly raised. Red gills are good; bright-red gills that smell of nothing at all are a reason to ask questions.
## Size and season
- 600 to 800 grams: tender, good for frying and for bhapa, and easy on the purse
- 900 grams to 1.2 kilograms: the fattest, and the best for shorshe ilish
- Above 1.5 kilograms: magnificent, and often leaner than it looks
Fish with roe cost less by weight because the eggs draw the oil out of the flesh. If it is the fish you want, ask for one without. If it is the roe, buy late in the season and cook it the same day.
At home, do not wash it after cutting. Wash the whole fish, dry it, cut it, and let salt and turmeric do the rest. And keep the oil: what runs out in the pan is worth more on hot rice than anything else in the kitchen.
===
summer-vegetables-that-love-the-heat | Nine vegetables that love the heat | Mahfuz Rahman | 9 | vegetable | lau+okra+korola
When it is thirty-six degrees, the garden does not stop: it turns to gourds, greens and beans that would sulk in winter.

Winter gets the praise, with its cauliflowers and peas. But the real test of a Bengali kitchen garden is Jyoishtho, when the soil is hot enough to burn a bare foot and the afternoon storm has not arrived yet. The vegetables that thrive now are climbers and creepers. They shade their own roots, drink in the morning, and are ready to pick in sixty days.
Begin with the gourds. Bottle gourd is mostly water and will cool a stomach better than any bottled drink. Ridge gourd, snake gourd and sponge gourd cook in their own juice. Bitter gourd, sliced thin and fried crisp, opens the appetite that the heat has closed.
## What to buy this month
- Pointed gourd: small, striped and firm; large ones have hard seeds
- Okra: the tip must snap, not bend
- Yardlong beans: dark ones for frying, pale ones for curry
- Malabar spinach and water spinach: leaves without holes, stems that break clean
- Stem amaranth: thick, pink and juicy
Cook them lightly. A summer curry needs no more than onion seed, green chilli and a spoon of oil. Add shrimp if you have it, grated coconut if you do not, and put the lid on. Most of these are ready before the rice is.
Buy for two days, not for a week. Summer vegetables lose their water fast, and a fridge only slows what a good market solves by opening again tomorrow.
===
storing-spices | Your spices are dying on the shelf above the stove | Nusrat Jahan | 16 | homemade | bowl:turmeric+dried-chilli+bowl:cumin
Light, heat, air and time: four thieves, and most kitchens invite all of them in.

Open the jar of turmeric you use most and smell it. If you have to put your nose in, it is already old. Ground spices lose half of their scent within six months, faster when they stand above a stove, and the steam from a boiling pot does what the heat has not done yet.
The cure costs nothing. Move the jars to a cupboard away from the fire. Fill small jars from a big one, so that the big one is opened once a month. Write the date on the lid. Never shake spices straight into a steaming pot: use a dry spoon, every time.
## How long things last
- Whole cumin, coriander, cardamom, cloves: 2 to 3 years in the dark
- Ground turmeric, chilli, coriander: 6 months
- Garam masala, home-ground: 6 weeks, so make little
- Dried chillies: a year; keep the stems on
Whole seeds are the better bargain. Roast a handful in a dry pan until the kitchen smells of them, let them cool, and grind. Ten minutes on a Friday is enough for the week, and the difference in a plain dal is the difference between a photograph and a window.
If you must keep more than you can use, freeze it: whole or ground, in a tight bag with the air pressed out. Cold does not harm a spice. Only opening the bag while it is cold does, because water from the air settles inside. Let it come to room temperature first.
===
rice-for-every-dish | Which rice for which dish | Tanvir Hasan | 27 | homemade | bowl:rice+sheaf-of-rice
Miniket for lunch, kalijira for polao, biroi for health: a short map of a long shelf.

This country once grew several thousand kinds of rice. A shop today has perhaps a dozen, and most of us buy one of them out of habit. It is a pity, because the right grain does half of the cooking.
For everyday bhaat, choose by how you like it to sit on the plate. Nazirshail stays separate and light. BR-28 is softer and kinder to dal. Much of what is sold as miniket is another rice, milled until it is thin; there is nothing wrong with it, but you are paying for the polish and leaving the bran behind.
## For the table of guests
- Kalijira: tiny, scented, made for polao and payesh
- Chinigura: close cousin, a little drier, good in biryani
- Basmati: long and dramatic, happy with meat
- Katarivog: northern, perfumed, wonderful with ghee
For health, look for red. Biroi and other unpolished rices keep their bran, and with it the fibre, iron and B vitamins. They take ten minutes more and a little more water. Start by mixing a third of it with what you eat now; after a month nobody at the table will want the old rice back.
Wash rice until the water is only faintly cloudy, soak it for twenty minutes, and let it rest covered after cooking. That rest, which everyone skips, is where the grains become themselves.
===
achar-in-the-sun | Mango achar: five days of sun and one dry spoon | Rehana Akter | 38 | homemade | jar:mango+mango^45
Nani’s rules for a jar that is still good when next year’s mangoes flower.

The best achar begins with a mango nobody would eat: hard, sour, with a stone that is just turning woody. Langra and Ashwina are the old choices. They are bought in the last week of Boishakh, before the storms bruise them, washed whole and dried with a cloth until not a drop is left.
Water is the enemy. Everything that touches the mango must be dry: the knife, the tray, the jar, and the hands of whoever is helping. Cut the fruit with its skin on, salt it, rub it with turmeric and put it in the sun under a thin cloth. On the second evening it has shrunk by a third. On the fifth it is leathery at the edge and soft within.
## For one kilo of mango
- 120 g salt and 20 g turmeric, for the sun
- 2 tablespoons of panch phoron, roasted and coarsely ground
- 10 dried chillies, 8 cloves of garlic, 50 g of mustard paste
- 500 ml of mustard oil, heated until it smokes and cooled again
Pack the mango with the spices, press it down and pour the oil until it stands a finger above. Then wait. For a week it will taste like a quarrel. After a month, like an agreement.
A dry spoon each time, the oil above the fruit, and a morning in the sun now and then: kept so, it lasts a year. It has never been known to need to.
===
reading-a-label | How to read the label on homemade food | Nusrat Jahan | 52 | homemade | jar:honey+jar:jolpai
Seven things that a jar should tell you, and what it means when it does not.

Homemade food on this market is made in kitchens that hold a trade licence and a food-safety registration. We visit each of them before the first jar is sold, and again without notice. But the best inspector is the person who opens the jar, so here is what to look for.
First, a date: the day of making, not only the day it should be eaten by. Second, everything that is in it, in order of weight. If sugar comes before mango, it is mostly sugar. Third, the name and district of the maker. A jar without a person behind it is a jar we do not list.
## And then
- Net weight without the jar
- How to keep it, before and after opening
- Allergens: nuts, milk, mustard, shellfish, sesame
- A batch number, so that a complaint can find its way home
Words such as pure, natural and organic mean little on their own. Organic should come with the name of who certified it. Pure honey should come with a test of moisture and sugars, which every honey seller here keeps and will show you.
If something is wrong with what you bought, keep the jar and the label and write to us within three days. You will have your money back, and the maker will have a visit.
`;
