/** Stars, then the sub-categories it fits (none: all of the section), then what a buyer says. */
export const fruitReviews = `
5 mango-season seasonal-fruits everyday-fruits: Sweet, every single one. The children finished it in a day.
5 mango-season: Hard on arrival, perfect after two days in newspaper.
5 mango-season everyday-fruits: কার্বাইড ছাড়া ফলের স্বাদই আলাদা।
5 mango-season seasonal-fruits everyday-fruits citrus: The smell filled the whole flat.
5 mango-season: Packed in straw, not one bruise after three hundred kilometres.
5 mango-season: এক ক্রেট এনেছিলাম, প্রতিবেশীরাও অর্ডার করেছে।
5 mango-season: No fibre at all, orange to the stone. Exactly the variety they name.
5 seasonal-fruits: Tasted like the tree behind our school.
5 seasonal-fruits: টক-মিষ্টি একদম ঠিকঠাক, লবণ-মরিচ দিয়ে জমে গেছে।
5 seasonal-fruits: Short season, so I took two lots. Good decision.
5 everyday-fruits: For tiffin boxes all week. Nothing came back home.
5 everyday-fruits: Ripe when it came, ripe on the third day, gone on the fourth.
5 citrus: Thin skin and full of juice, the way one hopes and rarely gets.
5 citrus: One or two were enough for a jug of shorbot.
5 imported-fruits: Cold from the box, crisp to the last bite.
5 imported-fruits: বিদেশি ফল এত টাটকা আগে পাইনি।
5 dry-fruits: Fresh crop, no dust, no bitter ones. Bought again for Eid.
5 dry-fruits: Gave half of it as a present and regretted it.
4 mango-season seasonal-fruits everyday-fruits imported-fruits: Three of them were bruised, the others great.
4 mango-season seasonal-fruits: Sweet but smaller than last year.
4 mango-season: Needed four days to ripen, not two. Worth the wait.
4 seasonal-fruits everyday-fruits: Good, though I would have picked them a day later.
4 everyday-fruits: ভালো, তবে এক-দুইটা বেশি পেকে গেছে।
4 citrus: Juicy. A few seeds more than I like.
4 imported-fruits: Very good and rather dear, as everybody knows.
4 dry-fruits: Good quality; the zip of the bag did not hold.
3 mango-season everyday-fruits: Half ripe, half not. One has to eat by plan.
3 seasonal-fruits: Sourer than it looks, so it became a chutney.
3 citrus: Dry inside, some of them. The others were fine.
3 imported-fruits: Looked perfect and tasted of little.
3 dry-fruits: A bit dry even for dry fruit.
3 ফল ভালোই, কিন্তু প্যাকেটের নিচেরগুলো চাপা খেয়েছে।
2 mango-season seasonal-fruits everyday-fruits imported-fruits: Over-ripe when it came.
2 citrus everyday-fruits seasonal-fruits: Much smaller than in the picture.
2 বাক্স খুলে দেখি তিনটা পচা।
1 dry-fruits: Stale. I sent it back the same day.
1 mango-season seasonal-fruits everyday-fruits citrus imported-fruits: More bad ones than good ones. Never had this before here.
`;
