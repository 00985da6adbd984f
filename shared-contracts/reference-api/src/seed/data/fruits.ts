/** One product a line; the columns are those of `parseProducts`. */
export const fruits = `
# mango-season | Mango (আম) | mango
Himsagar Mango (হিমসাগর আম) | 140 | 160 | crate | mango*3 ; tray/mango*3 | rajshahi-aam | | Aam Bari | Seasonal, Best seller | Fibreless, orange to the stone and sweet enough to be called dessert. Picked at full maturity, ripened in straw.
Langra Mango (ল্যাংড়া আম) | 120 | | crate | mango^30*3 ; tray/mango^30*2 | rajshahi-aam | | Aam Bari | Seasonal, Best seller | Stays green when ripe, so trust the smell. Thin skin, small stone, a hint of turpentine and honey.
Amrapali Mango (আম্রপালি আম) | 110 | | crate | mango*2 ; tray/mango*2 | rajshahi-aam | | Aam Bari | Seasonal | Small, late and very sweet, with deep orange flesh.
Fazli Mango (ফজলি আম) | 90 | 105 | crate | mango^24*2 | rajshahi-aam | | Aam Bari | Seasonal | Half a kilo and more apiece; the mango for juice, for achar and for a crowd.
Gopalbhog Mango (গোপালভোগ আম) | 130 | | crate | mango^-10*3 | rajshahi-aam | 0 | Aam Bari | Seasonal | The first of the season, round and red-shouldered. Gone by early June.
Haribhanga Mango (হাঁড়িভাঙ্গা আম) | 125 | | crate | mango^16*3 | rangpur-orchard | some | Aam Bari | Seasonal, New arrival | Rangpur's own: round, meaty, without a thread of fibre.
Green Mango (কাঁচা আম), 1 kg | 70 | | - | mango^45*3 | rajshahi-aam | | | Seasonal, Spicy | Hard and sour, for achar, dal and salt-chilli plates.
# seasonal-fruits | Seasonal Fruit | litchi
Dinajpur Litchi (দিনাজপুরের লিচু) | 420 | 480 | hundred | litchi ; tray/litchi | rangpur-orchard | | Aam Bari | Seasonal, Best seller | Bombai litchi on the twig, small stone, thick juicy flesh. Counted by the hundred, as it should be.
Jackfruit (কাঁঠাল), 1 piece | 180 | | - | jackfruit ; jackfruit+jackfruit-pods | parbotto-krishi | | | Seasonal | The national fruit, 5 to 6 kg, delivered two days before full ripeness.
Jackfruit Pods, Ready to Eat (কাঁঠালের কোয়া), 500 g | 120 | | - | tray/jackfruit-pods | parbotto-krishi | | Pahari | Seasonal, New arrival | All of the pleasure without the oil on your hands: pods cleaned, seeded and chilled.
Blackberry, Kalo Jam (কালো জাম), 500 g | 110 | | - | kalo-jam | rangpur-orchard | | | Seasonal | Purple-black and astringent-sweet; shake with salt and chilli.
Lotkon (লটকন), 1 kg | 150 | 170 | - | lotkon | narsingdi-fruit | | | Seasonal | Tart-sweet yellow clusters from Belabo.
Hog Plum (আমড়া), 1 kg | 80 | | - | amra | barishal-orchard | | | Seasonal | Crisp Barishal amra, carved like a flower and dusted with kasundi on every launch ghat.
Olive, Jolpai (জলপাই), 1 kg | 70 | | - | jolpai | narsingdi-fruit | | | Winter | Sour green fruit of the winter, for achar and dal.
Indian Gooseberry (আমলকি), 500 g | 90 | | - | amloki | parbotto-krishi | | Pahari | Winter, Organic | Bitter first, sweet after a sip of water; a fruit a day all winter.
Apple Kul (আপেল কুল), 1 kg | 110 | 130 | - | apple-kul | rajshahi-aam | | | Winter | Crisp, red-cheeked jujube, as big as a crab apple.
Sour Jujube (টক বরই), 500 g | 60 | | - | boroi | narsingdi-fruit | | | Winter | The small sour one, for achar and for school bags.
Star Fruit (কামরাঙ্গা), 1 kg | 80 | | - | kamranga*2 | narsingdi-fruit | | | Seasonal | Waxy yellow ribs, sweet-sour, to slice into stars.
Wood Apple, Bel (বেল), 1 piece | 70 | | - | bel | rangpur-orchard | | | Summer | For a glass of bel sherbet on a hot afternoon.
Kodbel (কদবেল), 2 pieces | 60 | | - | kodbel*2 | barishal-orchard | low | | Seasonal | Mash it with salt, mustard oil and green chilli straight in the shell.
Tamarind (তেঁতুল), 500 g | 90 | | - | tamarind | bogura-krishi | | | Spicy | Ripe pods, sour with a sweet end.
Palm Fruit (তাল), 1 piece | 90 | | - | tal | barishal-orchard | | | Seasonal | Ripe and fragrant, for tal pitha and tal er bora in Bhadro.
তালের শাঁস, ১২টি ~ ice-apple | 120 | | - | tal-shash | barishal-orchard | pre | | Summer | Cool, clear, jelly-soft kernels that taste of shade.
# everyday-fruits | Everyday Fruit | banana
Sagor Banana (সাগর কলা) | 90 | 100 | dozen | ripe-banana ; tray/ripe-banana | narsingdi-fruit | | | Best seller, Kids | Long, mild Narsingdi bananas, ripened without carbide.
Champa Banana (চাঁপা কলা) | 60 | | dozen | ripe-banana*2 | narsingdi-fruit | | | Kids | Small, tangy-sweet and thin-skinned; they vanish from the bowl.
Papaya, Ripe (পাকা পেঁপে) | 110 | | kg | papaya+papaya-half ; papaya | narsingdi-fruit | | | Fresh today | Red-fleshed and sweet, sold when it gives a little under the thumb.
Guava (পেয়ারা) | 80 | 95 | kg | guava+guava-half ; guava*3 | barishal-orchard | | | Best seller | Crisp, floating-market guava from Bhimruli.
Pink Guava (লাল পেয়ারা), 1 kg | 110 | | - | guava+pink-guava-half | barishal-orchard | | | New arrival | The old red-hearted kind, softer and far more fragrant.
Pineapple, Jaldubi (জলডুবি আনারস) | 60 | | pieces | pineapple-whole ; pineapple-whole*2 | parbotto-krishi | | Pahari | Best seller, Summer | Small hill pineapples, so sweet that salt is only a habit.
Watermelon (তরমুজ), 1 piece | 280 | 320 | - | watermelon | barishal-orchard | | | Summer | Dark-skinned Patuakhali watermelon of 4 to 5 kg, red to the rind.
Green Coconut (ডাব) | 90 | | pieces | green-coconut ; green-coconut+coconut | barishal-orchard | | | Summer, Best seller | Trimmed flat, ready for a straw. Each holds a good half litre.
Coconut (নারিকেল), 1 pair | 160 | | - | coconut-brown+coconut | barishal-orchard | | | | Two heavy, dry coconuts for naru, puli and prawn malai curry.
Sapodilla (সফেদা), 1 kg | 120 | | - | sofeda*2 | barishal-orchard | | | Seasonal | Brown sugar in fruit form; eat when soft.
Custard Apple (আতা ফল), 500 g | 130 | | - | ata*2 | rangpur-orchard | low | | Seasonal | Creamy white segments, a spoon and no hurry.
Pomegranate (ডালিম), 1 kg | 320 | 360 | - | pomegranate+pomegranate-half | badamtoli | | | | Heavy, ruby-seeded fruit with soft pips.
Dragon Fruit (ড্রাগন ফল) | 220 | 260 | dragon | dragon-fruit+dragon-fruit-half ; dragon-fruit+red-dragon-half | natore-dragon | | Pahari | New arrival, Best seller | Grown at Natore without hormone spray: smaller, and twice as sweet.
Sugar Cane (আখ), 6 sticks | 70 | | - | sticks:sugarcane | narsingdi-fruit | | | Summer, Kids | Peeled and cut to finger length; chew slowly.
Sagor Banana (সাগর কলা) ~ sagor-banana-badamtoli | 98 | | dozen | ripe-banana*3 ; board/ripe-banana*2 | badamtoli | | | Kids | Hands of one size from the morning lorries, yellow to the tip.
Guava (পেয়ারা) ~ guava-narsingdi | 76 | | kg | tray/guava+guava-half ; guava*2 | narsingdi-fruit | | | | Bagged on the tree, so that the skin stays smooth.
# citrus | Citrus | lemon
Kagzi Lime (কাগজি লেবু) | 8 | | lime | kagzi-lemon ; lime+kagzi-lemon | narsingdi-fruit | | | Best seller | Thin-skinned and full of juice: the one for dal, for fish and for a glass of shorbot.
Elachi Lemon (এলাচি লেবু), 4 pieces | 40 | | - | elachi-lemon*2 | narsingdi-fruit | | | Fresh today | Long lemons that smell of cardamom; a wedge perfumes the whole plate.
Malta, Green (বারি মাল্টা) | 160 | 180 | kg | malta+malta-half ; malta*2 | parbotto-krishi | | Pahari | Best seller | Green outside, sweet inside: hill-grown sweet orange.
Mandarin Orange (কমলা) | 240 | | kg | tangerine*3 | badamtoli | | | Winter | Loose-skinned, seed-light mandarins for winter afternoons.
Pomelo (জাম্বুরা), 1 piece | 70 | | - | jambura+jambura-half | barishal-orchard | | | Seasonal | Pink-fleshed; half a pomelo, salt, chilli, mustard leaf, and friends.
Yellow Lemon (হলুদ লেবু), 500 g | 160 | | - | lemon*3 | badamtoli | | | | For baking, tea and grilled fish.
# imported-fruits | Imported Fruit | red-apple
Fuji Apple (ফুজি আপেল) | 290 | 320 | kg | red-apple*3 ; tray/red-apple*2 | badamtoli | | | Best seller | Crisp, blushed apples opened from the carton on the day of delivery.
Green Apple (সবুজ আপেল) | 320 | | kg | green-apple*2 | badamtoli | | | | Tart Granny Smith for salads and for those who like a bite.
Red Grapes (লাল আঙুর) | 210 | 230 | half | grapes | badamtoli | some | | Kids | Seedless and cold-chained from port to door.
Pear, Nashpati (নাশপাতি), 1 kg | 280 | | - | pear*2 | badamtoli | | | | Juicy, grainy, gently sweet.
Kiwi (কিউই), 4 pieces | 260 | | - | kiwi-fruit*2 | badamtoli | | | | Firm on arrival, ripe in two days beside a banana.
Strawberry (স্ট্রবেরি), 250 g | 220 | 260 | - | strawberry*3 | natore-dragon | low | | Winter, Kids | Field-grown at Natore from December to March.
Blueberry (ব্লুবেরি), 125 g | 450 | | - | blueberries*2 | badamtoli | 0 | | | Flown in every second week.
Avocado (অ্যাভোকাডো), 2 pieces | 520 | | - | avocado*2 | badamtoli | | | New arrival | Ready-to-eat Hass from the hills of Bandarban and abroad, by season.
Peach (পিচ ফল), 500 g | 420 | | - | peach*2 | badamtoli | | | Summer | Soft, fragrant, bruises at a glance: packed in single layers.
# dry-fruits | Dates & Dry Fruit | dates
Ajwa Dates (আজওয়া খেজুর) | 480 | 550 | half | dates ; tray/dates | badamtoli | | Shuddho | Eid special, Gift idea | Soft, black and wrinkled, from Madinah.
Maryam Dates (মরিয়ম খেজুর) | 380 | | half | red-dates | badamtoli | | Shuddho | Eid special | Large and caramel-sweet, with thin skin.
Almonds (কাঠ বাদাম) | 140 | | dry | bowl:almonds | badamtoli | | Shuddho | Gift idea | Whole California almonds, unroasted.
Cashew Nuts (কাজু বাদাম) | 165 | 190 | dry | bowl:cashews | parbotto-krishi | | Pahari | Gift idea | Grown and cracked in the Chittagong Hill Tracts.
Raisins (কিশমিশ) | 70 | | dry | bowl:raisins | badamtoli | | Shuddho | | Golden raisins for payesh, polao and handfuls.
Mixed Nuts (মিশ্র বাদাম) | 150 | | dry | bowl:mixed-nuts ; bowl:pistachios | badamtoli | | Shuddho | Gift idea, Best seller | Cashew, almond, pistachio and peanut, dry-roasted without oil.
Dried Plum (আলু বোখারা) | 80 | | dry | bowl:prunes | badamtoli | | Shuddho | Eid special | Sour-sweet plums for biryani, rezala and chutney.
`;
