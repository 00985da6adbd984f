/** Sections, categories, menus, slides and tags: English | Bangla | French. */
export const marketTexts = `
Vegetables | শাকসবজি | Légumes
Fish | মাছ | Poissons
Fruits | ফল | Fruits
Homemade Food | ঘরে তৈরি খাবার | Cuisine maison
Accessories | অনুষঙ্গ | Accessoires

Leafy Greens | শাক | Légumes-feuilles
Gourds & Pumpkins | লাউ ও কুমড়া | Courges et potirons
Roots & Tubers | মূল ও কন্দ | Racines et tubercules
Everyday Vegetables | নিত্যদিনের সবজি | Légumes de tous les jours
Onion, Chilli & Herbs | পেঁয়াজ, মরিচ ও মসলাপাতা | Oignons, piments et herbes
River Fish | নদীর মাছ | Poissons de rivière
Pond & Farm Fish | পুকুর ও চাষের মাছ | Poissons d’élevage
Sea Fish | সামুদ্রিক মাছ | Poissons de mer
Prawns & Crabs | চিংড়ি ও কাঁকড়া | Crevettes et crabes
Dried Fish | শুঁটকি | Poissons séchés
Mango | আম | Mangues
Seasonal Fruit | মৌসুমি ফল | Fruits de saison
Everyday Fruit | নিত্যদিনের ফল | Fruits de tous les jours
Citrus | লেবুজাতীয় ফল | Agrumes
Imported Fruit | আমদানি করা ফল | Fruits importés
Dates & Dry Fruit | খেজুর ও শুকনো ফল | Dattes et fruits secs
Achar & Chutney | আচার ও চাটনি | Achars et chutneys
Pitha | পিঠা | Pithas
Mishti | মিষ্টি | Mishtis
Snacks & Home Meals | নাশতা ও ঘরোয়া খাবার | En-cas et plats maison
Hot Meals | গরম খাবার | Plats chauds
Honey, Ghee & Oil | মধু, ঘি ও তেল | Miel, ghee et huiles
Spices & Staples | মসলা ও চাল-ডাল | Épices et produits de base
Jute & Bags | পাট ও ব্যাগ | Jute et sacs
Gamcha & Weaves | গামছা ও তাঁতের কাপড় | Gamchas et tissages
Nakshi Kantha | নকশি কাঁথা | Nakshi kantha
Jewellery | গয়না | Bijoux
Kitchenware | রান্নাঘরের সামগ্রী | Ustensiles de cuisine
Home & Craft | ঘর ও কারুশিল্প | Maison et artisanat

Our Makers | আমাদের কারিগর | Nos artisans
Field & orchard | খেত ও বাগান | Champs et vergers
River & sea | নদী ও সাগর | Rivières et mer
Kitchen & loom | রান্নাঘর ও তাঁত | Cuisines et métiers à tisser
Shobuj Bazar, Jashore | সবুজ বাজার, যশোর | Shobuj Bazar, Jashore
Rajshahi Aam Bari | রাজশাহী আম বাড়ি | Rajshahi Aam Bari
Bogura Krishi Ghor | বগুড়া কৃষি ঘর | Bogura Krishi Ghor
Meghna Mach Ghat, Chandpur | মেঘনা মাছ ঘাট, চাঁদপুর | Meghna Mach Ghat, Chandpur
Haor Fish House, Sunamganj | হাওর ফিশ হাউস, সুনামগঞ্জ | Haor Fish House, Sunamganj
Khulna Chingri Ghor | খুলনা চিংড়ি ঘর | Khulna Chingri Ghor
Nanir Rannaghor, Dhaka | নানির রান্নাঘর, ঢাকা | Nanir Rannaghor, Dhaka
Nakshi Angina, Jamalpur | নকশি আঙিনা, জামালপুর | Nakshi Angina, Jamalpur
Tangail Tant Bari | টাঙ্গাইল তাঁত বাড়ি | Tangail Tant Bari
Blog | ব্লগ | Blog
New arrivals | নতুন পণ্য | Nouveautés
Most popular | সবচেয়ে জনপ্রিয় | Les plus demandés
Best rated | সেরা রেটিং | Les mieux notés
Mango season | আমের মৌসুম | Saison des mangues
All categories | সব ক্যাটাগরি | Toutes les catégories
All shops | সব দোকান | Toutes les boutiques
Stories from the market | বাজারের গল্প | Histoires du marché
Sell on Nodibazar | নদীবাজারে বিক্রি করুন | Vendre sur Nodibazar
Seller login | বিক্রেতা লগইন | Connexion vendeur
Fees and payouts | ফি ও পাওনা পরিশোধ | Frais et versements
Seller handbook | বিক্রেতা নির্দেশিকা | Guide du vendeur
Consumer rights (DNCRP) | ভোক্তা অধিকার (ডিএনসিআরপি) | Droits des consommateurs (DNCRP)
Food Safety Authority | নিরাপদ খাদ্য কর্তৃপক্ষ | Autorité de sécurité alimentaire
Laws of Bangladesh | বাংলাদেশের আইন | Lois du Bangladesh
Ministry of Commerce | বাণিজ্য মন্ত্রণালয় | Ministère du Commerce
Track an order | অর্ডার ট্র্যাক করুন | Suivre une commande
Your cart | আপনার কার্ট | Votre panier
Your wishlist | আপনার উইশলিস্ট | Votre liste d’envies
How to read a food label | খাবারের লেবেল যেভাবে পড়বেন | Lire une étiquette alimentaire
What ripens when | কোন ফল কখন পাকে | Calendrier des récoltes

Mango season is here | এল আমের মৌসুম | La saison des mangues est là
Himsagar, Langra and Amrapali, picked on their day in Rajshahi and ripened in straw. | হিমসাগর, ল্যাংড়া ও আম্রপালি: রাজশাহীতে দিনক্ষণ মেনে পাড়া, খড়ে পাকানো। | Himsagar, Langra et Amrapali, cueillies à leur jour à Rajshahi et mûries dans la paille.
Pitha season is here | এল পিঠার মৌসুম | La saison des pithas est là
Bhapa, patishapta and nakshi pitha with the first date gur, drawn and fried by hand. | নতুন খেজুরের গুড়ে ভাপা, পাটিসাপটা আর নকশি পিঠা, হাতে আঁকা, হাতে ভাজা। | Bhapa, patishapta et nakshi pitha au premier sucre de palmier-dattier, dessinés et frits à la main.
From the river, on ice by morning | নদী থেকে, ভোরেই বরফে | De la rivière, sur la glace au matin
Padma hilsa, haor rui and Khulna galda, graded on the boat. | পদ্মার ইলিশ, হাওরের রুই আর খুলনার গলদা, নৌকাতেই বাছাই। | Hilsa de la Padma, rui des haors et galda de Khulna, triés sur le bateau.
Vegetables cut at dawn | ভোরে তোলা সবজি | Légumes cueillis à l’aube
Greens, gourds and everything for tonight, straight from the growers. | শাক, লাউ আর রাতের রান্নার সবকিছু, সরাসরি চাষির কাছ থেকে। | Légumes-feuilles, courges et tout pour ce soir, directement des producteurs.
Nani’s jars, your table | নানির বয়াম, আপনার টেবিল | Les bocaux de Nani, votre table
Achar from five days of sun, pitha drawn by hand, mishti made before nine. | পাঁচ দিনের রোদে শুকানো আচার, হাতে আঁকা পিঠা, সকাল নয়টার আগে বানানো মিষ্টি। | Achar de cinq jours de soleil, pitha dessinés à la main, mishti faits avant neuf heures.
Made by hand, made to last | হাতে বানানো, টেকে বহুদিন | Fait main, fait pour durer
Nakshi kantha, gamcha, jute and brass from the people who make them. | নকশি কাঁথা, গামছা, পাট ও পিতল, যাঁরা বানান তাঁদের কাছ থেকে। | Nakshi kantha, gamcha, jute et laiton, par ceux qui les font.

Best seller | বেশি বিক্রি | Meilleure vente
Chemical free | কেমিক্যালমুক্ত | Sans produits chimiques
Eco-friendly | পরিবেশবান্ধব | Écologique
Eid special | ঈদ স্পেশাল | Spécial Aïd
Fresh today | আজকের টাটকা | Frais du jour
Frozen | হিমায়িত | Surgelé
Gift idea | উপহারের জন্য | Idée cadeau
Handmade | হাতে তৈরি | Fait main
Heritage | ঐতিহ্যবাহী | Patrimoine
Kids | শিশুদের জন্য | Enfants
New arrival | নতুন এসেছে | Nouveauté
No preservatives | প্রিজারভেটিভ ছাড়া | Sans conservateurs
Organic | অর্গানিক | Bio
Seasonal | মৌসুমি | De saison
Spicy | ঝাল | Épicé
Sugar free | চিনি ছাড়া | Sans sucre
Summer | গ্রীষ্ম | Été
Sweet | মিষ্টি স্বাদ | Sucré
Winter | শীত | Hiver
`;
