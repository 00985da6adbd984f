/** Names and values of options: English | Bangla | French. Weights and other amounts: `translateAmount`. */
export const optionTexts = `
Box | বাক্স | Boîte
Colour | রং | Couleur
Count | সংখ্যা | Nombre
Fabric | কাপড় | Tissu
Flesh | শাঁস | Chair
Grade | গ্রেড | Calibre
Heat | ঝাল | Piquant
Pack | প্যাক | Lot
Pot | হাঁড়ি | Pot
Preparation | প্রস্তুতি | Préparation
Ripeness | পাকার অবস্থা | Maturité
Serves | পরিবেশন | Portions
Size | সাইজ | Taille
Sweetener | মিষ্টির উপাদান | Sucrant
Weight | ওজন | Poids

Black | কালো | Noir
Blue | নীল | Bleu
Brown | বাদামি | Brun
Golden | সোনালি | Doré
Green | সবুজ | Vert
Grey | ধূসর | Gris
Indigo | ইন্ডিগো নীল | Indigo
Maroon | মেরুন | Bordeaux
Natural | প্রাকৃতিক রং | Naturel
Off-white | অফ হোয়াইট | Blanc cassé
Orange | কমলা | Orange
Pink | গোলাপি | Rose
Purple | বেগুনি | Violet
Red | লাল | Rouge
Silver | রুপালি | Argenté
Teal | নীলচে সবুজ | Bleu canard
White | সাদা | Blanc
Yellow | হলুদ | Jaune

Cotton | সুতি | Coton
Cut & cleaned | কাটা ও পরিষ্কার করা | Coupé et nettoyé
Cleaned | পরিষ্কার করা | Nettoyé
Date gur | খেজুরের গুড় | Sucre de palmier-dattier
Double | ডাবল | Double
Four | চারজন | Quatre
Hot | বেশি ঝাল | Fort
Jumbo | জাম্বো | Géant
King | কিং | King
Large | বড় | Grand
Linen | লিনেন | Lin
Medium | মাঝারি | Moyen
Mild | কম ঝাল | Doux
One | একজন | Une
Ready to eat | খাওয়ার উপযোগী | Prêt à manger
Regular | স্বাভাবিক | Normal
Ripe in 3 days | ৩ দিনে পাকবে | Mûr dans 3 jours
Silk blend | সিল্ক মিশ্রিত | Soie mélangée
Single | সিঙ্গেল | Simple
Small | ছোট | Petit
Sugar | চিনি | Sucre
Two | দুজন | Deux
Whole | আস্ত | Entier
S | এস | S
M | এম | M
L | এল | L
XL | এক্সএল | XL
`;

/** Words of amounts, as `500 g`: English | Bangla | French. Bangla counts some of them without a space. */
export const amountWords = `
bira | বিড়া | bira
bundle | আঁটি | botte
bundles | আঁটি | bottes
cobs | টি | épis
dozen | ডজন | douzaine(s)
eggs | টি | œufs
ft | ফুট | pieds
g | গ্রাম | g
hali | হালি | hali
kg | কেজি | kg
litre | লিটার | litre
ml | মিলি | ml
pair | জোড়া | paire
piece | টি | pièce
pieces | টি | pièces
sticks | টি | bâtons
`;
