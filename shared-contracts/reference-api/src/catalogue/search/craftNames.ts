/** Clothes and crafts in `searchNames`, a thing a line. */
export const craftNames = `
bag, bags, beg, ব্যাগ, handbag, backpack
shika, sika, sikka, শিকা
jute, pat, paat, পাট, পাটের
basket, jhuri, zhuri, ঝুড়ি
cane, bet, beter, বেত, বেতের
rug, carpet, karpet, কার্পেট
purse, wallet, moneybag, পার্স
leather, chamra, চামড়া, চামড়ার
gamcha, gamsa, gamocha, towel, গামছা
lungi, lungee, লুঙ্গি
saree, sari, shari, sharee, sarees, saris, শাড়ি, শাড়ী
jamdani, zamdani, jamdhani, জামদানি, জামদানী
silk, silik, সিল্ক, reshom
tant, taat, tat, handloom, তাঁত, তাঁতের
cotton, suti, shuti, সুতি
bedsheet, bed sheet, chador, chadar, চাদর
shawl, shal, শাল
panjabi, punjabi, panjabee, পাঞ্জাবি, পাঞ্জাবী
kurta, kurti, kurtha, কুর্তা, কামিজ
fotua, fatua, fotuwa, ফতুয়া
tshirt, t-shirt, t shirt, tee shirt, genji, টি শার্ট, গেঞ্জি
scarf, orna, স্কার্ফ
clothes, kapor, kapod, cloth, poshak, পোশাক, কাপড়, dress, gamcha & weaves
kantha, katha, kata, quilt, কাঁথা, কাথা
nakshi, nokshi, noksi, নকশি, নকশী
jewellery, jewelry, gohona, gahana, ornaments, গহনা, গয়না
bangles, bangle, churi, bala, চুড়ি, চুরি, বালা
earrings, earring, jhumka, dul, kaner dul, ঝুমকা, দুল, কানের দুল
necklace, mala, মালা, হার
nupur, anklet, payel, নূপুর, পায়েল
ring, angti, aangti, আংটি
pearl, mukta, মুক্তা, মুক্তার
bindi, tip, teep, টিপ
kitchenware, kitchen, cookware, utensils, ranna ghor
plate, thala, থালা, প্লেট
glass, kach, kanch, গ্লাস, কাঁচ, কাঁচের, tumbler
brass, pitol, pital, পিতল, পিতলের, kansha, kasha, কাঁসা, কাঁসার
kolshi, kolsi, kalshi, pitcher, water pot, কলসি
spoon, chamoch, chamuch, চামচ
chopping board, cutting board, চপিং বোর্ড
boti, bothi, boti da, বঁটি, knife, churi knife, ছুরি চাকু
grinder, shil pata, shil nora, শিল পাটা
mortar, hamandista, hamam dista, hamandasta, হামানদিস্তা
winnow, kula, কুলা
handi, hari, pot, হাঁড়ি, পাতিল
clay, mati, matir, মাটি, মাটির, terracotta, pottery
cup, cups, kap, কাপ, ভাঁড়
rickshaw, riksha, rikshaw, রিকশা, রিক্সা
lantern, hariken, hurricane, হারিকেন
hand fan, fan, pakha, hatpakha, talpakha, পাখা, তালপাখা, হাতপাখা
mat, pati, shital pati, sheetal pati, sitol pati, পাটি, শীতলপাটি, শীতল পাটি
vase, fuldani, phuldani, ফুলদানি
flower tub, flower pot, ful gacher tob, fuler tob, tob, tub, টব
lamp, lamps, diya, prodip, pradip, প্রদীপ
horse, ghora, ঘোড়া
boat, nouka, nauka, নৌকা
flute, bashi, banshi, bansi, bansuri, বাঁশি
kite, ghuri, গুড়ি, ঘুড়ি
notebook, khata, diary, খাতা, নোটবুক, ডায়েরি
umbrella, chata, chhata, ছাতা
sandals, sandal, shoes, shoe, juta, jutta, স্যান্ডেল, জুতা
jumbo, zumbo, জাম্বো
linen, লিনেন
king, king size, কিং, কিং সাইজ
ready to eat, খাওয়ার উপযোগী
`;
