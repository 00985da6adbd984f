/** Stars, then the sub-categories it fits (none: all of the section), then what a buyer says. */
export const fishReviews = `
5 river-fish farmed-fish sea-fish prawns-crabs: Ice was still hard when I opened the box. No smell at all.
5 river-fish: মাছটা একেবারে তাজা ছিল, পেটি দারুণ।
5 river-fish farmed-fish: Cut exactly as I asked, head split, scales off.
5 river-fish: The oil that came out in the pan! This is the real thing.
5 Weighed it at home: fifty grams over.
5 river-fish farmed-fish sea-fish: Gills red, eyes clear, belly firm. I check all three, every time.
5 farmed-fish: None of the mud I had feared. My children asked for it again.
5 farmed-fish: পুকুরের মাছ এত পরিষ্কার স্বাদের হয়, জানতাম না।
5 sea-fish: Reached Dhaka the day after it landed, and tasted like it.
5 sea-fish: Big clean flakes, hardly a bone. Grilled it with lime and nothing else.
5 prawns-crabs: Heads full of fat, so I made the gravy from those alone.
5 prawns-crabs: Count to the kilo was exactly what it said.
5 prawns-crabs: মালাইকারি রান্না করেছি, সবাই চেটেপুটে খেয়েছে।
5 dried-fish: No sand, no powder smell. Bhorta like at my grandmother’s.
5 dried-fish: শুঁটকির আসল গন্ধ, বাড়তি লবণ নেই।
5 dried-fish: Vacuum packed so well that nobody in the bus noticed.
5 Third order from this ghat. Never disappointed.
4 river-fish farmed-fish sea-fish: Tasty. Pieces were cut thicker than I wanted.
4 river-fish: Good fish, smaller roe than hoped.
4 river-fish farmed-fish: Fresh, but I had to take off the last scales myself.
4 sea-fish: Very good, although the ice had half melted by noon.
4 prawns-crabs: Sweet and firm. A few were smaller than the grade.
4 dried-fish: Good, a little saltier than last time, so soak it longer.
4 মাছ ভালো, ডেলিভারি এক দিন দেরি।
4 farmed-fish: Honest fish for the price, nothing more and nothing less.
3 river-fish farmed-fish sea-fish: Fresh enough, but much lost in cleaning.
3 river-fish: Bonier than I remember. Perhaps the season is over.
3 prawns-crabs: Half the size of those in the picture, taste all right.
3 dried-fish: Some pieces were broken to crumbs.
3 স্বাদ ঠিক আছে, তবে আগের বারের মতো না।
3 sea-fish: Good on the first day, soft on the second.
2 Not as fresh as last time.
2 river-fish farmed-fish sea-fish prawns-crabs: The ice was water when it came, and the box smelled.
2 river-fish farmed-fish: Asked for it cut, got it whole.
2 dried-fish: Damp inside the packet; I dried it again on the roof.
1 মাছ নরম ছিল, ফেলে দিতে হয়েছে। টাকা ফেরত চেয়েছি।
1 Came at ten at night, for a dinner at eight.
`;
