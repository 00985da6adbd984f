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

/** An upazila, or a thana of a city. */
export const upazila = z.object(place);
export type Upazila = z.infer<typeof upazila>;

/**
 * Lists the divisions and districts that address forms offer. Caches keep the list for an hour,
 * because only a law can change it.
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
 * Lists the upazilas and thanas of a district. The query gives the district's English name, in
 * upper or lower case. The list is empty for an unknown district.
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
