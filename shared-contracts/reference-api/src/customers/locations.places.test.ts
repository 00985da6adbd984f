import { readCustomers } from '../seed/customers';
import { places } from './locations';

const districts = places.flatMap(({ name: division, districts }) =>
  districts.map((district) => ({ ...district, division })),
);
const find = (district: string) => districts.find(({ name }) => name === district);
const count = (names: object | undefined) => Object.keys(names ?? {}).length;

describe('the locations of Bangladesh', () => {
  it.each([
    ['Barishal', 6, 42],
    ['Chattogram', 11, 104],
    ['Dhaka', 13, 89],
    ['Khulna', 10, 59],
    ['Mymensingh', 4, 35],
    ['Rajshahi', 8, 67],
    ['Rangpur', 8, 58],
    ['Sylhet', 4, 41],
  ])('contain in %s %d districts with %d upazilas', (division, districtCount, upazilaCount) => {
    const inside = districts.filter((district) => district.division === division);
    expect(inside).toHaveLength(districtCount);
    expect(inside.reduce((sum, { upazilas }) => sum + count(upazilas), 0)).toBe(upazilaCount);
  });

  it.each([
    ['Dhaka', 50],
    ['Chattogram', 15],
    ['Rajshahi', 11],
    ['Khulna', 8],
    ['Gazipur', 7],
    ['Rangpur', 6],
    ['Sylhet', 5],
    ['Barishal', 4],
    ['Cumilla', 0],
  ])('contain in district %s %d thanas of its city', (district, thanas) => {
    expect(count(find(district)?.thanas)).toBe(thanas);
  });

  it.each([
    ['Chattogram', "Cox's Bazar", 'Teknaf', 'টেকনাফ'],
    ['Chattogram', 'Cumilla', 'Laksam', 'লাকসাম'],
    ['Dhaka', 'Narayanganj', 'Narayanganj Sadar', 'নারায়ণগঞ্জ সদর'],
    ['Khulna', 'Jashore', 'Jashore Sadar', 'যশোর সদর'],
    ['Mymensingh', 'Netrokona', 'Durgapur', 'দুর্গাপুর'],
    ['Rajshahi', 'Bogura', 'Shibganj', 'শিবগঞ্জ'],
    ['Rangpur', 'Kurigram', 'Char Rajibpur', 'চর রাজিবপুর'],
    ['Barishal', 'Bhola', 'Char Fasson', 'চরফ্যাশন'],
    ['Sylhet', 'Sunamganj', 'Shantiganj', 'শান্তিগঞ্জ'],
  ])(
    'contain in division %s, district %s, the upazila %s',
    (division, district, upazila, nameBn) => {
      expect(find(district)?.division).toBe(division);
      expect(find(district)?.upazilas[upazila]).toBe(nameBn.normalize('NFC'));
    },
  );

  it('have no duplicate names within one parent, in either language', () => {
    const groups = [
      places,
      districts,
      ...districts.map(({ upazilas, thanas = {} }) =>
        [...Object.entries(upazilas), ...Object.entries(thanas)].map(([name, nameBn]) => ({
          name,
          nameBn,
        })),
      ),
    ];
    for (const group of groups) {
      expect(new Set(group.map(({ name }) => name)).size).toBe(group.length);
      expect(new Set(group.map(({ nameBn }) => nameBn)).size).toBe(group.length);
    }
  });

  it('have normalised and trimmed names, in Latin letters and in Bangla letters', () => {
    const pairs = districts.flatMap(({ name, nameBn, upazilas, thanas }) => [
      [name, nameBn],
      ...Object.entries({ ...upazilas, ...thanas }),
    ]);
    for (const [name, nameBn] of [...pairs, ...places.map((each) => [each.name, each.nameBn])]) {
      expect(name).toMatch(/^[A-Z][A-Za-z' -]*[A-Za-z]$/);
      expect(nameBn).toMatch(/^[\u0980-\u09ff]+( [\u0980-\u09ff]+)*$/);
      expect(nameBn).toBe(nameBn?.normalize('NFC'));
    }
  });

  it('contain the division, the district and the upazila or thana of every address of the demonstration market', () => {
    for (const address of readCustomers().flatMap(({ addresses }) => addresses)) {
      const district = find(address.district);
      expect([address.district, district?.division]).toEqual([address.district, address.division]);
      expect(Object.keys({ ...district?.upazilas, ...district?.thanas })).toContain(
        address.upazila,
      );
    }
  });
});
