/** Stars, then what a buyer says of whatever it was. */
export const generalReviews = `
5 Exactly as in the picture. Will order again.
5 Good packing, came within the promised time.
5 ভালো জিনিস, দামও ঠিক আছে।
5 My mother approved, and she approves of nothing bought online.
5 Third order from this shop. Never disappointed.
5 খুব ভালো লেগেছে, ধন্যবাদ।
5 The rider called before coming. Everything was as it should be.
5 যা দেখেছি, তাই পেয়েছি।
5 Ordered at night for my parents in another district; they rang me the next day, delighted.
4 Good, but delivery took a day longer than expected.
4 মোটামুটি ভালো।
4 Nice, although I expected a bit more for the price.
3 It is all right. Neither more nor less.
3 Support answered, but only on the second day.
3 চলনসই, আরেকবার ভেবে দেখব।
2 Arrived late and the box was dented. Support answered quickly, though.
2 এবার মন ভরেনি।
1 Cancelled once, delivered late, and nobody said why.
`;

/** Answers of shops: to who was glad, to who was not quite, to who was sorry. */
export const shopAnswers = {
  glad: [
    'Thank you. We read this one aloud to everybody who packed it.',
    'ধন্যবাদ! আপনাদের এমন কথাই আমাদের কাজের দাম।',
    'Thank you, and greetings to your family.',
    'We are glad. See you next season.',
  ],
  fair: [
    'Thank you for saying so plainly. We have told the packers.',
    'ঠিক বলেছেন, পরের বার আরও খেয়াল রাখব।',
    'A fair point. Write it in the note of your next order, and we shall choose for you.',
    'Thank you. We weigh twice from now on.',
  ],
  sorry: [
    'We are sorry. Please report it under your order: we refund it or send it again.',
    'দুঃখিত, এমন হওয়ার কথা না। অর্ডারের পাতা থেকে জানান, টাকা ফেরত দেব।',
    'That should not have left our door. We have spoken with the driver and with the packer.',
    'We are sorry for the trouble. The next one is on us; our number is on our page.',
  ],
} as const;
