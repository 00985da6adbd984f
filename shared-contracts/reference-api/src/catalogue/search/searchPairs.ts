/**
 * Searches of people here, and after | what has to be among the first three found: one of some products
 * by handle, or, after #, products of a category or section and of no other.
 */
const rows = `
hilsa fish, hilsa, ilish, ilish mach, ইলিশ মাছ, ইলিশ, elish mas, padma ilish | padma-hilsa
পদ্মার ইলিশ ১ কেজি, ilsih, illish mach price, chandpur ilish, hil, ilis | padma-hilsa
ilish macher dim, ইলিশের ডিম | hilsa-roe
hilsa egg | hilsa-roe, hilsa-with-roe
rui, rui mach, রুই মাছ, রুই মাছ ২ কেজি, rohu fish | rui-fish, river-rui
nodir rui | river-rui
katla mach, কাতলা মাছ, catla | river-katla, katla-fish
boal mach, বোয়াল মাছ, বোয়াল | boal
air mach | ayre
chitol mach | chitol
pabda mach, পাবদা | pabda
tangra mach, টেংরা মাছ | tengra
baim mach | baim
mola mach | mola
পুটি মাছ, punti mach | puti
mrigal | mrigel
grass carp | grass-carp
telapia, তেলাপিয়া মাছ ১ কেজি | tilapia
pangash mach, পাঙ্গাস | pangas
koi mach, কৈ মাছ | thai-koi, desi-koi
deshi koi | desi-koi
shing mach, শিং মাছ | shing
magur mach | magur
shol mach | shol
rupchanda | silver-pomfret, rupchanda-shutki
রূপচাঁদা মাছ, rupchada fish, pomfret | silver-pomfret
koral mach, vetki | koral-sea-bass
loitta mach | loitta-fresh, loitta-shutki
tuna fish | tuna
surma mach | surma-king-mackerel
salmon | lakkha-indian-salmon
red snapper | red-snapper
squid | squid-cleaned
chingri, chingri mach, চিংড়ি মাছ, চিংড়ী, shrimp, prawn 1kg, চিংড | #prawns-crabs
golda chingri, গলদা চিংড়ি | galda-prawn
bagda chingri | bagda-prawn
jumbo prawn | galda-prawn, bagda-prawn
kakra, কাঁকড়া, কাকড়া | mud-crab
octopus | baby-octopus
shutki, শুঁটকি, শুটকি মাছ, dry fish, dried fish | #dried-fish
loitta shutki | loitta-shutki
chepa shutki, চ্যাপা শুটকি | chepa-shutki
churi shutki | churi-shutki
chingri shutki | dried-shrimp
fish, fishes, mach, মাছ, fresh fish | #fish
sea fish, samudrik mach | #sea-fish
river fish, nodir mach | #river-fish
haor fish | boal, pabda, river-rui
vegetable, vegetables, sobji, সবজি, shobji, শাকসবজি, fresh vegetable, টাটকা সবজি | #vegetable
vegitable | #vegetable
shak, শাক | #leafy-greens
lal shak, লাল শাক | red-amaranth
palong shak, পালং শাক ১ আটি, spinach | spinach
pui shak, পুঁই শাক | malabar-spinach
kolmi shak | water-spinach
lau shak | bottle-gourd-leaves
methi shak | fenugreek-greens
kochu shak | taro-leaves
lettuce | iceberg-lettuce
lau, লাউ ১ পিস, bottle gourd | bottle-gourd
mishti kumra, মিষ্টি কুমড়া, misti kumra 1 kg, pumpkin | sweet-pumpkin
chal kumra | ash-gourd
korola, করলা, karela, uchche | bitter-gourd
jhinga | ridge-gourd
chichinga | snake-gourd
dhundol | sponge-gourd
potol, পটল ৫০০ গ্রাম | pointed-gourd
shosha, শসা, khira | cucumber
alu, আলু ৫ কেজি, aloo, potatoes | potato-diamond, red-potato-lal-pakri
lal alu | red-potato-lal-pakri
mishti alu, মিষ্টি আলু | sweet-potato
gajor, গাজর, carrots | carrot
mula, radish | white-radish
beetroot | beetroot
shalgom | turnip
kochur mukhi | taro-root
ol kochu | elephant-foot-yam
tomato, tomatoes 1kg, টমেটো ১ কেজি, tometo | tomato
begun | #everyday-vegetables
বেগুন, eggplant, brinjol | round-brinjal, long-brinjal
gol begun | round-brinjal
lomba begun | long-brinjal
dherosh, ঢেঁড়স, ঢেড়স ১ কেজি, ladies finger, vendi | okra
ful kopi, fulkopi, ফুলকপি | cauliflower
badhakopi, বাঁধাকপি, বাধাকপি | cabbage
brokoli | broccoli
shim, শিম, সিম | flat-beans
borboti | yardlong-beans
motorshuti, মটরশুটি | green-peas
sojne data | drumstick
kacha pepe | green-papaya
kacha kola, কাঁচা কলা | green-banana
kolar mocha | banana-blossom
vutta | sweet-corn
capsicum | capsicum
masrum, mushroom | button-mushroom, oyster-mushroom
peyaj, পেঁয়াজ, piaj, onion | local-onion, spring-onion
পেয়াজ ২ কেজি, deshi peyaj | local-onion
roshun, রসুন, ৫০০ গ্রাম রসুন, rosun 500g | garlic
ada, আদা ২৫০ গ্রাম | ginger
kacha morich, কাঁচা মরিচ, kaca moris | green-chilli
bombai morich, naga morich | naga-chilli
dhone pata, ধনে পাতা, ধনিয়া পাতা | coriander-leaves
pudina pata | mint
paan, পান পাতা | betel-leaf
fruit, fruits, ফল, phol, aam bari | #fruits
aam, am, আম, mango, mango 5 kg, rajshahir aam, mang | #mango-season
himsagar, হিমসাগর আম ৫ কেজি | himsagar-mango
lengra aam, ল্যাংড়া | langra-mango
fozli am | fazli-mango
amropali | amrapali-mango
kacha aam | green-mango
lichu, লিচু, lychee | dinajpur-litchi
kathal, কাঁঠাল | jackfruit
kalo jam | blackberry-kalo-jam, kalojam
amra | hog-plum
jolpai | olive-jolpai
amloki | indian-gooseberry
boroi | apple-kul, sour-jujube
tetul, তেঁতুল | tamarind
taler shash, তালের শাঁস | ice-apple
kola, কলা ১ ডজন | sagor-banana, champa-banana
sagor kola | sagor-banana
paka pepe | papaya-ripe
pepe | papaya-ripe, green-papaya
peyara, পেয়ারা | guava, pink-guava
anarosh, আনারস | pineapple-jaldubi
tormuj, তরমুজ | watermelon
dab, ডাব | green-coconut
narikel, নারকেল | coconut
bedana | pomegranate
dragon fol, ড্রাগন ফল | dragon-fruit
lebu, লেবু ৪ পিস | kagzi-lime, elachi-lemon
malta | malta-green
komla, orange | mandarin-orange
jambura | pomelo
apple, আপেল ১ কেজি | fuji-apple, green-apple
angur | red-grapes
strobery | strawberry
khejur, খেজুর, dates | ajwa-dates, maryam-dates
ajwa khejur | ajwa-dates
kaju badam | cashew-nuts
kath badam | almonds
kismis, কিশমিশ | raisins
achar, আচার, pickle, nanir hat achar | #achar
aamer achar, আমের আচার, mango pickle | mango-achar-mustard-oil, sweet-mango-achar
jolpai achar, জলপাইয়ের আচার | olive-achar
boroi achar | jujube-achar
rosuner achar | garlic-achar
naga achar | naga-chilli-achar
pitha, পিঠা | #pitha
vapa pitha, ভাপা পিঠা | bhapa-pitha
patisapta | patishapta
nokshi pitha | nakshi-pitha
bakorkhani | bakarkhani
mishti, misti, মিষ্টি, sweets, gomoti mishti | #mishti
rosogolla, রসগোল্লা ১ কেজি | roshogolla
rasmalai, cumillar rosmalai | roshmalai
chomchom | porabari-chomchom
natorer kachagolla | kachagolla-of-natore
jilapi, জিলাপি | jilapi-crisp
mishti doi, মিষ্টি দই, bogurar doi | bogura-doi
doi, yogurt, milk | bogura-doi, plain-yoghurt
tok doi | plain-yoghurt
singara | mini-singara-frozen
somucha | chicken-samosa-frozen
porota | paratha-frozen
chanachur | chanachur-extra-hot
modhu, মধু | #honey-ghee-oil
khati modhu, sundarban modhu 1kg | sundarban-honey
honey 500 gm, hunny | sundarban-honey, litchi-flower-honey, black-seed-honey, mustard-flower-honey
ghee, ঘি, gawa ghee 1 kg | cow-ghee
sorishar tel, সরিষার তেল ১ লিটার, mustard oil | mustard-oil-ghani
kalojira tel | black-seed-oil
narikel tel | coconut-oil-virgin
khejur gur, খেজুরের গুড়, patali gur | date-molasses-patali
holud gura, হলুদ গুড়া, haldi powder | turmeric-powder
morich gura, মরিচের গুঁড়া | chilli-powder
jira, zeera | cumin
gorom mosla, garam moshla | garam-masala
elachi | green-cardamom, elachi-lemon
daruchini | cinnamon-sticks
polaw chal, kalijira chal | kalijira-rice
chal, চাল ৫ কেজি, rice | kalijira-rice, red-rice-biroi
dal | red-lentils, mung-dal, dal-puri-frozen
mosur dal, মসুর ডাল ১ কেজি | red-lentils
mug dal | mung-dal
egg, eggs 12 pcs, dim, ডিম ১ ডজন, deshi murgir dim | free-range-eggs
cha pata, sylheter cha, tea | sylhet-tea-bop
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
`;

const listed = (cell: string) => cell.split(',').map((each) => each.trim());

export const searchPairs = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [typed = '', wanted = ''] = row.split('|');
    return listed(typed).map((words) => ({ typed: words, wanted: listed(wanted) }));
  });
