import { craftNames } from './craftNames';
import { foodNames } from './foodNames';

/**
 * Names of things here, a thing a line: English, Bangla, Bangla in Latin letters and usual
 * misspellings. Whoever types one of them means them all; a name may have several words.
 */
export const SEARCH_NAMES = `${foodNames.trim()}
${craftNames.trim()}`;

/** Kinds and qualities: they narrow nothing where another word finds something. */
export const GENERIC_NAMES = `
fish, vegetable, fruit, homemade, red, green, white, black, winter, food, foods, khabar, খাবার, item, items, product, products
fresh, deshi, dry, river, sea, pond, mixed, round, long
good, best, valo, bhalo, ভালো, ভাল, premium, quality, khati, khaati, খাঁটি, original, asol, আসল
big, boro, large, বড়, small, choto, ছোট, medium, whole, asto, আস্ত, cut, cleaned, ripe
cheap, sosta, sasta, সস্তা, new, notun, নতুন, special, living, live, jyanto, জ্যান্ত
`;

/** Amounts and what stands around a name: they say nothing of what is looked for. */
export const FILLER_NAMES = `
kg, kgs, kilo, kilos, kilogram, keji, kezi, কেজি, কিলো, g, gm, gms, gram, grams, গ্রাম, গ্রা
l, lt, ltr, liter, litre, লিটার, ml, মিলি, pc, pcs, piece, pieces, pis, পিস, টি, টা, ta, ti, hali, হালি
dozen, dojon, dozon, ডজন, packet, pack, pkt, প্যাকেট, box, বক্স, bundle, ati, আটি, আঁটি, jar, bottle, set
price, prices, dam, daam, দাম, koto, কত, taka, tk, bdt, টাকা, buy, kinbo, kinte, চাই, কিনব, order, online
bd, bangladesh, dhaka, delivery, home, shop, near, me, in, of, for, the, a, an, and, with, to, from, er, এর, ও, half, আধা, এক, ek, one
`;
