/** Fish, vegetables and fruits as people here ask for them; the columns are those of `searchPairs`. */
export const marketPairs = `
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
danta shak, ডাঁটা শাক ১ আটি | stem-amaranth
sorisha shak, সরিষা শাক | mustard-greens
sada begun | white-brinjal
lal badhakopi, red cabbage | red-cabbage
kolapata, kola pata, banana leaf | banana-leaf
peyaj pata | spring-onion
rui macher dim, রুই মাছের ডিম ৫০০ গ্রাম, fish egg | fish-roe-rui, hilsa-roe
poya mach, poa fish | poa, red-snapper
horina chingri, হরিণা চিংড়ি | horina-shrimp
kucho chingri, গুড়া চিংড়ি, choto chingri | small-shrimp
lobster 1 pc, লবস্টার | lobster
kachki shutki, কাচকি শুটকি ২৫০ গ্রাম | kachki-shutki
churi shutki 1/2 kg, chhuri shutki | churi-shutki
gopalbhog aam, গোপালভোগ | gopalbhog-mango
haribhanga, হাড়িভাঙ্গা আম ১০ কেজি | haribhanga-mango
kathaler koya, কাঁঠালের কোয়া, jackfruit bulb | jackfruit-pods-ready-to-eat, jackfruit
lotkon, লটকন | lotkon
kamranga, কামরাঙা, starfruit | star-fruit
bel, বেল ১টা, bel fol | wood-apple-bel
kothbel, কতবেল, kod bel | kodbel
paka tal, তাল | palm-fruit
sofeda, সফেদা | sapodilla
ata fol, আতা ফল, sharifa | custard-apple
akh, আখ, ganna | sugar-cane
elachi lebu, এলাচি লেবু | elachi-lemon
kagji lebu, কাগজি লেবু | kagzi-lime
nashpati, নাশপাতি, pears | pear-nashpati
kiwi fruit, কিউই ফল | kiwi
blue berry, blueberries | blueberry
avocado fol, এভোকাডো, avacado | avocado
peach fol, peaches | peach
misro badam, mixed nut, mix badam | mixed-nuts
alubokhara, আলুবোখারা | dried-plum
`;
