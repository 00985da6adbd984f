/** Stars, then the sub-categories it fits (none: all of the section), then what a buyer says. */
export const vegetableReviews = `
5 Fresher than what I get at Karwan Bazar at six in the morning.
5 leafy-greens: Leaves were still wet with dew. Cooked the same evening.
5 No rotten one in the whole bag, all of one size.
5 একদম টাটকা, গ্রামের স্বাদ।
5 leafy-greens: Not one yellow leaf, and the roots were cut off already.
5 leafy-greens: শাকটা এত কচি যে ডাঁটাসহ রেঁধেছি।
5 gourds: Peeled like butter, seeds soft as they should be.
5 gourds roots: Cooked through in ten minutes. That is how young it was.
5 roots: Dry, clean, no green spots. Lasted us three weeks.
5 roots: ভর্তা বানিয়ে বুঝলাম, এটা হিমাগারের বাসি জিনিস না।
5 everyday-vegetables: Firm to the core. Even my father, who trusts only his own bazar, took seconds.
5 everyday-vegetables: Sorted properly: nothing crushed at the bottom of the bag.
5 herbs-aromatics: The smell filled the lift before I reached my floor.
5 herbs-aromatics local-onion: Strong and juicy, half of what I normally use is enough.
5 Came in paper, not in plastic, and by eight in the morning.
5 সকালে অর্ডার, বিকেলে হাতে। ওজনে একটুও কম না।
4 Two pieces were soft, the rest very good.
4 Fresh, but a bit more soil than I like.
4 leafy-greens: Good bunch, although smaller than the week before.
4 Good quality. The price is a few taka above my local shop.
4 roots gourds carrot: Sizes vary a lot in one bag, taste is fine.
4 দাম একটু বেশি, তবে জিনিস ভালো।
4 everyday-vegetables: Fresh. I would have liked it a little less ripe.
4 herbs-aromatics: Fine, only the packet was hard to close again.
3 Half of it was really fresh, the other half a day older.
3 Weight was right with the wrapping on, which I do not count.
3 মোটামুটি। বাজারে গিয়ে বেছে নিলে এর চেয়ে ভালো পেতাম।
3 everyday-vegetables: Looked better than it tasted this time.
3 roots carrot: A few had cuts that I had to trim away.
3 leafy-greens: Stems thicker than in the picture, needed long cooking.
2 Came wilted on a hot day. They refunded me.
2 Arrived in the evening although I had paid for the morning.
2 নিচের দিকের কয়েকটা পচা ছিল।
2 roots gourds carrot: Hard and stringy inside, not what I am used to from this shop.
1 Wrong thing in the bag, and it was too late to cook anything else.
1 অর্ধেক ফেলে দিতে হলো, খুব হতাশ।
`;
