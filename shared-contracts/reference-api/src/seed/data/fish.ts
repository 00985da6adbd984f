/** One product a line; the columns are those of `parseProducts`. */
export const fish = `
# river-fish | River Fish | fish:hilsa
Padma Hilsa (পদ্মার ইলিশ) | 1350 | 1500 | hilsa | ice/fish:hilsa ; fish:hilsa+lemon ; ice/steak*3 | meghna-ghat | | Meghna Ghat | Best seller, Seasonal | Landed at Chandpur the night before, silver as a coin and heavy with oil. The smell of it frying is half the meal.
Hilsa with Roe (ডিমওয়ালা ইলিশ) | 1250 | | hilsa | fish:hilsa+roe ; roe | meghna-ghat | some | Meghna Ghat | Seasonal | Full-bellied fish for those who fight over the roe; the flesh is leaner, the eggs are the prize.
Hilsa Roe (ইলিশের ডিম), 250 g | 750 | 820 | - | ice/roe*2 | meghna-ghat | low | Meghna Ghat | Seasonal | Whole lobes, unbroken, cleaned and packed on ice.
River Rui (নদীর রুই মাছ) | 620 | | fish | fish:rui ; ice/steak*2+lemon | haor-fish | | Haor Fish | Best seller | Wild rui of the Surma, firm and sweet, with none of the mud of a crowded pond.
River Katla (কাতলা মাছ) | 680 | 750 | fish | fish:katla ; ice/fish:katla | haor-fish | | Haor Fish | | The head alone is worth the price: dal with katla head is a Friday meal.
Boal (বোয়াল মাছ) | 850 | | fish | fish:boal ; ice/steak*2 | haor-fish | | Haor Fish | | Rich, boneless-eating haor boal for a thick, hot bhuna.
Ayre (আইড় মাছ) | 900 | 980 | fish | fish:ayre | haor-fish | some | Haor Fish | | Long-whiskered, white-fleshed and with a single bone; children like it first.
Chitol (চিতল মাছ) | 950 | | fish | fish:chitol | meghna-ghat | | Meghna Ghat | | Buy it for the belly in gravy; scrape the back for chitol kofta.
Pabda (পাবদা মাছ) | 480 | 540 | small | fish:pabda ; shoal:pabda | haor-fish | | Haor Fish | Best seller | Soft as butter and gone in a minute, in a light jhol with coriander.
Tengra (টেংরা মাছ) | 560 | | small | shoal:tengra ; fish:tengra | haor-fish | | Haor Fish | | Golden, plump, full of flavour, for a tangy curry with tomato.
Baim (বাইম মাছ) | 620 | | small | fish:baim | meghna-ghat | | Meghna Ghat | | Spiny eel of the char, skinned on request, for a dry bhuna with whole garlic.
Mola (মলা মাছ) | 420 | | small | shoal:mola | haor-fish | | Haor Fish | Kids | Small fish eaten whole; a plate gives more vitamin A than carrots do.
Puti (পুঁটি মাছ) | 320 | 360 | small | shoal:puti | haor-fish | | Haor Fish | | Silver barbs with orange fins, for crisp frying in mustard oil.
Ilish (ইলিশ মাছ) ~ haor-ilish | 1290 | | hilsa | tray/fish:hilsa ; fish:hilsa+green-chilli | haor-fish | some | Haor Fish | Seasonal | Bought at the Bhairab auction when the haor boats come in, and packed the same hour.
Padma Hilsa (পদ্মার ইলিশ) ~ haor-padma-hilsa | 1420 | | hilsa | board/fish:hilsa+lemon ; fish:hilsa*2 | haor-fish | low | Haor Fish | Seasonal | The same river fish through our buyer at Chandpur, chosen one by one for size.
# farmed-fish | Pond & Farm Fish | fish:rui
Rui Fish (রুই মাছ) | 360 | | fish | fish:rui+green-chilli ; ice/fish:rui | mymensingh-pond | | Pukur | Best seller | Raised in green-water ponds at Trishal, weighed alive in front of the camera, dispatched the same morning.
Katla Fish (কাতলা মাছ, চাষের) | 380 | 420 | fish | fish:katla+lemon | mymensingh-pond | | Pukur | | Pond-raised katla with a small, fat belly.
Mrigel (মৃগেল মাছ) | 300 | | fish | fish:mrigel | mymensingh-pond | | Pukur | | The third of the big carps and the lightest of them, for everyday jhol.
Grass Carp (গ্রাস কার্প) | 280 | | fish | fish:grassCarp | mymensingh-pond | | Pukur | | Fed on napier grass; clean white flesh and few small bones.
Tilapia (তেলাপিয়া) | 220 | 250 | small | fish:tilapia ; shoal:tilapia | mymensingh-pond | | Pukur | Best seller | Whole fish of about 300 g, scaled and ready for a rub of turmeric and salt.
Pangas (পাঙ্গাস মাছ) | 200 | | fish | fish:pangas ; ice/steak*3 | mymensingh-pond | | Pukur | | Boneless and mild; cook it hard with tomato and it repays you.
Thai Koi (থাই কৈ) | 260 | | small | fish:koi | mymensingh-pond | | Pukur | | Kept alive in aerated tanks till your order comes.
Desi Koi (দেশি কৈ মাছ) | 620 | | small | shoal:koi ; fish:koi+green-chilli | haor-fish | some | Haor Fish | Heritage | Small, dark climbing perch, twice the work and ten times the taste.
Shing (শিং মাছ) | 480 | 520 | small | fish:shing | mymensingh-pond | | Pukur | | Prescribed by every grandmother after an illness, in a thin soup with green papaya.
Magur (মাগুর মাছ) | 520 | | small | fish:magur | mymensingh-pond | | Pukur | | Dark, tender and nourishing.
Shol (শোল মাছ) | 580 | | fish | fish:shol | haor-fish | | Haor Fish | | Striped snakehead for the classic with radish in winter.
Fish Roe, Rui (রুই মাছের ডিম), 500 g | 280 | | - | roe*2 | mymensingh-pond | | Pukur | | For bora, for bhuna and for a breakfast that lasts till evening.
Rui (রুই মাছ) ~ rui-meghna | 345 | | fish | tray/fish:rui ; fish:rui*2 | meghna-ghat | | Meghna Ghat | | From two leased ponds behind the ghat, netted when the order comes.
Rohu (রুই) ~ rohu-haor | 390 | | fish | board/fish:rui+lemon ; ice/steak*2 | haor-fish | some | Haor Fish | | Grown in a fenced arm of the haor, where it has to swim for its food.
Tilapia (তেলাপিয়া) ~ tilapia-meghna | 205 | | small | tray/fish:tilapia ; fish:tilapia+lemon | meghna-ghat | | Meghna Ghat | | Cage fish of the Meghna, firm from the current.
# sea-fish | Sea Fish | fish:rupchanda
Silver Pomfret (রূপচাঁদা) | 980 | 1100 | small | fish:rupchanda ; ice/fish:rupchanda | bay-catch | | Bay Catch | Best seller | Moon-round fish from the Bay, 250 to 300 g each, whole-fried on special days.
Koral, Sea Bass (কোরাল মাছ) | 850 | | fish | fish:koral ; ice/steak*2+lemon | bay-catch | | Bay Catch | | Big, clean flakes that never taste muddy; grill it or steam it in banana leaf.
Loitta, Fresh (লইট্টা মাছ), 1 kg | 240 | | - | ice/fish:churi | bay-catch | | Bay Catch | | Bombay duck the morning it lands; cook with nothing but onion, chilli and patience.
Tuna (টুনা মাছ) | 420 | 480 | small | fish:tuna | bay-catch | | Bay Catch | New arrival | Deep-red steaks for bhuna, kebab or the pan.
Surma, King Mackerel (সুরমা মাছ) | 650 | | fish | fish:surma | bay-catch | | Bay Catch | | Firm slices that hold on the grill.
Poa (পোয়া মাছ) | 380 | | small | fish:poa | bay-catch | | Bay Catch | | Golden croaker, best fried whole till the fins crackle.
Lakkha, Indian Salmon (লাক্ষা মাছ) | 1450 | 1600 | fish | fish:lakkha | bay-catch | low | Bay Catch | | The fish of Chattogram weddings: thick, rich, nearly boneless.
Red Snapper (লাল পোয়া) | 620 | | small | fish:redSnapper ; ice/fish:redSnapper+lemon | bay-catch | | Bay Catch | New arrival | Bright and firm; score, salt, and give it to a hot pan.
Squid, Cleaned (স্কুইড), 500 g | 450 | | - | ice/squid | bay-catch | | Bay Catch | | Tubes and tentacles, skinned and cleaned, frozen on board.
Rupchanda (রূপচাঁদা) ~ rupchanda-meghna | 1050 | | small | tray/fish:rupchanda ; fish:rupchanda+lemon | meghna-ghat | some | Meghna Ghat | | Brought up the river on ice by a Patharghata trawler we know.
# prawns-crabs | Prawns & Crabs | shrimp
Galda Prawn (গলদা চিংড়ি) | 1200 | 1350 | prawn | shrimp^200*2 ; ice/shrimp^200*2+coconut | khulna-chingri | | Khulna Gher | Best seller | Blue-clawed freshwater giants with heads full of golden fat, for malai curry in green coconut.
Bagda Prawn (বাগদা চিংড়ি) | 950 | | prawn | shrimp*3 ; ice/shrimp*2+lemon | khulna-chingri | | Khulna Gher | Best seller | Striped tiger prawns from the brackish ghers of Bagerhat.
Horina Shrimp (হরিণা চিংড়ি) | 620 | | small | shrimp*2 | khulna-chingri | | Khulna Gher | | Sweet, mid-sized shrimp for bottle gourd, pui and pulao.
Small Shrimp (কুচো চিংড়ি) | 380 | 420 | small | ice/shrimp*3 | khulna-chingri | | Khulna Gher | | The everyday shrimp that gives vegetables their soul.
Lobster (লবস্টার), 1 piece | 1800 | | - | ice/lobster ; lobster+lemon | bay-catch | 1 | Bay Catch | Gift idea | A single rock lobster of 450 to 500 g from the reefs off Saint Martin's.
Mud Crab (কাঁকড়া) | 900 | | small | crab ; ice/crab*2 | khulna-chingri | | Khulna Gher | | Live, heavy crabs of the Sundarbans, tied in golpata and delivered moving.
Baby Octopus (অক্টোপাস), 500 g | 520 | | - | ice/octopus*2 | bay-catch | 0 | Bay Catch | New arrival | Cleaned and frozen; simmer slowly, then char.
Galda (গলদা চিংড়ি) ~ galda-bay | 1260 | | prawn | tray/shrimp^200*2 ; shrimp^200*3 | bay-catch | some | Bay Catch | | River prawns of the estuary, counted and iced on the jetty.
# dried-fish | Dried Fish (শুঁটকি) | dried:churi
Churi Shutki (ছুরি শুঁটকি) | 160 | 185 | dry | dried:churi ; dried:churi+dried-chilli | coxs-shutki | | Nazirartek | Best seller, No preservatives | Ribbonfish dried on bamboo racks at Nazirartek with sun, wind and salt only.
Loitta Shutki (লইট্টা শুঁটকি) | 110 | | dry | dried:loitta ; tray/dried:loitta | coxs-shutki | | Nazirartek | No preservatives | Brittle, golden and deeply savoury; soak in hot water before cooking.
Rupchanda Shutki (রূপচাঁদা শুঁটকি) | 320 | | dry | dried:rupchanda | coxs-shutki | | Nazirartek | Gift idea | The king of shutki, thick and clean, from whole silver pomfret.
Kachki Shutki (কাচকি শুঁটকি) | 90 | | dry | dried:kachki | coxs-shutki | | Nazirartek | No preservatives | Tiny river fish dried whole, for bhorta with roasted chilli.
Chepa Shutki (চ্যাপা শুঁটকি) | 130 | | dry | dried:chepa | haor-fish | some | Haor Fish | Heritage, Spicy | Fermented puti in the Kishoreganj way; a little goes very far.
Dried Shrimp (চিংড়ি শুঁটকি) | 150 | 170 | dry | bowl:dried-shrimp ; bowl:dried-shrimp+shrimp | coxs-shutki | | Nazirartek | No preservatives | Sorted, headless and sandless; grind for balachao or throw into vegetables.
`;
