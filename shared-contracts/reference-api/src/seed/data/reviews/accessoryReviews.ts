/** Stars, then the sub-categories it fits (none: all of the section), then what a buyer says. */
export const accessoryReviews = `
5 gamcha-weaves nakshi-kantha: The stitching is beautiful, neat on the back as well.
5 Bought one as a present and kept it. Ordering another.
5 gamcha-weaves nakshi-kantha: রংটা ছবির মতোই, কাপড় নরম।
5 Solid work, you can feel that a person made it.
5 gamcha-weaves nakshi-kantha panjabi block-print-bedsheet: Colour did not run in the first wash.
5 jute-bags: Carried ten kilos of rice home in it. Not a thread moved.
5 jute-bags: বাজারের ব্যাগ হিসেবে নিয়েছিলাম, এখন অফিসেও নিয়ে যাই।
5 gamcha-weaves: Light, airy, and it dries in an hour.
5 gamcha-weaves panjabi: ঈদের দিন পরেছিলাম, সবাই জিজ্ঞেস করেছে কোথা থেকে কেনা।
5 panjabi: Fits as the size says, which I cannot say of any other shop.
5 nakshi-kantha: There is a name stitched in the corner. I wrote to thank her.
5 nakshi-kantha: এত সূক্ষ্ম কাজ, দেখে বিশ্বাস হয় না হাতে করা।
5 jewellery: So light that I forgot I was wearing it.
5 jewellery: হলুদের অনুষ্ঠানে পরেছি, ছবিতে দারুণ এসেছে।
5 jewellery: Came in a small box with a cotton pad, ready to be given.
5 kitchenware: Heavy, balanced, made to outlive me.
5 kitchenware: In daily use for a month and looks better than new.
5 kitchenware: মাটির গন্ধটা এখনো আছে, রান্নার স্বাদও আলাদা।
5 home-craft wooden-nouka: It stands in our hall and every guest asks about it.
5 home-craft wooden-nouka glass-bangles-dozen: Wrapped so well that it took ten minutes to reach it. Not a scratch.
5 home-craft wooden-nouka: দেশি জিনিস, দেশি রং, মন ভরে গেল।
4 gamcha-weaves nakshi-kantha jute-bags panjabi block-print-bedsheet: Colour a shade darker than on my phone.
4 Pretty, slightly smaller than I imagined.
4 jute-bags: Strong. It smells of jute for the first week.
4 gamcha-weaves panjabi block-print-bedsheet: Good cloth; I ironed it twice before it hung right.
4 jewellery: Lovely. The hook is a little stiff.
4 kitchenware: Good work, one edge was rough and I sanded it.
4 home-craft: Bright and cheerful, a small drop of paint on the back.
4 জিনিসটা সুন্দর, পৌঁছাতে পাঁচ দিন লেগেছে।
4 nakshi-kantha: Beautiful; two of the stitches had come loose and were easily mended.
3 panjabi: Runs small. Exchanged it for the next size without trouble.
3 jewellery: Nicer in the picture than on the hand.
3 jute-bags home-craft: Fine for the price, but the finish is hasty.
3 kitchenware: Smaller than it looks; read the size, I did not.
3 ছবির সাথে রং পুরো মেলে না।
3 nakshi-kantha: The work is good, the cloth thinner than I had hoped.
2 gamcha-weaves jute-bags: One thread was loose. Exchanged without fuss.
2 kitchenware home-craft: A corner had chipped on the way. They sent a new one.
2 jewellery: The colour came off after three days.
1 এক সপ্তাহেই সেলাই খুলে গেছে।
1 Not what I ordered, and the exchange took two weeks.
`;
