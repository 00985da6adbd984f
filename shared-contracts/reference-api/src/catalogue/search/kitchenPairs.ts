/** Food that is made, spices and staples as people here ask for them; the columns are those of `searchPairs`. */
export const kitchenPairs = `
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
kashmiri achar, কাশ্মিরি আচার | kashmiri-mango-achar
tetuler achar, তেঁতুলের আচার ৪০০ গ্রাম | tamarind-achar
moricher achar, কাঁচা মরিচের আচার | chilli-achar, naga-chilli-achar
amrar chutney, আমড়ার চাটনি | hog-plum-chutney
mixed achar, মিক্স আচার | mixed-achar
gorur mangser achar, গরুর মাংসের আচার | beef-achar
kashundi, কাসুন্দি | kasundi
amlokir morobba, morobba | amla-murabba
chitoi pitha, চিতই পিঠা ১২ পিস | chitoi-pitha
fuljhuri pitha, ফুলঝুরি | phul-jhuri-pitha
teler pitha, তেলের পিঠা, poa pitha | teler-pitha-poa
puli pitha, পুলি পিঠা, narikel puli | narikel-puli
malai chop, মালাই চপ | malai-chop
sandesh, সন্দেশ, sondesh 1 kg | sandesh, nolen-gur-sandesh
nolen gurer sondesh, নলেন গুড়ের সন্দেশ | nolen-gur-sandesh
amitti, আমিত্তি, amriti | amitti
laddu, লাড্ডু ১ কেজি, bundi laddu | boondi-laddu
narikeler naru, নারকেলের নাড়ু, naru | coconut-naru, sesame-naru
tiler naru, তিলের নাড়ু | sesame-naru
murir moa, মুড়ির মোয়া, moa | muri-mowa
kaju borfi, কাজু বরফি | kaju-barfi
gajorer halua, গাজরের হালুয়া, carrot halwa | carrot-halwa-barfi
balish misti, বালিশ মিষ্টি | balish-mishti
chicken roll, চিকেন রোল | chicken-roll-frozen
beef cutlet, বিফ কাটলেট, katlet | beef-cutlet-frozen
dal puri, ডাল পুরি | dal-puri-frozen
frozen paratha, পরোটা ২০ পিস | paratha-frozen
muri, মুড়ি ৫০০ গ্রাম, puffed rice | puffed-rice
chira, চিড়া, chire 1 kg, poha | flattened-rice
bori, ডালের বড়ি, dal bori | lentil-bori
kacchi, কাচ্চি বিরিয়ানি, biriyani, mutton biriani, bryani | kacchi-biryani-box
bhuna khichuri, ভুনা খিচুড়ি, khichuri | bhuna-khichuri-with-beef
chingri malaikari, চিংড়ি মালাইকারি, malai curry | prawn-malai-curry
bhorta, ভর্তা, alu vorta | seven-bhorta-platter
halim, হালিম, beef haleem | beef-halim
lichu fuler modhu, লিচু ফুলের মধু | litchi-flower-honey
sorisha fuler modhu | mustard-flower-honey
kalojirar modhu, কালোজিরা মধু | black-seed-honey
নারিকেল তেল ৫০০ মিলি, coconut oil | coconut-oil-virgin
dhonia, আস্ত ধনিয়া, dhone gura | coriander-seed, coriander-leaves
panch foron, পাঁচফোড়ন | panch-phoron
gorom moshla, গরম মশলা | garam-masala
হলুদের গুড়া ২০০ গ্রাম, holud | turmeric-powder
jirar gura, জিরা ১০০ গ্রাম | cumin
jumbo golda, chingri jumbo, জাম্বো চিংড়ি | galda-prawn, bagda-prawn
panjabi silk, পাঞ্জাবি ৪২ | panjabi
t shirt xl, xl | tie-dye-t-shirt, block-print-fotua
seasonal, seasonal fruits | #fruits
ঝাল, jhal | chilli-achar, chanachur-extra-hot, naga-chilli-achar, green-chilli, chilli-powder, naga-chilli
gur, গুড় ১ কেজি, patali | date-molasses-patali
atop chal, polaor chal, পোলাওর চাল ৫ কেজি | kalijira-rice
lal chal, লাল চাল | red-rice-biroi
murgir dim, মুরগির ডিম, faarm er dim, dim 1 hali, আন্ডা | free-range-eggs
cha, চা পাতা ৪০০ গ্রাম, tea leaf | sylhet-tea-bop
`;
