import type { Section } from '../pictures/backdrops';

interface BannerSource {
  section: Section;
  composition: string;
  /** Handles of the shops that hang it. */
  shops: string[];
}

/** The wide pictures of the shops' pages: shops of one trade share one. */
export const banners: BannerSource[] = [
  {
    section: 'vegetable',
    composition: 'lau+tomato+cauliflower+bunch:palong+pumpkin+carrot+okra',
    shops: ['shobuj-bazar', 'savar-fresh'],
  },
  {
    section: 'vegetable',
    composition: 'garlic+round-brinjal+onion+cabbage+potato+green-chilli+radish',
    shops: ['bogura-krishi', 'faridpur-fields', 'parbotto-krishi'],
  },
  {
    section: 'fish',
    composition: 'lemon+fish:rui+shoal:pabda+fish:katla+shoal:mola+fish:boal+steak',
    shops: ['haor-fish', 'mymensingh-pond'],
  },
  {
    section: 'fish',
    composition: 'shrimp+fish:hilsa+crab+fish:rupchanda+lobster+fish:koral+lemon',
    shops: ['meghna-ghat', 'bay-catch', 'khulna-chingri', 'coxs-shutki'],
  },
  {
    section: 'fruits',
    composition: 'litchi+guava+mango+jackfruit+mango^30+green-coconut+boroi',
    shops: ['rajshahi-aam', 'rangpur-orchard', 'narsingdi-fruit', 'barishal-orchard'],
  },
  {
    section: 'fruits',
    composition: 'strawberry+red-apple+dragon-fruit+pomegranate+pineapple-whole+kamranga+papaya',
    shops: ['badamtoli', 'natore-dragon'],
  },
  {
    section: 'homemade',
    composition: 'jar:honey+jar:mango+plate:nakshi+pot:doi+plate:laddu+jar:chilli+teapot',
    shops: [
      'nanir-rannaghor',
      'pitha-bari',
      'gomoti-mishti',
      'sundarban-mou',
      'srimangal-tea',
      'gram-bangla',
      'puran-dhaka',
      'barishal-kitchen',
    ],
  },
  {
    section: 'accessories',
    composition:
      'gamcha:red+tote:natural+kantha:indigo+jamdani:maroon+kantha:red+shawl:green+scarf',
    shops: ['sonali-aansh', 'tangail-tant', 'rajshahi-silk', 'nakshi-angina'],
  },
  {
    section: 'accessories',
    composition: 'bangles:golden+vase+kolshi+rickshaw-plate+kolshi-brass+basket+hand-fan',
    shops: [
      'chok-gohona',
      'matir-ghor',
      'dhamrai-kansha',
      'desh-craft',
      'puran-dhaka-art',
      'hazaribagh-leather',
    ],
  },
];
