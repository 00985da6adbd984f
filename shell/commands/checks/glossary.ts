/** A word to avoid in the translations of a language, and its replacement. */
export interface Term {
  avoid: RegExp;
  use: string;
  /** English texts whose translation may contain the word. */
  unless?: RegExp;
}

const NARROW = 'a narrow no-break space (U+202F)';

/**
 * Words to avoid in each language, with their replacements, so that each concept has one word. The
 * replacements follow the usage of good shops in the country.
 */
export const GLOSSARY: Readonly<Record<string, readonly Term[]>> = {
  bn: [
    { avoid: /পৃষ্ঠা/, use: 'পাতা' },
    { avoid: /ই-মেইল/, use: 'ইমেইল' },
    { avoid: /এখনও/, use: 'এখনো' },
    { avoid: /সংরক্ষণ/, use: 'সেভ করুন', unless: /ভোক্তা-অধিকার/ },
    { avoid: /হালনাগাদ/, use: 'আপডেট' },
    { avoid: /তারকা/, use: 'স্টার' },
    { avoid: /নগদ/, use: 'ক্যাশ', unless: /Nagad/ },
    { avoid: /ফোন নম্বর/, use: 'মোবাইল নম্বর' },
    { avoid: /ফোন কর/, use: 'কল করুন' },
    { avoid: /কুরিয়ার/, use: 'ডেলিভারিম্যান' },
    { avoid: /সাপোর্ট|সহায়তা দল/, use: 'সাহায্য ও সহায়তা' },
    { avoid: /অনুষঙ্গ|ব্যবহার্য/, use: 'কারুপণ্য ও অ্যাকসেসরিজ' },
    { avoid: /সারসংক্ষেপ/, use: 'অর্ডারের হিসাব' },
    { avoid: /মীমাংসা/, use: 'সমাধান' },
    // This word is correct only for goods that are returned to a shop, not for refunded money.
    { avoid: /ফেরত/, use: 'রিফান্ড', unless: /পণ্য|ফেরত নিতে|ফেরত ও রিফান্ড/ },
    { avoid: /বিলের ঠিকানা/, use: 'বিলিং ঠিকানা' },
    { avoid: /পেমেন্টের উপায়/, use: 'পেমেন্ট পদ্ধতি' },
    { avoid: /(?:বদলান|মুছুন):/, use: '{name} এডিট করুন, {name} মুছুন' },
    { avoid: /MB/, use: 'এমবি' },
    { avoid: /বিভাগ/, use: 'শাখা', unless: /division/i },
    { avoid: /শাখা/, use: 'বিভাগ', unless: /section/i },
    { avoid: /Nodibazar/i, use: 'নদীবাজার' },
    {
      avoid: /brandName\}-/,
      use: '{brandName}, which `atName` or `ofName` has joined to its ending',
    },
    { avoid: /(?:^|\s)চালান/, use: 'ইনভয়েস', unless: /Play/ },
    { avoid: /দেরি হলেও/, use: 'সর্বোচ্চ' },
    { avoid: /মোট,? সর্বোচ্চ/, use: 'সর্বোচ্চ মোট' },
    { avoid: /উইশলিস্ট/, use: 'পছন্দের তালিকা' },
    { avoid: /এক নজরে/, use: 'একনজরে' },
    { avoid: /সব দেখুন:/, use: 'মাছের সব পণ্য দেখুন' },
    { avoid: /থেকে পার্সেল/, use: '{shopName}-এর পার্সেল' },
    { avoid: /বিধি মেনে চলা/, use: 'আইনি তথ্য' },
    { avoid: /লগইন করা আছেন/, use: 'লগইন করে আছেন' },
    { avoid: /বিক্রেতা লগইন/, use: 'বিক্রেতার লগইন' },
    { avoid: /বাদ দিন/, use: 'ফিরে যান (cancel), সরিয়ে দিন (remove)' },
    { avoid: /বেশি বিক্রি/, use: 'বেস্টসেলার' },
    { avoid: /প্রস্তুতি/, use: 'কীভাবে কেটে দেব' },
    { avoid: /খাওয়ার উপযোগী/, use: 'পাকা, এখনই খাওয়া যাবে' },
    { avoid: /(?:^|\s)এল\s/, use: '… এসে গেছে' },
    { avoid: /পরিশোধ/, use: 'পেমেন্ট', unless: /payouts/ },
    { avoid: /(?:^|\s)বার্তা/, use: 'মেসেজ' },
    { avoid: /স্টক শেষ/, use: 'স্টকে নেই' },
    { avoid: /আনা যায়নি|লোড করা যায়নি/, use: 'দেখানো যাচ্ছে না' },
    { avoid: /পাতাটি আবার খুলুন/, use: 'পাতাটি আবার লোড করুন' },
    { avoid: /কাউকে দেবেন না/, use: 'কাউকে বলবেন না' },
  ],
  fr: [
    { avoid: /\bentrez\b/i, use: 'Saisissez' },
    { avoid: /\bcherche[rz]\b/i, use: 'Rechercher', unless: /looking for/ },
    { avoid: /étiquette/i, use: 'Mot-clé', unless: /label/ },
    { avoid: /liste de souhaits/i, use: 'liste d’envies' },
    { avoid: /example\.com/, use: 'exemple.com' },
    { avoid: /\bfaux\b/, use: 'incorrect' },
    { avoid: /plus demandés/, use: 'Les plus populaires' },
    { avoid: /douzaine\(s\)/, use: 'douzaine or douzaines' },
    { avoid: /[^\u202f][?!;»]/, use: `${NARROW} before it` },
    { avoid: /«[^\u202f]/, use: `${NARROW} after it` },
    { avoid: /[^\u00a0]:/, use: 'a no-break space (U+00A0) before it' },
  ],
};
