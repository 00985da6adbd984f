import type { Section } from '../pictures/backdrops';

interface Comments {
  glad: string[];
  fair: string[];
  sorry: string[];
}

const everywhere: Comments = {
  glad: [
    'Exactly as in the picture. Will order again.',
    'Good packing, came within the promised time.',
    'ভালো জিনিস, দামও ঠিক আছে।',
    'My mother approved, and she approves of nothing bought online.',
    'Third order from this shop. Never disappointed.',
    'খুব ভালো লেগেছে, ধন্যবাদ।',
    'The rider called before coming. Product is excellent.',
  ],
  fair: [
    'Good, but delivery took a day longer than expected.',
    'Quality is fine. Price is a little above my local bazar.',
    'মোটামুটি ভালো।',
    'Nice, although I expected a bit more for the weight.',
  ],
  sorry: [
    'Arrived late and the box was dented. Support answered quickly, though.',
    'এবার মন ভরেনি।',
  ],
};

const bySection: Record<Section, Comments> = {
  vegetable: {
    glad: [
      'Fresher than what I get at Karwan Bazar at six in the morning.',
      'Leaves were still wet with dew. Cooked the same evening.',
      'No rotten one in the whole bag, all of one size.',
      'একদম টাটকা, গ্রামের স্বাদ।',
    ],
    fair: ['Two pieces were soft, the rest very good.', 'Fresh, but a bit more soil than I like.'],
    sorry: ['Came wilted on a hot day. They refunded me.'],
  },
  fish: {
    glad: [
      'Ice was still hard when I opened the box. No smell at all.',
      'মাছটা একেবারে তাজা ছিল, পেটি দারুণ।',
      'Cut exactly as I asked, head split, scales off.',
      'The oil that came out in the pan! This is the real thing.',
      'Weighed it at home: fifty grams over.',
    ],
    fair: ['Tasty. Pieces were cut thicker than I wanted.', 'Good fish, smaller roe than hoped.'],
    sorry: ['Not as fresh as last time.'],
  },
  fruits: {
    glad: [
      'Sweet, every single one. The children finished it in a day.',
      'Hard on arrival, perfect after two days in newspaper.',
      'কার্বাইড ছাড়া ফলের স্বাদই আলাদা।',
      'The smell filled the whole flat.',
    ],
    fair: ['Three of them were bruised, the others great.', 'Sweet but smaller than last year.'],
    sorry: ['Over-ripe when it came.'],
  },
  homemade: {
    glad: [
      'Tastes like my nani’s. I did not expect to write that.',
      'ঘরের খাবারের স্বাদ, ঝাল একদম ঠিক।',
      'Half of it was gone before dinner.',
      'You can see that it is made in small batches. Lovely label, date on the lid.',
      'Not too sweet, which is rare.',
    ],
    fair: ['A bit too oily for me, but good taste.', 'Nice. Wish the jar were bigger.'],
    sorry: ['Lid had leaked a little in the bag.'],
  },
  accessories: {
    glad: [
      'The stitching is beautiful, neat on the back as well.',
      'Bought one as a present and kept it. Ordering another.',
      'রংটা ছবির মতোই, কাপড় নরম।',
      'Solid work, you can feel that a person made it.',
      'Colour did not run in the first wash.',
    ],
    fair: ['Colour a shade darker than on my phone.', 'Pretty, slightly smaller than I imagined.'],
    sorry: ['One thread was loose. Exchanged without fuss.'],
  },
};

/** Texts of reviews by section and by how pleased the buyer is. */
export function commentsOf(section: Section): Comments {
  const own = bySection[section];
  return {
    glad: [...own.glad, ...own.glad, ...everywhere.glad],
    fair: [...own.fair, ...everywhere.fair],
    sorry: [...own.sorry, ...everywhere.sorry],
  };
}

export const reviewers = [
  'Tania Sultana',
  'Rakib Hasan',
  'Mst. Shirin Akter',
  'Imran Hossain',
  'Nasrin Jahan',
  'Sabbir Ahmed',
  'Farzana Yeasmin',
  'Arif Chowdhury',
  'Sumaiya Islam',
  'Kamrul Hasan',
  'রুমানা পারভীন',
  'মো. সোহেল রানা',
  'Priya Das',
  'Subrata Saha',
  'Jannatul Ferdous',
  'Mehedi Hasan',
  'আফরোজা বেগম',
  'Shuvo Barua',
  'Lamia Rahman',
  'Anisur Rahman',
  'Mitu Chakma',
  'Tarek Aziz',
  'শারমিন সুলতানা',
  'Rezaul Karim',
  'Nabila Tasnim',
  'Polash Roy',
  'Sadia Afrin',
  'Habibur Rahman',
  'Ishrat Zahan',
  'Monir Uddin',
];
