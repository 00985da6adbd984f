/** Stars, then the sub-categories it fits (none: all of the section), then what a buyer says. */
export const homemadeReviews = `
5 achar pitha mishti snacks-meals hot-meals coconut-naru hog-plum-chutney: Tastes like my nani’s. I did not expect to write that.
5 achar snacks-meals hot-meals hog-plum-chutney: ঘরের খাবারের স্বাদ, ঝাল একদম ঠিক।
5 pitha mishti snacks-meals hot-meals coconut-naru: Half of it was gone before dinner.
5 achar honey-ghee-oil sundarban-honey mustard-oil-ghani: You can see that it is made in small batches. Lovely label, date on the lid.
5 mishti pitha coconut-naru: Not too sweet, which is rare.
5 achar: The oil stands above the fruit, as it must. Will keep till winter, if we let it.
5 achar hog-plum-chutney: খিচুড়ির সাথে এই আচার, বৃষ্টির দিনে আর কী লাগে।
5 pitha: Still warm when it came, and the pattern was not even cracked.
5 pitha: শীতের সকালটা ঢাকায় ফিরে পেলাম।
5 mishti coconut-naru: Soft, fresh milk, no flour. My in-laws asked for the address.
5 mishti: Came on the hour that is written on the box.
5 mishti coconut-naru: রেজাল্টের দিন সবাইকে খাইয়েছি, বাক্স ফেরত আসেনি।
5 snacks-meals hot-meals: Enough for two hungry people and one who says she is not.
5 snacks-meals hot-meals: অফিসে আনিয়েছিলাম, এখন সবাই এখান থেকেই আনে।
5 honey-ghee-oil sundarban-honey mustard-oil-ghani: The smell when the lid comes off says everything.
5 honey-ghee-oil sundarban-honey mustard-oil-ghani: Asked for the lab report and had it within the hour.
5 honey-ghee-oil sundarban-honey mustard-oil-ghani: খাঁটি জিনিস, এত দিনে পেলাম।
5 spices-staples kalijira-rice red-lentils: Clean, no stones, no dust. One notices in the first pot.
5 spices-staples kalijira-rice red-lentils: Fresh and of this year. The old one from the supermarket went out.
5 spices-staples: মায়ের হাতের রান্নার সেই গন্ধ।
4 achar: A bit too oily for me, but good taste.
4 achar honey-ghee-oil sundarban-honey mustard-oil-ghani: Nice. Wish the jar were bigger.
4 pitha mishti coconut-naru: Good, a little sweeter than at home.
4 snacks-meals hot-meals: Tasty, the portion could be larger for the price.
4 spices-staples kalijira-rice red-lentils: Good. The bag should have a zip.
4 mishti coconut-naru: Very good, one piece was crushed on the way.
4 স্বাদ ভালো, প্যাকিং আরেকটু ভালো হতে পারত।
4 honey-ghee-oil sundarban-honey: Good, and it sets in the cold, as they say it does.
3 pitha: Tasty but cold by the time it came.
3 snacks-meals hot-meals: Milder than the label says.
3 achar: More stone than fruit in my jar.
3 mishti coconut-naru: All right. I have had better, and worse.
3 spices-staples kalijira-rice red-lentils: Ordinary; for this price I had hoped for more.
3 মোটামুটি ভালো, তবে নামের তুলনায় সাধারণ।
3 honey-ghee-oil sundarban-honey: Thinner than I expected. They explained why; still.
2 achar honey-ghee-oil sundarban-honey mustard-oil-ghani: Lid had leaked a little in the bag.
2 pitha mishti snacks-meals hot-meals coconut-naru: Made in the morning, it said; it did not taste so.
2 spices-staples kalijira-rice red-lentils: The seal was broken when it came. Exchanged without fuss.
1 pitha mishti snacks-meals hot-meals coconut-naru: Sour on arrival. I hope it was the heat and not the kitchen.
1 ভুল জিনিস এসেছে, ফোন ধরতেও দেরি।
`;
