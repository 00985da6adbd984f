/** Clothes, crafts and what is in a shop, brand or section as people here ask for them; the columns are those of `searchPairs`. */
export const craftPairs = `
pater bag, পাটের ব্যাগ | jute-tote-bag-stitched-lotus, jute-tote-large
school bag | school-backpack
gamsa, গামছা | cotton-gamcha
lungi, লুঙ্গি | lungi
saree, sari | tangail-saree, jamdani-saree, rajshahi-silk-saree
শাড়ি, শাড়ী | tangail-saree, jamdani-saree
jamdani shari, জামদানি শাড়ি | jamdani-saree
silk saree, rajshahi silk | rajshahi-silk-saree
tater shari | tangail-saree
punjabi, পাঞ্জাবী, panjabi xl | panjabi
fotua | block-print-fotua
t-shirt | tie-dye-t-shirt
nokshi katha, নকশী কাঁথা | #nakshi-kantha
churi, kacher churi, কাঁচের চুড়ি | glass-bangles-dozen
jhumka, kaner dul | jhumka-earrings
gohona, jewelry | #jewellery
kansar thala | brass-plate
pitoler kolshi | brass-kolshi
matir hari, মাটির হাঁড়ি | clay-handi-with-lid
shil pata | stone-grinder-shil-pata
boti | boti-fish-knife
shital pati, শীতল পাটি | shital-pati-mat
hat pakha, talpakha | palm-leaf-hand-fan
hariken | rickshaw-art-lantern
ektara | ektara
bashi | bamboo-flute
ঘুড়ি | kite-with-thread
chata, ছাতা | umbrella
juta | leather-sandals
rickshaw art | rickshaw-art-plate, rickshaw-art-lantern
aarong bag | #jute-bags
sundar mou | sundarban-honey, litchi-flower-honey, black-seed-honey
shuddho | turmeric-powder, mustard-oil-ghani, cumin, ajwa-dates
tant bari | tangail-saree, cotton-gamcha, jamdani-saree, lungi
organic honey | black-seed-honey
eid special | kalijira-rice, panjabi, ajwa-dates, maryam-dates, rajshahi-silk-saree, glass-bangles-dozen
homemade food | #homemade-food
kitchenware | #kitchenware
spices, মসলা | #spices-staples
imported fruit | #imported-fruits
pater jhuri, পাটের ঝুড়ি | jute-storage-basket
pater carpet, jute rug, কার্পেট | braided-jute-rug
coaster, কোস্টার, pater coaster | jute-coasters-set-of-6
shika, শিকা, sika | jute-shika-wall-hanging
beter jhuri, বেতের ঝুড়ি, bazar bag | shopping-basket-cane, jute-tote-large
money bag, পার্স, ladies purse | coin-purse
leather bag, চামড়ার ব্যাগ, ledis bag, ladies hand bag | leather-handbag
বিছানার চাদর, bedsheet, bichanar chador, bed cover | block-print-bedsheet
shal, শীতের শাল, sheeter chador | winter-shawl, block-print-bedsheet
kurti, কুর্তি, ladies kurti | everyday-kurta
scarf, স্কার্ফ, orna | handloom-scarf
tee shirt, টি শার্ট, gents t shirt, genji | tie-dye-t-shirt
baby katha, বাচ্চার কাঁথা, babur katha | baby-kantha
cushion cover, কুশন কভার | kantha-cushion-cover
table runner, টেবিল রানার | kantha-table-runner
wall hanging, দেয়াল সাজানোর জিনিস, wall mat | nakshi-kantha-wall-piece, jute-shika-wall-hanging
pitoler bala, পিতলের চুড়ি, brass bangle | brass-bangles-pair
matir mala, মাটির মালা, mala | clay-bead-necklace
nupur, নূপুর, payel | silver-nupur-pair
tikli, টিকলি, tiklee | tikli
angti, আংটি, stone ring | stone-ring
chuler clip, চুলের ক্লিপ, hair clip | flower-hair-clip
mukta set, মুক্তার সেট, pearl set | pearl-set-pink
tip, টিপ, bindi | felt-bindi-one-leaf
pitoler glass, পিতলের গ্লাস | brass-glass-pair
kather chamoch, কাঠের চামচ, wooden spoon | wooden-spoon-set
chopping board, চপিং বোর্ড, cutting board | chopping-board-with-knife
hamandista, হামানদিস্তা, hamam dista | mortar-and-pestle
kula, কুলা, bamboo kula | bamboo-winnow-kula
matir cup, মাটির কাপ, cha er cup | clay-tea-cups-set-of-6
matir kolshi, মাটির কলসি | clay-water-kolshi
matir plate, মাটির থালা, clay plate | clay-dinner-plate
fuldani, ফুলদানি, flower vase | terracotta-vase, black-clay-vase
ful gacher tob, মাটির টব, flower pot | flower-tub
prodip, মাটির প্রদীপ, diya | diya-lamps-set-of-12
matir ghora, মাটির ঘোড়া | terracotta-horse
kather nouka, কাঠের নৌকা, wooden boat | wooden-nouka
dhol, ঢোল | dhol
khata, নোটবুক, notebook, diary | handmade-paper-notebook
ghuri, kite | kite-with-thread
sandle, স্যান্ডেল, chamrar juta, jutta 42 | leather-sandals
hatpakha, হাতপাখা, pakha | palm-leaf-hand-fan
নৌকা, বাঁশি, bansi | wooden-nouka, bamboo-flute
জাম্বো, jumbo | galda-prawn, bagda-prawn
linen, লিনেন কুর্তা | everyday-kurta
king size chador, কিং সাইজ চাদর | block-print-bedsheet
`;
