import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line } from './fields';
import { listOf } from './pagination';

const place = {
  /** English name, which is used in addresses. */
  name: z.string(),
  /** Bangla name. */
  nameBn: z.string(),
};

/** A district of a division. */
const district = z.object(place);

/** One of the country's divisions with its districts. */
export const division = z.object({ ...place, districts: z.array(district) });
export type Division = z.infer<typeof division>;

/** An upazila, or in a city a thana. */
export const upazila = z.object(place);
export type Upazila = z.infer<typeof upazila>;

/**
 * Names of divisions and districts for addresses. Caches keep them for an hour, because only a law
 * can change them.
 */
export const listDivisions = defineCall({
  id: 'listDivisions',
  summary: "The country's divisions with their districts",
  method: 'GET',
  path: '/location/division',
  access: 'public',
  reply: listOf(division),
  errors: [],
  cacheSeconds: 3600,
  isExtension: true,
});

/**
 * Upazilas and thanas of a district, which is given by its English name in upper or lower case. The
 * list is empty for an unknown district.
 */
export const listUpazilas = defineCall({
  id: 'listUpazilas',
  summary: 'The upazilas and thanas of a district',
  method: 'GET',
  path: '/location/upazila',
  access: 'public',
  query: z.object({
    /** English name of a district, from `listDivisions`. */
    district: line(60),
  }),
  reply: listOf(upazila),
  errors: [400],
  cacheSeconds: 3600,
  isExtension: true,
});
