import * as z from 'zod/mini';
import barishal from './data/barishal.json';
import chattogram from './data/chattogram.json';
import dhaka from './data/dhaka.json';
import khulna from './data/khulna.json';
import mymensingh from './data/mymensingh.json';
import rajshahi from './data/rajshahi.json';
import rangpur from './data/rangpur.json';
import sylhet from './data/sylhet.json';

/** Bangla names by English ones. */
const names = z.record(z.string(), z.string());

const placesOfDivision = z.object({
  name: z.string(),
  nameBn: z.string(),
  districts: z.array(
    z.object({
      name: z.string(),
      nameBn: z.string(),
      upazilas: names,
      /** Of the district's city, where it has a metropolitan police. */
      thanas: z.optional(names),
    }),
  ),
});

/** The country by division, district and upazila or thana (data/README.md names the source). */
export const places = z.parse(z.array(placesOfDivision), [
  barishal,
  chattogram,
  dhaka,
  khulna,
  mymensingh,
  rajshahi,
  rangpur,
  sylhet,
]);
