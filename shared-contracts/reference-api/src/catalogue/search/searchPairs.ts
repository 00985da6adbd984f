/**
 * What people here type, and what has to be among the first three found: one of some products by
 * handle, or, after #, products of a category or section and of no other.
 */
const rows = `
hilsa fish | padma-hilsa
hilsa | padma-hilsa
ilish | padma-hilsa
ilish mach | padma-hilsa
ইলিশ মাছ | padma-hilsa
ইলিশ | padma-hilsa
elish mas | padma-hilsa
padma ilish | padma-hilsa
পদ্মার ইলিশ ১ কেজি | padma-hilsa
ilish macher dim | hilsa-roe
ইলিশের ডিম | hilsa-roe
hilsa egg | hilsa-roe, hilsa-with-roe
ilsih | padma-hilsa
illish mach price | padma-hilsa
chandpur ilish | padma-hilsa
rui | rui-fish, river-rui
rui mach | rui-fish, river-rui
রুই মাছ | rui-fish, river-rui
রুই মাছ ২ কেজি | rui-fish, river-rui
rohu fish | rui-fish, river-rui
nodir rui | river-rui
katla mach | river-katla, katla-fish
কাতলা মাছ | river-katla, katla-fish
catla | river-katla, katla-fish
boal mach | boal
বোয়াল মাছ | boal
বোয়াল | boal
air mach | ayre
chitol mach | chitol
pabda mach | pabda
পাবদা | pabda
tangra mach | tengra
টেংরা মাছ | tengra
baim mach | baim
mola mach | mola
পুটি মাছ | puti
punti mach | puti
mrigal | mrigel
grass carp | grass-carp
telapia | tilapia
তেলাপিয়া মাছ ১ কেজি | tilapia
pangash mach | pangas
পাঙ্গাস | pangas
koi mach | thai-koi, desi-koi
deshi koi | desi-koi
কৈ মাছ | thai-koi, desi-koi
shing mach | shing
শিং মাছ | shing
magur mach | magur
shol mach | shol
rupchanda | silver-pomfret, rupchanda-shutki
রূপচাঁদা মাছ | silver-pomfret
rupchada fish | silver-pomfret
pomfret | silver-pomfret
koral mach | koral-sea-bass
vetki | koral-sea-bass
loitta mach | loitta-fresh, loitta-shutki
tuna fish | tuna
surma mach | surma-king-mackerel
salmon | lakkha-indian-salmon
red snapper | red-snapper
squid | squid-cleaned
chingri | #prawns-crabs
chingri mach | #prawns-crabs
চিংড়ি মাছ | #prawns-crabs
চিংড়ী | #prawns-crabs
shrimp | #prawns-crabs
prawn 1kg | #prawns-crabs
golda chingri | galda-prawn
গলদা চিংড়ি | galda-prawn
bagda chingri | bagda-prawn
jumbo prawn | galda-prawn, bagda-prawn
kakra | mud-crab
কাঁকড়া | mud-crab
কাকড়া | mud-crab
octopus | baby-octopus
shutki | #dried-fish
শুঁটকি | #dried-fish
শুটকি মাছ | #dried-fish
dry fish | #dried-fish
dried fish | #dried-fish
loitta shutki | loitta-shutki
chepa shutki | chepa-shutki
চ্যাপা শুটকি | chepa-shutki
churi shutki | churi-shutki
chingri shutki | dried-shrimp
fish | #fish
fishes | #fish
mach | #fish
মাছ | #fish
fresh fish | #fish
sea fish | #sea-fish
samudrik mach | #sea-fish
river fish | #river-fish
nodir mach | #river-fish
haor fish | boal, pabda, river-rui
vegetable | #vegetable
vegetables | #vegetable
sobji | #vegetable
সবজি | #vegetable
shobji | #vegetable
শাকসবজি | #vegetable
fresh vegetable | #vegetable
টাটকা সবজি | #vegetable
vegitable | #vegetable
shak | #leafy-greens
শাক | #leafy-greens
lal shak | red-amaranth
লাল শাক | red-amaranth
palong shak | spinach
পালং শাক ১ আটি | spinach
spinach | spinach
pui shak | malabar-spinach
পুঁই শাক | malabar-spinach
kolmi shak | water-spinach
lau shak | bottle-gourd-leaves
methi shak | fenugreek-greens
kochu shak | taro-leaves
lettuce | iceberg-lettuce
lau | bottle-gourd
লাউ ১ পিস | bottle-gourd
bottle gourd | bottle-gourd
mishti kumra | sweet-pumpkin
মিষ্টি কুমড়া | sweet-pumpkin
misti kumra 1 kg | sweet-pumpkin
pumpkin | sweet-pumpkin
chal kumra | ash-gourd
korola | bitter-gourd
করলা | bitter-gourd
karela | bitter-gourd
uchche | bitter-gourd
jhinga | ridge-gourd
chichinga | snake-gourd
dhundol | sponge-gourd
potol | pointed-gourd
পটল ৫০০ গ্রাম | pointed-gourd
shosha | cucumber
শসা | cucumber
khira | cucumber
alu | potato-diamond, red-potato-lal-pakri
আলু ৫ কেজি | potato-diamond, red-potato-lal-pakri
aloo | potato-diamond, red-potato-lal-pakri
potatoes | potato-diamond, red-potato-lal-pakri
lal alu | red-potato-lal-pakri
mishti alu | sweet-potato
মিষ্টি আলু | sweet-potato
gajor | carrot
গাজর | carrot
carrots | carrot
mula | white-radish
radish | white-radish
beetroot | beetroot
shalgom | turnip
kochur mukhi | taro-root
ol kochu | elephant-foot-yam
tomato | tomato
tomatoes 1kg | tomato
টমেটো ১ কেজি | tomato
tometo | tomato
begun | #everyday-vegetables
বেগুন | round-brinjal, long-brinjal
gol begun | round-brinjal
lomba begun | long-brinjal
eggplant | round-brinjal, long-brinjal
brinjol | round-brinjal, long-brinjal
dherosh | okra
ঢেঁড়স | okra
ঢেড়স ১ কেজি | okra
ladies finger | okra
vendi | okra
ful kopi | cauliflower
fulkopi | cauliflower
ফুলকপি | cauliflower
badhakopi | cabbage
বাঁধাকপি | cabbage
বাধাকপি | cabbage
brokoli | broccoli
shim | flat-beans
শিম | flat-beans
সিম | flat-beans
borboti | yardlong-beans
motorshuti | green-peas
মটরশুটি | green-peas
sojne data | drumstick
kacha pepe | green-papaya
kacha kola | green-banana
কাঁচা কলা | green-banana
kolar mocha | banana-blossom
vutta | sweet-corn
capsicum | capsicum
masrum | button-mushroom, oyster-mushroom
mushroom | button-mushroom, oyster-mushroom
peyaj | local-onion, spring-onion
পেঁয়াজ | local-onion, spring-onion
পেয়াজ ২ কেজি | local-onion
deshi peyaj | local-onion
piaj | local-onion, spring-onion
onion | local-onion, spring-onion
roshun | garlic
রসুন | garlic
৫০০ গ্রাম রসুন | garlic
rosun 500g | garlic
ada | ginger
আদা ২৫০ গ্রাম | ginger
kacha morich | green-chilli
কাঁচা মরিচ | green-chilli
kaca moris | green-chilli
bombai morich | naga-chilli
naga morich | naga-chilli
dhone pata | coriander-leaves
ধনে পাতা | coriander-leaves
ধনিয়া পাতা | coriander-leaves
pudina pata | mint
paan | betel-leaf
পান পাতা | betel-leaf
fruit | #fruits
fruits | #fruits
ফল | #fruits
phol | #fruits
aam | #mango-season
am | #mango-season
আম | #mango-season
mango | #mango-season
mango 5 kg | #mango-season
rajshahir aam | #mango-season
himsagar | himsagar-mango
হিমসাগর আম ৫ কেজি | himsagar-mango
lengra aam | langra-mango
ল্যাংড়া | langra-mango
fozli am | fazli-mango
amropali | amrapali-mango
kacha aam | green-mango
lichu | dinajpur-litchi
লিচু | dinajpur-litchi
lychee | dinajpur-litchi
kathal | jackfruit
কাঁঠাল | jackfruit
kalo jam | blackberry-kalo-jam, kalojam
amra | hog-plum
jolpai | olive-jolpai
amloki | indian-gooseberry
boroi | apple-kul, sour-jujube
tetul | tamarind
তেঁতুল | tamarind
taler shash | ice-apple
তালের শাঁস | ice-apple
kola | sagor-banana, champa-banana
কলা ১ ডজন | sagor-banana, champa-banana
sagor kola | sagor-banana
paka pepe | papaya-ripe
pepe | papaya-ripe, green-papaya
peyara | guava, pink-guava
পেয়ারা | guava, pink-guava
anarosh | pineapple-jaldubi
আনারস | pineapple-jaldubi
tormuj | watermelon
তরমুজ | watermelon
dab | green-coconut
ডাব | green-coconut
narikel | coconut
নারকেল | coconut
bedana | pomegranate
dragon fol | dragon-fruit
ড্রাগন ফল | dragon-fruit
lebu | kagzi-lime, elachi-lemon
লেবু ৪ পিস | kagzi-lime, elachi-lemon
malta | malta-green
komla | mandarin-orange
orange | mandarin-orange
jambura | pomelo
apple | fuji-apple, green-apple
আপেল ১ কেজি | fuji-apple, green-apple
angur | red-grapes
strobery | strawberry
khejur | ajwa-dates, maryam-dates
খেজুর | ajwa-dates, maryam-dates
ajwa khejur | ajwa-dates
dates | ajwa-dates, maryam-dates
kaju badam | cashew-nuts
kath badam | almonds
kismis | raisins
কিশমিশ | raisins
achar | #achar
আচার | #achar
pickle | #achar
aamer achar | mango-achar-mustard-oil, sweet-mango-achar
আমের আচার | mango-achar-mustard-oil, sweet-mango-achar
mango pickle | mango-achar-mustard-oil, sweet-mango-achar
jolpai achar | olive-achar
জলপাইয়ের আচার | olive-achar
boroi achar | jujube-achar
rosuner achar | garlic-achar
naga achar | naga-chilli-achar
pitha | #pitha
পিঠা | #pitha
vapa pitha | bhapa-pitha
ভাপা পিঠা | bhapa-pitha
patisapta | patishapta
nokshi pitha | nakshi-pitha
bakorkhani | bakarkhani
mishti | #mishti
misti | #mishti
মিষ্টি | #mishti
sweets | #mishti
rosogolla | roshogolla
রসগোল্লা ১ কেজি | roshogolla
rasmalai | roshmalai
cumillar rosmalai | roshmalai
chomchom | porabari-chomchom
natorer kachagolla | kachagolla-of-natore
jilapi | jilapi-crisp
জিলাপি | jilapi-crisp
mishti doi | bogura-doi
মিষ্টি দই | bogura-doi
bogurar doi | bogura-doi
doi | bogura-doi, plain-yoghurt
tok doi | plain-yoghurt
yogurt | bogura-doi, plain-yoghurt
milk | bogura-doi, plain-yoghurt
singara | mini-singara-frozen
somucha | chicken-samosa-frozen
porota | paratha-frozen
chanachur | chanachur-extra-hot
modhu | #honey-ghee-oil
মধু | #honey-ghee-oil
khati modhu | sundarban-honey
sundarban modhu 1kg | sundarban-honey
honey 500 gm | sundarban-honey, litchi-flower-honey, black-seed-honey, mustard-flower-honey
hunny | sundarban-honey, litchi-flower-honey, black-seed-honey, mustard-flower-honey
ghee | cow-ghee
ঘি | cow-ghee
gawa ghee 1 kg | cow-ghee
sorishar tel | mustard-oil-ghani
সরিষার তেল ১ লিটার | mustard-oil-ghani
mustard oil | mustard-oil-ghani
kalojira tel | black-seed-oil
narikel tel | coconut-oil-virgin
khejur gur | date-molasses-patali
খেজুরের গুড় | date-molasses-patali
patali gur | date-molasses-patali
holud gura | turmeric-powder
হলুদ গুড়া | turmeric-powder
haldi powder | turmeric-powder
morich gura | chilli-powder
মরিচের গুঁড়া | chilli-powder
jira | cumin
zeera | cumin
gorom mosla | garam-masala
garam moshla | garam-masala
elachi | green-cardamom, elachi-lemon
daruchini | cinnamon-sticks
polaw chal | kalijira-rice
kalijira chal | kalijira-rice
chal | kalijira-rice, red-rice-biroi
চাল ৫ কেজি | kalijira-rice, red-rice-biroi
rice | kalijira-rice, red-rice-biroi
dal | red-lentils, mung-dal, dal-puri-frozen
mosur dal | red-lentils
মসুর ডাল ১ কেজি | red-lentils
mug dal | mung-dal
egg | free-range-eggs
eggs 12 pcs | free-range-eggs
dim | free-range-eggs
ডিম ১ ডজন | free-range-eggs
deshi murgir dim | free-range-eggs
cha pata | sylhet-tea-bop
sylheter cha | sylhet-tea-bop
tea | sylhet-tea-bop
pater bag | jute-tote-bag-stitched-lotus, jute-tote-large
পাটের ব্যাগ | jute-tote-bag-stitched-lotus, jute-tote-large
school bag | school-backpack
gamsa | cotton-gamcha
গামছা | cotton-gamcha
lungi | lungi
লুঙ্গি | lungi
saree | tangail-saree, jamdani-saree, rajshahi-silk-saree
sari | tangail-saree, jamdani-saree, rajshahi-silk-saree
শাড়ি | tangail-saree, jamdani-saree
শাড়ী | tangail-saree, jamdani-saree
jamdani shari | jamdani-saree
জামদানি শাড়ি | jamdani-saree
silk saree | rajshahi-silk-saree
tater shari | tangail-saree
punjabi | panjabi
পাঞ্জাবী | panjabi
panjabi xl | panjabi
fotua | block-print-fotua
t-shirt | tie-dye-t-shirt
nokshi katha | #nakshi-kantha
নকশী কাঁথা | #nakshi-kantha
churi | glass-bangles-dozen
kacher churi | glass-bangles-dozen
কাঁচের চুড়ি | glass-bangles-dozen
jhumka | jhumka-earrings
kaner dul | jhumka-earrings
gohona | #jewellery
jewelry | #jewellery
kansar thala | brass-plate
pitoler kolshi | brass-kolshi
matir hari | clay-handi-with-lid
মাটির হাঁড়ি | clay-handi-with-lid
shil pata | stone-grinder-shil-pata
boti | boti-fish-knife
shital pati | shital-pati-mat
শীতল পাটি | shital-pati-mat
hat pakha | palm-leaf-hand-fan
talpakha | palm-leaf-hand-fan
hariken | rickshaw-art-lantern
ektara | ektara
bashi | bamboo-flute
ঘুড়ি | kite-with-thread
chata | umbrella
ছাতা | umbrella
juta | leather-sandals
rickshaw art | rickshaw-art-plate, rickshaw-art-lantern
aarong bag | #jute-bags
aam bari | #fruits
sundar mou | sundarban-honey, litchi-flower-honey, black-seed-honey
rajshahi silk | rajshahi-silk-saree
nanir hat achar | #achar
gomoti mishti | #mishti
shuddho | turmeric-powder, mustard-oil-ghani, cumin, ajwa-dates
tant bari | tangail-saree, cotton-gamcha, jamdani-saree, lungi
organic honey | black-seed-honey
eid special | kalijira-rice, panjabi, ajwa-dates, maryam-dates, rajshahi-silk-saree, glass-bangles-dozen
homemade food | #homemade-food
kitchenware | #kitchenware
spices | #spices-staples
মসলা | #spices-staples
imported fruit | #imported-fruits
hil | padma-hilsa
ilis | padma-hilsa
mang | #mango-season
চিংড | #prawns-crabs
`;

export const searchPairs = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [typed = '', wanted = ''] = row.split('|').map((cell) => cell.trim());
    return { typed, wanted: wanted.split(',').map((one) => one.trim()) };
  });
