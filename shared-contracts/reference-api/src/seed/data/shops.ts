export interface ShopSource {
  handle: string;
  name: string;
  district: string;
  logo: string;
  /** Backdrop of the logo. */
  colour: string;
  about: string;
}

/** Handle | name | district | logo drawing | logo colour | what the shop says of itself. */
const rows = `
shobuj-bazar | Shobuj Bazar (সবুজ বাজার) | Jashore | leafy-green | #2f7d4f | Thirty-two growers around Jhikargacha cut at dawn and send one shared truck to Dhaka every night
savar-fresh | Savar Fresh Farm | Dhaka | broccoli | #3b8a5a | A family farm twenty-five kilometres from Gabtoli, with net houses, drip lines and no night spraying
bogura-krishi | Bogura Krishi Ghor | Bogura | potato | #8a6a2f | Potatoes, chillies, oil and the doi of the north, bought from the farmers' door in Sherpur and Shibganj
faridpur-fields | Faridpur Onion & Spice House | Faridpur | onion | #a8682c | Onions, garlic, spices and pulses from the char lands of the Padma, sun-cured and sorted by hand
parbotto-krishi | Parbotto Krishi (পার্বত্য কৃষি) | Khagrachhari | pineapple | #b9862c | Hill farmers of Khagrachhari and Rangamati selling what jum slopes and orchards give, without a middleman
meghna-ghat | Meghna Mach Ghat | Chandpur | fish | #1f6a94 | Third generation at Boro Station ghat: hilsa is graded on the boat and iced before it touches the shore
haor-fish | Haor Fish House | Sunamganj | fishing-pole | #2f7a8a | Wild fish of Tanguar and Hakaluki, bought at the beel auction and gutted only if you ask
mymensingh-pond | Trishal Pond Fish | Mymensingh | tropical-fish | #2f6f6a | Pond fish raised on clean feed in Trishal, weighed alive and dispatched the same morning
bay-catch | Bay Catch | Cox's Bazar | anchor | #234f86 | Day boats out of Fisheryghat, with an ice plant of our own and nothing that ever saw formalin
khulna-chingri | Khulna Chingri Ghor | Khulna | shrimp | #a8483c | Galda and bagda from small ghers of Bagerhat and Dumuria, graded by count
coxs-shutki | Nazirartek Shutki Mohal | Cox's Bazar | sun | #94602a | Sun, sea wind and salt: shutki from bamboo racks, tested and packed without powder
rajshahi-aam | Rajshahi Aam Bari (আম বাড়ি) | Rajshahi | mango | #c9781c | Four orchards in Bagha and Charghat that follow the official picking calendar to the day
rangpur-orchard | Uttarer Bagan | Rangpur | cherries | #a83c4c | Haribhanga, litchi and aromatic rice from Rangpur and Dinajpur
narsingdi-fruit | Narsingdi Phol Ghor | Narsingdi | banana | #b9942c | Bananas ripened in straw, lotkon from Belabo and limes by the sack
barishal-orchard | Bhasoman Haat (ভাসমান হাট) | Barishal | coconut | #3c7a5a | Guava, amra and coconut loaded straight from the boats of the Bhimruli floating market
badamtoli | Badamtoli Fruit House | Dhaka | red-apple | #a82c3c | Importers at Dhaka's old fruit port since 1978; cartons are opened on the day you order
natore-dragon | Natore Dragon Garden | Natore | strawberry | #b02c6a | Dragon fruit and berries on concrete posts and patience, without hormone spray
nanir-rannaghor | Nanir Rannaghor (নানির রান্নাঘর) | Dhaka | cook | #b9503c | Five sisters and one grandmother's notebook, cooking in small batches in Mirpur
gram-bangla | Gram Bangla Foods | Pabna | pot-of-food | #7a5a2c | Village cooks of Pabna and Sylhet with one licensed kitchen and a date on every lid
pitha-bari | Pitha Bari (পিঠা বাড়ি) | Narsingdi | cookie | #a8783c | Women who draw nakshi patterns with a date thorn, and dispatch the same afternoon
puran-dhaka | Puran Dhaka Khabar | Dhaka | shallow-pan-of-food | #8a2c2c | Biryani, bakarkhani and jilapi from Nazirabazar, sealed hot
gomoti-mishti | Gomoti Mishtanno | Cumilla | custard | #b96a4c | Milk from forty households, turned into chhana before nine in the morning
sundarban-mou | Sundarban Mou (সুন্দরবন মৌ) | Satkhira | honey-pot | #b9811c | Licensed mouals and migrating beekeepers; every drum is tested for moisture and sugar
barishal-kitchen | Dakshiner Ranna | Barishal | curry-rice | #2f7a6a | The coconut-rich cooking of the south, with muri roasted on hot sand
srimangal-tea | Sreemangal Tea Stall | Moulvibazar | teapot | #4a6a2f | Estate tea blended and packed beside the gardens
sonali-aansh | Sonali Aansh (সোনালি আঁশ) | Faridpur | shopping-bags | #8f6a34 | Golden-fibre jute, woven and stitched by ninety women on piece rates they set themselves
hazaribagh-leather | Hazaribagh Leather Works | Dhaka | handbag | #6a4028 | Small-batch leather from cleaned-up tanneries in Savar, cut in Hazaribagh
tangail-tant | Tangail Tant Bari (তাঁত বাড়ি) | Tangail | yarn | #2f5a9a | Weavers of Pathrail who still tie their own warps
rajshahi-silk | Rajshahi Silk House | Rajshahi | sari | #7a3c8a | Mulberry silk reeled, dyed and woven within one mahalla
nakshi-angina | Nakshi Angina (নকশি আঙিনা) | Jamalpur | thread | #b03c5a | A cooperative of two hundred stitchers in Jamalpur and Jashore
chok-gohona | Chowk Gohona | Dhaka | gem-stone | #5a4a9a | Bangles, jhumka and bridal pieces from Chawkbazar
matir-ghor | Matir Ghor (মাটির ঘর) | Patuakhali | amphora | #a8583c | Wood-fired pottery from the kumars of Bauphal
dhamrai-kansha | Dhamrai Kansha Ghor | Dhaka | bell | #9a7420 | Bell metal and brass by one of the last five workshops of Dhamrai
desh-craft | Desh Craft Collective | Sylhet | basket | #5a7a3c | Cane, bamboo, wood, stone and palm leaf from sixteen districts
puran-dhaka-art | Rickshaw Rong (রিকশা রং) | Dhaka | artist-palette | #c9502c | Rickshaw painters and instrument makers, paid by the piece and signed by name
`;

export const shops: ShopSource[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [handle = '', name = '', district = '', logo = '', colour = '', about = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return { handle, name, district, logo, colour, about };
  });
