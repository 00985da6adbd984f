import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../build-kit/testing/fakeApi';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { type Division, listDivisions, listUpazilas } from '../../contracts/api/locations';
import { AddressFields } from './AddressFields';
import { fetchDivisions } from './fetchPlaces';

const place = (name: string, nameBn: string) => ({ name, nameBn });
const divisions: Division[] = [
  {
    ...place('Dhaka', 'ঢাকা'),
    districts: [place('Dhaka', 'ঢাকা'), place('Gazipur', 'গাজীপুর')],
  },
  { ...place('Sylhet', 'সিলেট'), districts: [place('Sylhet', 'সিলেট')] },
];
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  [...select(name).querySelectorAll('option')].map((option) => option.textContent);

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => warn.mockRestore());

function listSavar() {
  const api = fakeApi();
  api.reply(listDivisions, { items: divisions });
  api.reply(listUpazilas, { items: [place('Savar', 'সাভার'), place('Dhamrai', 'ধামরাই')] });
  return api;
}

const renderFields = (props: Partial<Parameters<typeof AddressFields>[0]> = {}) =>
  renderUi(<AddressFields kind="shipping" problems={{}} divisions={divisions} {...props} />);

it('the chosen division decides the list of districts, and the chosen district decides the list of upazilas', async () => {
  const api = listSavar();
  renderFields();
  expect(optionsOf('District')).toEqual(['Choose a division first']);
  await userEvent.selectOptions(select('Division'), 'Dhaka');
  expect(optionsOf('District')).toEqual(['Choose a district', 'Dhaka', 'Gazipur']);
  await userEvent.selectOptions(select('District'), 'Dhaka');
  await waitFor(() =>
    expect(optionsOf('Upazila or thana')).toEqual([
      'Choose an upazila or thana',
      'Savar',
      'Dhamrai',
    ]),
  );
  expect(api.sent[0]?.url.searchParams.get('district')).toBe('Dhaka');
});

it('a change of division or district clears the fields below it', async () => {
  listSavar();
  const defaults = { division: 'Dhaka', district: 'Dhaka', upazila: 'Savar' };
  renderFields({ defaults });
  await waitFor(() => expect(select('Upazila or thana')).toHaveValue('Savar'));
  await userEvent.selectOptions(select('District'), 'Gazipur');
  await waitFor(() => expect(optionsOf('Upazila or thana')).toContain('Dhamrai'));
  expect(select('Upazila or thana')).toHaveValue('');
  await userEvent.selectOptions(select('Division'), 'Sylhet');
  expect(select('District')).toHaveValue('');
  expect(optionsOf('Upazila or thana')).toEqual(['Choose a district first']);
});

it('a Bangla page shows places with Bangla names, and keeps English names as values', async () => {
  listSavar();
  renderUi(<AddressFields kind="shipping" problems={{}} divisions={divisions} />, { locale: 'bn' });
  await userEvent.selectOptions(select('Division'), 'সিলেট');
  expect(select('Division')).toHaveValue('Sylhet');
});

it('a saved place stays selected even if the API no longer lists it', async () => {
  listSavar();
  renderFields({ defaults: { division: 'Dhaka', district: 'Dhaka', upazila: 'Tejgaon' } });
  await waitFor(() => expect(select('Upazila or thana')).toHaveValue('Tejgaon'));
});

// @error region: listUpazilas
it('the upazila is a text field if the API lists no upazilas of the district', async () => {
  listSavar().fail(listUpazilas, 500);
  renderFields();
  await userEvent.selectOptions(select('Division'), 'Dhaka');
  await userEvent.selectOptions(select('District'), 'Gazipur');
  expect(await screen.findByRole('textbox', { name: 'Upazila or thana' })).toBeEnabled();
});

// @error region: listDivisions
it.each([
  ['has no list of divisions', (api: ReturnType<typeof fakeApi>) => api.fail(listDivisions, 404)],
  [
    'sends an empty list of divisions',
    (api: ReturnType<typeof fakeApi>) => api.reply(listDivisions, { items: [] }),
  ],
  ['cannot be reached', (api: ReturnType<typeof fakeApi>) => api.cut(listDivisions)],
])('the district, but not the division, is a text field if the API %s', async (_, arrange) => {
  arrange(fakeApi());
  renderFields({ divisions: fetchDivisions() });
  expect(await screen.findByRole('textbox', { name: 'District' })).toBeEnabled();
  expect(optionsOf('Division')).toHaveLength(9);
});

it('saved places are shown while the lists of places are loading', async () => {
  listSavar();
  const defaults = { division: 'Dhaka', district: 'Gazipur' };
  renderFields({ divisions: fetchDivisions(), defaults });
  expect(select('District')).toHaveValue('Gazipur');
  await waitFor(() => expect(optionsOf('Division')).toContain('Sylhet'));
  expect(select('District')).toHaveValue('Gazipur');
});

it('each field shows its own error message', () => {
  renderFields({
    problems: {
      'shipping.phone': 'invalid',
      'shipping.division': 'missing',
      'shipping.street': 'too-long',
    },
  });
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /^Enter a phone number of Bangladesh, like 01712345678/,
  );
  expect(select('Division')).toHaveAccessibleDescription('Choose a division');
  expect(screen.getByRole('textbox', { name: 'Street, house, flat' })).toBeInvalid();
});
