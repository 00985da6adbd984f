import type { Locale } from '@marketplace/contracts/i18n/locale';

/** Things that the search box may propose, in English, Bangla and French; `searchNames` has their other names. */
const TABLE = `
Hilsa | ইলিশ | Hilsa
Rui | রুই | Rohu
Katla | কাতলা | Catla
Pabda | পাবদা | Pabda
Koral | কোরাল | Barramundi
Pomfret | রূপচাঁদা | Pomfret
Tilapia | তেলাপিয়া | Tilapia
Pangas | পাঙ্গাস | Pangas
Tengra | টেংরা | Tengra
Tuna | টুনা | Thon
Prawn | চিংড়ি | Crevettes
Crab | কাঁকড়া | Crabe
Dried fish | শুঁটকি | Poisson séché
Potato | আলু | Pommes de terre
Onion | পেঁয়াজ | Oignon
Garlic | রসুন | Ail
Ginger | আদা | Gingembre
Chilli | মরিচ | Piment
Coriander | ধনিয়া | Coriandre
Tomato | টমেটো | Tomate
Brinjal | বেগুন | Aubergine
Okra | ঢেঁড়স | Gombo
Cauliflower | ফুলকপি | Chou-fleur
Cabbage | বাঁধাকপি | Chou
Pumpkin | কুমড়া | Courge
Bottle gourd | লাউ | Calebasse
Bitter gourd | করলা | Margose
Broccoli | ব্রকলি | Brocoli
Capsicum | ক্যাপসিকাম | Poivron
Cucumber | শসা | Concombre
Carrot | গাজর | Carotte
Spinach | পালং | Épinards
Beans | শিম | Haricots
Lemon | লেবু | Citron
Mango | আম | Mangue
Banana | কলা | Banane
Papaya | পেঁপে | Papaye
Guava | পেয়ারা | Goyave
Jackfruit | কাঁঠাল | Jacquier
Litchi | লিচু | Litchi
Pineapple | আনারস | Ananas
Watermelon | তরমুজ | Pastèque
Coconut | নারিকেল | Noix de coco
Orange | কমলা | Orange
Grapes | আঙুর | Raisin frais
Pomegranate | ডালিম | Grenade
Apple | আপেল | Pomme
Dates | খেজুর | Dattes
Nuts | বাদাম | Noix
Pickle | আচার | Achards
Chutney | চাটনি | Chutney
Pitha | পিঠা | Pitha
Sweets | মিষ্টি | Confiseries
Roshogolla | রসগোল্লা | Rosogolla
Sandesh | সন্দেশ | Sandesh
Yoghurt | দই | Yaourt
Puffed rice | মুড়ি | Riz soufflé
Chicken | মুরগি | Poulet
Beef | গরুর মাংস | Bœuf
Mutton | খাসি | Mouton
Biryani | বিরিয়ানি | Biryani
Honey | মধু | Miel
Ghee | ঘি | Ghee
Oil | তেল | Huile
Molasses | গুড় | Mélasse
Turmeric | হলুদ | Curcuma
Cumin | জিরা | Cumin
Spices | মসলা | Épices
Rice | চাল | Riz
Masoor | মসুর | Lentilles corail
Lentils | ডাল | Lentilles
Eggs | ডিম | Œufs
Tea | চা | Thé
Saree | শাড়ি | Sari
Jamdani | জামদানি | Jamdani
Panjabi | পাঞ্জাবি | Panjabi
Lungi | লুঙ্গি | Lungi
Gamcha | গামছা | Gamcha
Kantha | কাঁথা | Kantha
Shawl | শাল | Châle
Bag | ব্যাগ | Sac
Basket | ঝুড়ি | Panier
Mat | শীতলপাটি | Natte
Bangles | চুড়ি | Bracelets
Earrings | কানের দুল | Boucles d’oreilles
Necklace | মালা | Collier
Lamp | প্রদীপ | Lampe
Vase | ফুলদানি | Vase
Notebook | খাতা | Carnet
Umbrella | ছাতা | Parapluie
Sandals | স্যান্ডেল | Sandales
`;

export const PROPOSED_NAMES: readonly Readonly<Record<Locale, string>>[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [en = '', bn = '', fr = ''] = line.split('|').map((name) => name.trim());
    return { en, bn, fr };
  });
