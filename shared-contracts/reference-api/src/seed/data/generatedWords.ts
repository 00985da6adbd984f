interface Word {
  english: string;
  bangla: string;
}

const parse = (rows: string): Word[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [english = '', bangla = ''] = row.split('|').map((cell) => cell.trim());
      return { english, bangla };
    });

/** Qualities of generated products. */
export const qualities = parse(`
  Fresh | টাটকা
  Organic | জৈব
  Premium | সেরা
  Deshi | দেশি
  Handpicked | বাছাই করা
  Family Pack | পারিবারিক প্যাক
  Morning | ভোরের
  Village | গ্রামের
  Heritage | ঐতিহ্যবাহী
  Gift | উপহারের
  Everyday | নিত্যদিনের
  Festival | উৎসবের
  Winter | শীতের
  Monsoon | বর্ষার
  Wholesale | পাইকারি
  Small Batch | ঘরোয়া
  Export Grade | রপ্তানিমানের
  Certified | সনদপ্রাপ্ত
  Seasonal | মৌসুমি
  Classic | চিরায়ত
`);

/** Origins of generated products: districts, the Bangla in the genitive. */
export const places = parse(`
  Bogura | বগুড়ার
  Rajshahi | রাজশাহীর
  Dinajpur | দিনাজপুরের
  Rangpur | রংপুরের
  Kushtia | কুষ্টিয়ার
  Jashore | যশোরের
  Khulna | খুলনার
  Satkhira | সাতক্ষীরার
  Barishal | বরিশালের
  Bhola | ভোলার
  Chandpur | চাঁদপুরের
  Noakhali | নোয়াখালীর
  Feni | ফেনীর
  Cumilla | কুমিল্লার
  Sylhet | সিলেটের
  Sunamganj | সুনামগঞ্জের
  Habiganj | হবিগঞ্জের
  Mymensingh | ময়মনসিংহের
  Netrokona | নেত্রকোনার
  Jamalpur | জামালপুরের
  Tangail | টাঙ্গাইলের
  Gazipur | গাজীপুরের
  Narsingdi | নরসিংদীর
  Munshiganj | মুন্সীগঞ্জের
  Faridpur | ফরিদপুরের
  Pabna | পাবনার
  Natore | নাটোরের
  Bandarban | বান্দরবানের
  Rangamati | রাঙামাটির
  Chattogram | চট্টগ্রামের
`);
