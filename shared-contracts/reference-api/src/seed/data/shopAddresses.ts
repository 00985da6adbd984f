const rows = `
shobuj-bazar | Godkhali Bazar, Jhikargacha, Jashore 7420
savar-fresh | Hemayetpur, Tetuljhora, Savar, Dhaka 1340
bogura-krishi | Mahasthan Haat, Shibganj, Bogura 5810
faridpur-fields | Kanaipur Bazar, Faridpur Sadar, Faridpur 7801
parbotto-krishi | Panchhari Road, Swanirbhar Bazar, Khagrachhari 4400
meghna-ghat | Shed 14, Boro Station Mach Ghat, Chandpur Sadar, Chandpur 3600
haor-fish | Shaheb Bari Ghat, Sunamganj Sadar, Sunamganj 3000
mymensingh-pond | Dhanikhola Road, Trishal, Mymensingh 2220
bay-catch | BFDC Fisheryghat, Airport Road, Cox's Bazar 4700
khulna-chingri | Rupsha Strand Road, Khulna Sadar, Khulna 9100
coxs-shutki | Nazirartek, Kutubdia Para, Cox's Bazar 4700
rajshahi-aam | Arani Road, Bagha, Rajshahi 6280
rangpur-orchard | Podaganj Haat, Mithapukur, Rangpur 5460
narsingdi-fruit | Marjal Bazar, Raipura, Narsingdi 1630
barishal-orchard | Kuriana Ghat, Nesarabad Road, Barishal 8200
badamtoli | 27 Badamtoli Ghat, Ahsanullah Road, Dhaka 1100
natore-dragon | Ahmedpur, Baraigram, Natore 6430
nanir-rannaghor | House 18, Road 6, Block C, Mirpur 12, Dhaka 1216
gram-bangla | Ishwardi Road, Dashuria, Pabna 6620
pitha-bari | 9 Bilashdi, Narsingdi Sadar, Narsingdi 1602
puran-dhaka | 71 Kazi Alauddin Road, Nazirabazar, Dhaka 1100
gomoti-mishti | Monoharpur, Kandirpar, Cumilla 3500
sundarban-mou | Burigoalini, Shyamnagar, Satkhira 9450
barishal-kitchen | 33 Sadar Road, Barishal 8200
srimangal-tea | Bhanugach Road, Sreemangal, Moulvibazar 3210
sonali-aansh | Goalchamot, Faridpur Sadar, Faridpur 7800
hazaribagh-leather | 212 Sher-e-Bangla Road, Hazaribagh, Dhaka 1209
tangail-tant | Pathrail Bazar, Delduar, Tangail 1910
rajshahi-silk | Plot 8, BSCIC Sapura, Rajshahi 6203
nakshi-angina | Boshakpara, Jamalpur Sadar, Jamalpur 2000
chok-gohona | 46 Chawk Circular Road, Chawkbazar, Dhaka 1211
matir-ghor | Palpara, Madanpura, Bauphal, Patuakhali 8620
dhamrai-kansha | Rathkhola, Dhamrai Bazar, Dhaka 1350
desh-craft | 15 Zindabazar, Sylhet Sadar, Sylhet 3100
puran-dhaka-art | 5 Bakshibazar Lane, Bangshal, Dhaka 1100
`;

/** Address of each shop in one line, by the shop's handle; the house numbers are made up. */
export const shopAddresses: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [handle = '', address = ''] = row.split('|').map((cell) => cell.trim());
      return [handle, address];
    }),
);
