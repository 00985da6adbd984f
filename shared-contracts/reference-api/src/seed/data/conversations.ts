interface Said {
  /** Last digit of the demo customer's phone. */
  customer: 1 | 2 | 3 | 4 | 5;
  daysAgo: number;
  text: string;
}

interface Conversation extends Said {
  /** Handle of the blog post. */
  post: string;
  replies?: Said[];
  /** Not published by the market yet. */
  isWaiting?: boolean;
}

/** Comments of the demo customers under the posts of the blog. */
export const conversations: Conversation[] = [
  {
    post: 'how-to-choose-a-hilsa',
    customer: 2,
    daysAgo: 2,
    text: 'I always press the belly, never looked at the back. Tried it this Friday and came home with the best one this year.',
    replies: [
      { customer: 1, daysAgo: 2, text: 'Padma or Chandpur, could you tell the difference?' },
      { customer: 2, daysAgo: 1, text: 'Chandpur, and yes: the smell fills the stairs.' },
    ],
  },
  {
    post: 'how-to-choose-a-hilsa',
    customer: 3,
    daysAgo: 1,
    text: 'ডিমওয়ালা ইলিশ আর ডিম ছাড়া ইলিশের স্বাদের পার্থক্যটা নিয়েও লিখবেন।',
  },
  {
    post: 'how-to-choose-a-hilsa',
    customer: 4,
    daysAgo: 0,
    text: 'Is a frozen one worth it outside the season?',
    isWaiting: true,
  },
  {
    post: 'mango-calendar',
    customer: 1,
    daysAgo: 5,
    text: 'Printed it and put it on the fridge. Himsagar first, then I wait for Fazli.',
    replies: [
      { customer: 3, daysAgo: 4, text: 'রাজশাহী থেকে বলছি: এ বছর গোপালভোগ এক সপ্তাহ আগে এসেছে।' },
    ],
  },
  {
    post: 'achar-in-the-sun',
    customer: 4,
    daysAgo: 30,
    text: 'Day three and it rained. I put the jars by the oven, is that the end of it?',
    replies: [
      {
        customer: 1,
        daysAgo: 29,
        text: 'Mine lived through two days of rain. Keep the cloth dry.',
      },
    ],
  },
  {
    post: 'forty-thousand-stitches',
    customer: 1,
    daysAgo: 18,
    text: 'My quilt came with a small note about who made it. Reading this I understand the price.',
  },
  {
    post: 'jute-comes-home',
    customer: 3,
    daysAgo: 10,
    text: 'ব্যাগটা দুই বছর ধরে ব্যবহার করছি, এখনো একটা সেলাইও খোলেনি।',
  },
  {
    post: 'rice-for-every-dish',
    customer: 2,
    daysAgo: 25,
    text: 'Kalijira for polao, and nothing else in our house. My mother would agree with every line.',
  },
];
