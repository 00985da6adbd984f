/** Food in `searchNames`, a thing a line. */
export const foodNames = `
fish, maach, mach, mas, machh, মাছ, মাস
hilsa, hilsha, ilish, elish, illish, ilesh, ইলিশ, ইলশে, hilsa fish, ilish mach
rui, rohu, ruhi, রুই
katla, catla, kathla, katol, কাতলা, কাতল
boal, boyal, boaal, wallago, বোয়াল
ayre, air fish, ayr, aair, aire mach, আইড়, আড়
chitol, chital, chitala, চিতল
pabda, pabdha, পাবদা
tengra, tangra, টেংরা, ট্যাংরা
baim, bain, bayim, বাইম, বাইন
mola, মলা, mola dhela
puti, punti, pooti, পুঁটি
mrigel, mrigal, mirgel, মৃগেল, মিরকা
grass carp, গ্রাস কার্প, carp, কার্প
tilapia, telapia, telapiya, তেলাপিয়া, তিলাপিয়া
pangas, pangash, pangus, পাঙ্গাস, পাঙাশ, পাঙ্গাশ
koi, koi mach, কৈ, কই
shing, sing, shingi, singh fish, শিং, সিং
magur, magor, মাগুর
shol, sol, shoil, শোল, শৈল
pomfret, rupchada, rupchanda, roopchanda, রূপচাঁদা, রুপচান্দা
koral, bhetki, vetki, barramundi, sea bass, কোরাল, ভেটকি
loitta, loittya, lotia, bombay duck, লইট্টা, লোইট্টা
tuna, টুনা
surma, king mackerel, mackerel, সুরমা
poa, pua, poya, পোয়া
lakkha, salmon, লাক্ষা
snapper, red snapper, লাল পোয়া
squid, calamari, স্কুইড
octopus, অক্টোপাস
lobster, লবস্টার
prawn, prawns, shrimp, shrimps, chingri, chingree, cingri, chingdi, icha, চিংড়ি, চিংড়ী, চিংরি, ইচা
galda, golda, গলদা
bagda, bagdha, বাগদা
crab, kakra, kankra, kakda, কাঁকড়া
shutki, sutki, shutky, shuktki, dried fish, dry fish, শুঁটকি, শুটকী, সুটকি
churi, chhuri, churi fish, ছুরি
kachki, kaski, keski, কাচকি
chepa, chapa shutki, চ্যাপা, চেপা
roe, fish egg, macher dim, ডিমওয়ালা, মাছের ডিম
vegetable, vegetables, veggies, veg, sobji, sobzi, shobji, shabji, sabji, sabzi, tarkari, torkari, সবজি, সব্জি, শাকসবজি, তরকারি, vegitable, vegetabel
shak, shaak, saag, sak, greens, leafy greens, শাক
spinach, palong, palang, palak, পালং, পালঙ
amaranth, lal shak, laal shak, লাল শাক
malabar spinach, pui, puishak, পুঁই
water spinach, kolmi, kalmi, কলমি
stem amaranth, data shak, danta, data, ডাঁটা
fenugreek, methi, মেথি
mustard, sorisha, shorisha, sarisha, shorsha, sorshe, সরিষা, সরিষার, সর্ষে
taro, kochu, কচু, কচুর, arum
kochur mukhi, kochumukhi, taro root, কচুর মুখি, mukhi
lettuce, লেটুস
leaf, leaves, pata, পাতা
banana leaf, kola pata, kolapata, কলা পাতা, কলাপাতা
bottle gourd, lau, laau, kodu, লাউ, কদু
pumpkin, kumra, kumda, mishti kumra, misti kumra, sweet pumpkin, কুমড়া, কুমরা
ash gourd, chal kumra, chalkumra, চাল কুমড়া, jali
bitter gourd, korola, karola, corola, korla, karela, uchche, ucche, করলা, উচ্ছে
ridge gourd, jhinga, jhinge, zinga, jinga, ঝিঙ্গা, ঝিঙা, ঝিঙে
snake gourd, chichinga, chichinge, চিচিঙ্গা, চিচিঙা
sponge gourd, dhundol, dhundul, ধুন্দল, ধুন্দুল
pointed gourd, potol, patol, parwal, পটল
cucumber, shosha, shasha, sosa, khira, শসা, শশা, খিরা
potato, potatoes, alu, aloo, allu, আলু, গোলআলু
carrot, gajor, gajar, গাজর, গাজরের
radish, mula, moola, mulo, মুলা, মূলা, মুলো
beetroot, beet, bit root, বিট, বিটরুট
turnip, shalgom, salgom, শালগম
yam, ol, ol kochu, ওল
tomato, tomatoes, tometo, tamato, tomatto, টমেটো, টমাটো
brinjal, eggplant, egg plant, aubergine, begun, begoon, baigan, bagun, বেগুন, brinjol
okra, dherosh, dheros, derosh, dharosh, dhenrosh, bhindi, vendi, ladies finger, lady finger, ladys finger, ঢেঁড়স, ঢেড়শ, ভেন্ডি
cauliflower, fulkopi, phulkopi, foolkopi, fulkofi, ফুলকপি, ফুলকফি
cabbage, badhakopi, bandhakopi, badhakofi, pata kopi, বাঁধাকপি, পাতাকপি
broccoli, brocoli, brokoli, brokli, ব্রকলি, ব্রোকলি
flat beans, beans, bean, shim, sim, sheem, শিম, সিম
yardlong beans, borboti, barbati, borboty, বরবটি
peas, green peas, motorshuti, motor shuti, motorsuti, মটরশুঁটি, মটর
drumstick, sojne, sajna, sojina, sojne data, shojne, moringa, সজনে, সজিনা, সাজনা
papaya, papay, pepe, pepay, penpe, papita, পেঁপে, পেপে
corn, maize, vutta, bhutta, ভুট্টা
capsicum, capsikum, bell pepper, ক্যাপসিকাম
mushroom, masrum, mashrum, মাশরুম
banana blossom, mocha, kolar mocha, মোচা
onion, onions, peyaj, piyaj, piaj, peyaz, piyaz, pyaj, peaj, পেঁয়াজ, পিঁয়াজ, পেয়াজ
garlic, roshun, rosun, roson, roshon, rashun, রসুন, রসূন
ginger, ada, aada, আদা
chilli, chili, chilly, chillies, morich, moris, marich, mirch, mirchi, lonka, jhal, zhal, মরিচ, লঙ্কা, ঝাল
naga, bombai morich, নাগা
coriander, dhone, dhonia, dhoniya, dhania, dhane, cilantro, ধনে, ধনিয়া
mint, pudina, podina, পুদিনা
betel, paan, পান
fresh, tatka, taja, taza, টাটকা, তাজা
deshi, desi, local, দেশি, দেশী
green, kacha, kancha, kaca, kasa, কাঁচা, sobuj, shobuj, সবুজ
red, lal, laal, লাল
white, sada, shada, সাদা
black, kalo, কালো
ripe, paka, pakka, পাকা
round, gol, গোল
long, lomba, লম্বা
sour, tok, টক, plain
dry, dried, shukna, sukna, শুকনা
river, nodir, nodi, নদীর, নদী
sea, marine, shamudrik, samudrik, সামুদ্রিক, সাগর
pond, pukur, chash, chasher, farmed, চাষের, পুকুরের
mixed, misro, মিশ্র
winter, shiter, শীতের, শীত
frozen, ফ্রোজেন, হিমায়িত
fruit, fruits, phol, fol, ফল, ফলমূল, fal
mango, mangoes, aam, am, আম, আমের
himsagar, himsagor, himshagor, হিমসাগর, khirsapat
langra, lengra, lyangra, ল্যাংড়া, লেংড়া
amrapali, amropali, আম্রপালি
fazli, fozli, fajli, ফজলি
gopalbhog, gopalvog, গোপালভোগ
haribhanga, harivanga, horibhanga, হাঁড়িভাঙ্গা, হাড়িভাঙা
litchi, lychee, lichi, lichu, leechu, লিচু
jackfruit, jack fruit, kathal, kanthal, কাঁঠাল, কাঁঠালের
blackberry, jamun, kalo jam, jam, jaam, জাম, কালো জাম, কালোজাম
lotkon, latkan, lotka, লটকন
hog plum, amra, amda, আমড়া, আমড়ার
olive, jolpai, jalpai, জলপাই, জলপাইয়ের
gooseberry, amla, amloki, amlaki, আমলকি, আমলকির
jujube, kul, boroi, boro, bori, কুল, বরই
star fruit, kamranga, কামরাঙ্গা, কামরাঙা
wood apple, bel, bael, বেল
kodbel, kothbel, কদবেল, কতবেল
tamarind, tetul, tentul, তেঁতুল, তেঁতুলের
palm, tal, taal, তাল
ice apple, ice-apple, taler shash, tal shash, taler sas, তালের শাঁস
banana, bananas, kola, kala, কলা
guava, guavas, peyara, piyara, payara, পেয়ারা, পিয়ারা
pineapple, anarosh, anaros, anarash, আনারস
watermelon, tormuj, tarmuj, tormuz, তরমুজ
green coconut, dab, daab, ডাব, coconut water
coconut, narikel, narkel, narikol, narkol, নারিকেল, নারকেল, নারিকেলের
sapodilla, sofeda, safeda, chiku, সফেদা
custard apple, ata, ata fol, আতা, sharifa
pomegranate, dalim, bedana, anar, ডালিম, বেদানা, আনার
dragon, dragon fruit, ড্রাগন
sugarcane, sugar cane, ganna, গেন্ডারি, akh, aakh, ikkhu, আখ, ইক্ষু
lemon, lime, lebu, labu, লেবু
malta, মাল্টা, মালটা
orange, oranges, komla, kamla, komola, কমলা, কমলালেবু, mandarin
pomelo, jambura, batabi, জাম্বুরা, বাতাবি
apple, apples, apel, আপেল
grapes, grape, angur, angoor, আঙুর, আঙ্গুর
pear, nashpati, naspati, নাশপাতি
kiwi, কিউই
strawberry, strobery, strawbery, স্ট্রবেরি
blueberry, ব্লুবেরি
avocado, avocardo, অ্যাভোকাডো, এভোকাডো
peach, পিচ
dates, date, khejur, kejur, khajur, খেজুর, খেজুরের
nuts, nut, badam, বাদাম
almonds, almond, kath badam, kat badam, kathbadam, কাঠ বাদাম, কাঠবাদাম
cashew, kaju, kaju badam, কাজু, কাজুবাদাম
raisins, raisin, kismis, kishmish, kismish, কিশমিশ, কিসমিস
dried plum, alu bokhara, alubukhara, আলু বোখারা, আলুবোখারা
homemade, home made, ghore toiri, ঘরোয়া, ঘরে তৈরি
achar, aachar, achaar, acher, pickle, pickles, আচার, আঁচার
chutney, chatni, catni, চাটনি
kasundi, kashundi, কাসুন্দি
murabba, morobba, মোরব্বা
pitha, pithe, pitaa, rice cake, পিঠা, পিঠে
bhapa, vapa, bhapa pitha, ভাপা
chitoi, chitui, চিতই
patishapta, patisapta, পাটিসাপটা
puli, পুলি
phul jhuri, fuljhuri, phuljhuri, ফুলঝুরি
bakarkhani, bakorkhani, বাকরখানি
sweets, sweet, mishti, misti, mithai, mishty, মিষ্টি, মিষ্টান্ন, desserts, dessert
roshogolla, rosogolla, rasgulla, rasogolla, roshgolla, রসগোল্লা
roshmalai, rosmalai, rasmalai, ras malai, রসমালাই
chomchom, chamcham, cham cham, চমচম
kachagolla, কাঁচাগোল্লা
sandesh, sondesh, shondesh, সন্দেশ, সন্দেশের
jilapi, jilebi, jalebi, zilapi, জিলাপি, জিলাপী
laddu, laddoo, ladoo, লাড্ডু
doi, dahi, doy, yoghurt, yogurt, curd, দই, দধি, milk, dudh, doodh, দুধ, dairy
naru, nadu, নাড়ু
muri, moori, puffed rice, মুড়ি
flattened rice, chira, chire, chida, cira, poha, চিড়া, চিড়ে
barfi, borfi, burfi, বরফি
halwa, halua, haluya, হালুয়া
singara, shingara, shingada, সিঙ্গারা, সিঙাড়া
samosa, somosa, somucha, samucha, সমুচা
paratha, porota, parota, porata, পরোটা
chanachur, canachur, চানাচুর
chicken, murgi, morog, মুরগি, মুরগী, মুরগির, চিকেন
beef, goru, gorur mangsho, gorur mangso, গরু, গরুর, গরুর মাংস, বিফ, meat, mangsho, mangso, mangsa, মাংস, মাংসের
mutton, khasi, khashi, goat, খাসি, খাসির
biryani, biriyani, biriani, birani, birany, kacchi, kachchi, বিরিয়ানি, বিরিয়ানী, কাচ্চি
khichuri, kichuri, khichdi, খিচুড়ি
bhorta, vorta, bharta, ভর্তা
halim, haleem, হালিম
malai curry, malaikari, malai kari, মালাইকারি
honey, modhu, madhu, mou, মধু, মৌ
ghee, ghi, gawa ghee, gawa ghi, ঘি, ঘৃত
oil, tel, তেল, তেলের
black seed, kalojira, kalijira, কালোজিরা, কালোজিরার, কালিজিরা, nigella
gur, molasses, jaggery, patali, গুড়, গুড়ের, পাটালি, khejur gur, nolen
turmeric, holud, halud, haldi, হলুদ, yellow
powder, gura, guro, gunra, গুঁড়া, গুড়া, গুঁড়ো
cumin, jira, jeera, zeera, zira, জিরা
spice, spices, masala, moshla, mosla, masla, মসলা, মশলা
cardamom, elach, elachi, elaichi, এলাচ, এলাচি
cinnamon, daruchini, darchini, দারুচিনি
panch phoron, pach foron, panchforon, পাঁচফোড়ন
rice, chal, chaal, chaul, চাল, চাউল
lentil, lentils, dal, daal, dhal, ডাল, pulse
masoor, mosur, moshur, masur, মসুর, red lentils
mung, moog, mug, mug dal, moong, মুগ
egg, eggs, dim, anda, আন্ডা, deem, ডিম, ডিমের, egs
tea, cha, chaa, chai, cha pata, tea leaves, tea leaf, চা পাতা, চা, চায়ের
`;
