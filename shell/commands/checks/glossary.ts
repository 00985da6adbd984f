/** A word to avoid in the translations of a language, and its replacement. */
export interface Term {
  avoid: RegExp;
  use: string;
  /** English texts whose translation may contain the word. */
  unless?: RegExp;
}

const NARROW = 'a narrow no-break space (U+202F)';

/**
 * Words to avoid, with their replacements, for each language, so that each concept has one word.
 * They follow the usage of good shops in the country.
 */
export const GLOSSARY: Readonly<Record<string, readonly Term[]>> = {
  bn: [
    { avoid: /পৃষ্ঠা/, use: 'পাতা' },
    { avoid: /ই-মেইল/, use: 'ইমেইল' },
    { avoid: /এখনও/, use: 'এখনো' },
    { avoid: /সংরক্ষণ/, use: 'সেভ করুন' },
    { avoid: /হালনাগাদ/, use: 'আপডেট' },
    { avoid: /তারকা/, use: 'স্টার' },
    { avoid: /নগদ/, use: 'ক্যাশ', unless: /Nagad/ },
    { avoid: /ফোন নম্বর/, use: 'মোবাইল নম্বর' },
    { avoid: /ফোন কর/, use: 'কল করুন' },
    { avoid: /কুরিয়ার/, use: 'ডেলিভারিম্যান' },
    { avoid: /সাপোর্ট|সহায়তা দল/, use: 'সাহায্য ও সহায়তা' },
    { avoid: /অনুষঙ্গ|ব্যবহার্য/, use: 'কারুপণ্য ও অ্যাকসেসরিজ' },
    { avoid: /সারসংক্ষেপ/, use: 'অর্ডারের হিসাব' },
    { avoid: /চালান/, use: 'ইনভয়েস', unless: /slide/i },
    { avoid: /মীমাংসা/, use: 'সমাধান' },
    { avoid: /ফেরত দেওয়া/, use: 'রিফান্ড' },
    { avoid: /বিলের ঠিকানা/, use: 'বিলিং ঠিকানা' },
    { avoid: /পেমেন্টের উপায়/, use: 'পেমেন্ট পদ্ধতি' },
    { avoid: /(?:বদলান|মুছুন):/, use: '{name} এডিট করুন, {name} মুছুন' },
    { avoid: /MB/, use: 'এমবি' },
    { avoid: /বিভাগ/, use: 'শাখা', unless: /division/i },
    { avoid: /শাখা/, use: 'বিভাগ', unless: /section/i },
    { avoid: /Nodibazar/i, use: 'নদীবাজার' },
  ],
  fr: [
    { avoid: /\bentrez\b/i, use: 'Saisissez' },
    { avoid: /\bcherche[rz]\b/i, use: 'Rechercher', unless: /looking for/ },
    { avoid: /étiquette/i, use: 'Mot-clé' },
    { avoid: /liste de souhaits/i, use: 'liste d’envies' },
    { avoid: /example\.com/, use: 'exemple.com' },
    { avoid: /[^\u202f][?!;»]/, use: `${NARROW} before it` },
    { avoid: /«[^\u202f]/, use: `${NARROW} after it` },
    { avoid: /[^\u00a0]:/, use: 'a no-break space (U+00A0) before it' },
  ],
};
