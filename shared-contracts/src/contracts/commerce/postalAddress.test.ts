import { addressLines, isSameAddress } from './postalAddress';

const address = {
  name: 'Rahima Khatun',
  phone: '+8801711000001',
  division: 'Rajshahi',
  district: 'Natore',
  upazila: 'Singra',
  area: 'Chaugram',
  street: 'House 4',
};

it.each([
  [{}, ['House 4', 'Chaugram, Singra', 'Natore, Rajshahi']],
  [{ postcode: '6450' }, ['House 4', 'Chaugram, Singra', 'Natore 6450, Rajshahi']],
  [
    { landmark: 'by the school' },
    ['House 4, by the school', 'Chaugram, Singra', 'Natore, Rajshahi'],
  ],
  [{ landmark: '', postcode: null }, ['House 4', 'Chaugram, Singra', 'Natore, Rajshahi']],
  [{ district: 'Rajshahi' }, ['House 4', 'Chaugram, Singra', 'Rajshahi']],
  [{ district: 'Rajshahi', postcode: '6000' }, ['House 4', 'Chaugram, Singra', 'Rajshahi 6000']],
  [{ upazila: 'Chaugram' }, ['House 4', 'Chaugram', 'Natore, Rajshahi']],
  [{ area: 'Singra R/A' }, ['House 4', 'Singra R/A', 'Natore, Rajshahi']],
])('addressLines formats an address with %j as %j', (changes, lines) => {
  expect(addressLines({ ...address, ...changes })).toEqual(lines);
});

it('addressLines writes place names and digits in the language of the page', () => {
  const placeNames = { division: 'রাজশাহী', district: 'নাটোর', upazila: 'সিংড়া' };
  expect(addressLines({ ...address, postcode: '6450', placeNames }, 'bn')).toEqual([
    'House 4',
    'Chaugram, সিংড়া',
    'নাটোর ৬৪৫০, রাজশাহী',
  ]);
});

it.each(['Singra R/A', 'সিংড়া বাজার'])(
  'addressLines leaves out the upazila if the area %s already contains its English or Bangla name',
  (area) => {
    const placeNames = { division: 'রাজশাহী', district: 'নাটোর', upazila: 'সিংড়া' };
    expect(addressLines({ ...address, area, placeNames }, 'bn')[1]).toBe(area);
  },
);

const saved = {
  name: 'Rahima Khatun',
  phone: '+8801711000001',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 27',
  street: 'House 4',
};

it.each([
  [{}, true],
  [{ landmark: null, postcode: '' }, true],
  [{ name: 'Karim Traders' }, false],
  [{ phone: '+8801711000002' }, false],
  [{ postcode: '1209' }, false],
])(
  'isSameAddress says whether an address looks like its copy with the changes %j: %s',
  (changes, isSame) => {
    expect(isSameAddress(saved, { ...saved, ...changes })).toBe(isSame);
  },
);
