/** One product a line; the columns are those of `parseProducts`. */
export const accessories = `
# jute-bags | Jute & Bags | tote:natural
Jute Tote Bag, Stitched Lotus (পাটের ব্যাগ) | 420 | 480 | colours(Natural,Indigo,Red,Green) | tote:{Colour} | sonali-aansh | | Sonali Aansh | Eco-friendly, Best seller | A market bag that carries ten kilos and outlives a hundred plastic ones, with a kantha-stitched lotus.
Jute Tote, Large (বড় পাটের ব্যাগ) | 560 | | colours(Off-white,Maroon,Black) | tote:{Colour} | sonali-aansh | some | Sonali Aansh | Eco-friendly | Wide gusset, inside pocket and cotton lining.
Jute Storage Basket (পাটের ঝুড়ি) | 380 | | pots+colours(Natural,Teal,Orange) | basket:{Colour} | sonali-aansh | | Sonali Aansh | Eco-friendly, Best seller | Coiled jute that stands by itself: for toys, laundry or a rubber plant.
Braided Jute Rug (পাটের কার্পেট) | 1450 | 1650 | rugs+colours(Natural,Blue,Red) | rug:{Colour} | sonali-aansh | | Sonali Aansh | Eco-friendly, Handmade | Braided by hand in Faridpur, thick enough for bare feet in January.
Jute Coasters, Set of 6 (পাটের কোস্টার) | 240 | | colours(Natural,Green,Purple) | coaster:{Colour} | sonali-aansh | | Sonali Aansh | Eco-friendly, Gift idea | Six rounds that drink up a wet glass.
Jute Shika, Wall Hanging (শিকা) | 320 | | - | shika | sonali-aansh | | Sonali Aansh | Heritage, Handmade | The old rope cradle of village kitchens, knotted for a plant or a pot.
Shopping Basket, Cane (বেতের ঝুড়ি) | 650 | 720 | - | basket | desh-craft | | Desh Craft | Eco-friendly, Handmade | Sylheti cane over a bamboo frame.
Coin Purse (ছোট পার্স) | 180 | | colours(Red,Teal,Yellow,Purple) | purse:{Colour} | nakshi-angina | | Nakshi | Handmade, Gift idea | Palm-sized, zipped, appliqué flower on the front.
Leather Handbag (চামড়ার হ্যান্ডব্যাগ) | 2450 | 2900 | - | handbag | hazaribagh-leather | | Hazaribagh | New arrival | Vegetable-tanned cow leather that darkens with your hands.
School Backpack (স্কুল ব্যাগ) | 1250 | | - | backpack | sonali-aansh | | Sonali Aansh | Kids | Padded, rain-covered, sized for a class-five timetable.
# gamcha-weaves | Gamcha & Weaves | gamcha:red
Cotton Gamcha (সুতি গামছা) | 220 | 250 | colours(Red,Green,Blue,Orange) | gamcha:{Colour} | tangail-tant | | Tant Bari | Best seller, Heritage | Soft from the first wash, dry in an hour; a towel, a turban, a picnic cloth.
Lungi (লুঙ্গি) | 480 | | colours(Indigo,Maroon,Green,Grey) | lungi:{Colour} | tangail-tant | | Tant Bari | Best seller | Pabna check in combed cotton, stitched and ready.
Tangail Saree (টাঙ্গাইল শাড়ি) | 1850 | 2200 | colours(Red,Teal,Yellow,Purple) | tant:{Colour} | tangail-tant | | Tant Bari | Best seller, Heritage | Hand-loomed cotton with a crisp border, twelve haat, blouse piece included.
Jamdani Saree (জামদানি শাড়ি) | 6800 | 7500 | colours(Off-white,Maroon,Blue,Black) | jamdani:{Colour} | tangail-tant | low | Tant Bari | Heritage, Gift idea | Woven at Rupganj on a pit loom, every flower set in by hand over six weeks.
Rajshahi Silk Saree (রাজশাহী সিল্ক) | 4900 | | colours(Golden,Green,Pink) | silk:{Colour} | rajshahi-silk | some | Rajshahi Silk | Gift idea, Eid special | Pure mulberry silk that falls like water.
Block-print Bedsheet (ব্লক প্রিন্ট চাদর) | 1350 | 1500 | beds+colours(Blue,Orange,Green) | block:{Colour} | nakshi-angina | | Nakshi | Handmade | Wooden blocks, fast dye, two pillow covers.
Winter Shawl (শীতের শাল) | 950 | 1200 | colours(Maroon,Indigo,Grey,Brown) | shawl:{Colour} | tangail-tant | | Tant Bari | Winter, Gift idea | Soft acrylic-wool, broad enough for two on a launch deck.
Panjabi (পাঞ্জাবি) | 1450 | 1700 | panjabi(Maroon,Indigo,White) | panjabi:{Colour} | tangail-tant | | Tant Bari | Eid special, Best seller | Straight cut, side pockets, a line of hand stitch at the collar.
Everyday Kurta (কুর্তা) | 1150 | 1350 | kurta(White,Indigo)!S/Linen/White,L/Linen/Indigo | panjabi:{Colour} | tangail-tant | some | Tant Bari | New arrival | Cut a little longer, with buttons of coconut shell; not every cloth comes in every size.
Block-print Fotua (ফতুয়া) | 680 | | wear(Green,Orange,Blue) | fotua:{Colour} | nakshi-angina | | Nakshi | Summer | Loose, breathing cotton for the hot months.
Tie-dye T-shirt (টাই-ডাই টি-শার্ট) | 520 | 600 | wear(Purple,Teal,Yellow) | tie-dye:{Colour} | nakshi-angina | some | Nakshi | Kids, New arrival | Dyed by hand in small batches; no two are the same.
Handloom Scarf (তাঁতের স্কার্ফ) | 450 | | - | scarf | tangail-tant | | Tant Bari | Gift idea | Light, red and warm enough for an air-conditioned bus.
# nakshi-kantha | Nakshi Kantha (নকশি কাঁথা) | kantha:red
Nakshi Kantha Quilt (নকশি কাঁথা) | 3800 | 4500 | beds+colours(Red,Indigo,Off-white) | kantha:{Colour} | nakshi-angina | | Nakshi | Heritage, Best seller | Four layers of soft cotton and some forty thousand running stitches, three months of one woman's evenings in Jamalpur.
Baby Kantha (শিশুর কাঁথা) | 650 | | colours(Pink,Yellow,Blue,White) | kantha:{Colour} | nakshi-angina | | Nakshi | Kids, Gift idea | Made from washed, worn-soft cotton: nothing scratches, nothing runs.
Kantha Cushion Cover (কাঁথা স্টিচ কুশন কভার) | 480 | 550 | colours(Red,Green,Indigo,Golden) | cushion:{Colour} | nakshi-angina | | Nakshi | Handmade, Gift idea | 16 by 16 inches, hidden zip, one lotus.
Kantha Table Runner (কাঁথা টেবিল রানার) | 890 | | colours(Off-white,Teal,Maroon) | runner:{Colour} | nakshi-angina | | Nakshi | Handmade | Six feet of border stitch for the good table.
নকশি কাঁথা দেয়ালচিত্র ~ nakshi-kantha-wall-piece | 2200 | | - | kantha:maroon ; cushion:maroon | nakshi-angina | 2 | Nakshi | Heritage, Gift idea | A framed scene of a river, a boat and a wedding procession, stitched from memory.
# jewellery | Jewellery | jhumka:golden
Glass Bangles, Dozen (কাঁচের চুড়ি) | 120 | | bangle(Red,Green,Golden) | bangles:{Colour} | chok-gohona | | Chowk Gohona | Best seller, Eid special | Twelve rings of sound for each wrist, from the lanes of Old Dhaka.
Brass Bangles, Pair (পিতলের বালা) | 450 | 520 | bangle(Golden,Silver) | bangles:{Colour} | chok-gohona | | Chowk Gohona | Gift idea | Hammered brass, polished and lacquered.
Jhumka Earrings (ঝুমকা) | 280 | 340 | colours(Golden,Silver,Red) | jhumka:{Colour} ; cloth/jhumka:{Colour} | chok-gohona | | Chowk Gohona | Best seller, Gift idea | Bell-shaped, featherlight, with a row of beads that answers each step.
Clay Bead Necklace (মাটির মালা) | 220 | | colours(Brown,Teal,Red) | necklace:{Colour} | matir-ghor | | Matir Ghor | Handmade, Eco-friendly | Fired and painted by hand in Bijoypur.
Silver Nupur, Pair (রূপার নূপুর) | 1650 | | - | anklet:silver ; cloth/anklet:silver | chok-gohona | | Chowk Gohona | Gift idea | Sterling silver anklets with tiny bells, hallmarked.
Tikli (টিকলি) | 260 | | colours(Golden,Silver) | tikli:{Colour} | chok-gohona | some | Chowk Gohona | Eid special | A forehead piece for holud evenings.
Stone Ring (পাথরের আংটি) | 350 | 400 | rings | ring | chok-gohona | | Chowk Gohona | | Adjustable-look solid band with a blue stone, in four sizes.
Flower Hair Clip (চুলের ক্লিপ) | 90 | | colours(Pink,White,Yellow) | clip:{Colour} | chok-gohona | | Chowk Gohona | Kids | Felt shiuli that never wilts.
Pearl Set, Pink (মুক্তার সেট) | 2800 | 3200 | - | oyster ; necklace:pink | chok-gohona | low | Bay Pearl | Gift idea | Freshwater pearls from Cox's Bazar, knotted on silk.
Felt Bindi, One Leaf (টিপ) | 15 | | - | bindi | chok-gohona | | Chowk Gohona | Heritage | Twelve felt dots in red and maroon, for every saree in the cupboard.
# kitchenware | Kitchenware | brass-plate
Brass Plate (কাঁসার থালা) | 1850 | 2100 | pots | brass-plate ; bell-plate | dhamrai-kansha | | Dhamrai Kansha | Heritage, Gift idea | Beaten bell metal from Dhamrai; rice tastes of childhood on it.
Brass Glass, Pair (পিতলের গ্লাস) | 980 | | - | brass-glass | dhamrai-kansha | | Dhamrai Kansha | Heritage | Heavy-bottomed, cool to hold.
Brass Kolshi (পিতলের কলসি) | 3200 | 3600 | - | kolshi-brass | dhamrai-kansha | 3 | Dhamrai Kansha | Heritage, Gift idea | Six litres, hand-raised from one sheet.
Wooden Spoon Set (কাঠের চামচ সেট) | 260 | | - | spoons | desh-craft | | Desh Craft | Eco-friendly, Best seller | Mango and neem wood, oiled, three shapes.
Chopping Board with Knife (কাঠের চপিং বোর্ড) | 650 | 750 | - | board | desh-craft | | Desh Craft | | End-grain jackfruit wood and a carbon-steel blade.
Boti, Fish Knife (বঁটি) | 580 | | pots | boti | desh-craft | | Desh Craft | Heritage | Forged in Chapai; mind your fingers, it means it.
Stone Grinder, Shil-pata (শিল-পাটা) | 1250 | | - | shilpata | desh-craft | pre | Desh Craft | Heritage | Hand-chiselled sandstone for pastes no machine can make.
Mortar & Pestle (হামানদিস্তা) | 720 | 800 | pots | mortar ; mortar+bowl:cardamom | desh-craft | | Desh Craft | | Granite, for ginger, garlic and temper.
Bamboo Winnow, Kula (কুলা) | 180 | | - | kula | desh-craft | | Desh Craft | Heritage, Eco-friendly | For cleaning rice, for wedding trays, for painting on.
Clay Handi with Lid (মাটির হাঁড়ি) | 320 | | pots | handi ; handi+spoons | matir-ghor | | Matir Ghor | Eco-friendly, Best seller | Slow, even heat for biryani, doi and dal. Season once with rice water.
Clay Tea Cups, Set of 6 (মাটির চায়ের ভাঁড়) | 180 | 210 | - | cups | matir-ghor | | Matir Ghor | Eco-friendly, Best seller | Unglazed, earthy: tea with the smell of first rain.
Clay Water Kolshi (মাটির কলসি) | 280 | | pots | kolshi ; kolshi+clay-glass | matir-ghor | some | Matir Ghor | Summer, Eco-friendly | Cools water by several degrees without a plug.
Clay Dinner Plate (মাটির থালা) | 140 | | - | clay-plate | matir-ghor | | Matir Ghor | Eco-friendly | Food-safe, wood-fired, good for Boishakh panta.
# home-craft | Home & Craft | rickshaw-plate
Rickshaw Art Plate (রিকশা পেইন্ট থালা) | 480 | 550 | - | rickshaw-plate | puran-dhaka-art | | Rickshaw Rong | Heritage, Gift idea | Enamel on steel by a painter of the old rickshaw garages.
Rickshaw Art Lantern (হারিকেন) | 680 | | - | hariken | puran-dhaka-art | | Rickshaw Rong | Heritage | A working hurricane lamp in screaming colours.
Palm-leaf Hand Fan (তালপাখা) | 80 | | - | hand-fan | desh-craft | | Desh Craft | Summer, Heritage | For load-shedding afternoons.
Shital Pati Mat (শীতল পাটি) | 1450 | 1600 | beds | mat | desh-craft | | Desh Craft | Heritage, Summer | Murta cane split fine and woven cool and slippery in Sylhet.
Terracotta Vase (পোড়ামাটির ফুলদানি) | 380 | | pots | vase ; vase+rose | matir-ghor | | Matir Ghor | Gift idea | Hand-thrown at Bauphal, banded in white slip.
Black Clay Vase (কালো মাটির ফুলদানি) | 420 | 480 | - | vase-black ; vase-black+sunflower | matir-ghor | 0 | Matir Ghor | New arrival | Smoke-fired until the clay turns to velvet.
Flower Tub (মাটির টব) | 120 | | pots | flower-tub | matir-ghor | | Matir Ghor | Eco-friendly | With a drainage hole and a saucer.
Diya Lamps, Set of 12 (মাটির প্রদীপ) | 120 | 150 | - | diya-lamp ; diya-lamp*3 | matir-ghor | | Matir Ghor | Heritage | Small clay flames for Diwali, Shab-e-Barat and birthdays.
Terracotta Horse (মাটির ঘোড়া) | 260 | | - | horse | matir-ghor | | Matir Ghor | Kids, Heritage | The fairground toy of every Boishakhi mela.
Wooden Nouka (কাঠের নৌকা) | 780 | 900 | - | boat | puran-dhaka-art | | Rickshaw Rong | Gift idea | A country boat, twelve inches from stem to stern, with a bamboo hood.
Ektara (একতারা) | 650 | | - | ektara | puran-dhaka-art | | Rickshaw Rong | Heritage | One string, a gourd, and all of Lalon.
Bamboo Flute (বাঁশি) | 220 | | - | flute | puran-dhaka-art | | Rickshaw Rong | Handmade | Tuned to C by a maker in Homna, where half the village makes flutes.
Dhol (ঢোল) | 2800 | | - | long-drum ; drum | puran-dhaka-art | free | Rickshaw Rong | Heritage | Made to order in mango wood and goat skin. Ask the shop for a date before you plan a wedding.
Kite with Thread (ঘুড়ি) | 60 | | - | kite | puran-dhaka-art | | Rickshaw Rong | Kids, Winter | For Shakrain, or any roof with wind.
Handmade Paper Notebook (হ্যান্ডমেড নোটবুক) | 280 | | colours(Brown,Indigo,Maroon,Green) | notebook:{Colour} | desh-craft | | Desh Craft | Eco-friendly, Gift idea | Water-hyacinth paper, deckle edge, eighty leaves.
Umbrella (ছাতা) | 450 | 520 | - | umbrella ; closed-umbrella | desh-craft | | Desh Craft | Seasonal | Ten ribs, double cloth, ready for Asharh.
Leather Sandals (চামড়ার স্যান্ডেল) | 1150 | 1300 | shoes(Brown,Black,Maroon) | sandals:{Colour} | hazaribagh-leather | | Hazaribagh | Best seller | Buffalo-hide sole, hand-stitched straps.
`;
