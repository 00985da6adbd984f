import { ApiError } from '@marketplace/contracts/api/client';
import { formResult } from './formActions';
import { lazyAction } from './lazyAction';

const refusal = (status: number, message = 'No', code = 'no') =>
  new ApiError({ kind: 'http', status, message, code });
const fields = { phone: 'shipping.phone' };

it.each([
  [refusal(409, 'Taken', 'taken'), { status: 'failed', code: 'taken', message: 'Taken' }, 409],
  [
    refusal(400, 'phone must be a phone number'),
    { status: 'invalid', problems: { 'shipping.phone': 'invalid' } },
    400,
  ],
  [refusal(400, 'constructor must be a text'), { status: 'failed' }, 400],
  [refusal(409, 'phone is taken'), { status: 'failed', message: 'phone is taken' }, 409],
  [new ApiError({ kind: 'network', message: 'Something went wrong' }), { status: 'failed' }, 500],
  [new TypeError('x is not a function'), { status: 'failed' }, 500],
])('formResult turns the error %s into a form result', async (error, data, status) => {
  const answer = await formResult.failed(error, fields);
  expect(answer).toMatchObject({ data, init: { status } });
});

it('formResult returns a general message if the API did not reply in time', async () => {
  const lost = new ApiError({ kind: 'timeout', message: 'Something went wrong' });
  const { data } = await formResult.failed(lost);
  expect(data).toEqual({ status: 'failed', message: 'Something went wrong' });
});

it.each([
  ['en', 'already-open', 'You have complained about this item already'],
  ['bn', 'already-open', 'এই পণ্য নিয়ে আপনার একটি অভিযোগ আছে, সেটির সমাধান এখনো হয়নি'],
  ['en', 'not-found', 'This is no longer there. Please load the page again.'],
  ['bn', 'not-found', 'এটি আর নেই। পাতাটি আবার লোড করুন।'],
])(
  'formResult says in the language %s why the API refused the form: %s',
  async (lang, code, message) => {
    document.documentElement.lang = lang;
    const host = 'You have complained about this item already';
    const { data } = await formResult.failed(refusal(409, host, code));
    expect(data).toEqual({ status: 'failed', code, message });
    document.documentElement.lang = '';
  },
);

it('formResult throws the error of a refused token, so that the shell can redirect to the home page', async () => {
  await expect(formResult.failed(refusal(401))).rejects.toMatchObject({ status: 401 });
});

const args = {
  request: new Request('http://shop.test/profile', { method: 'POST' }),
  params: {},
  context: {},
  unstable_pattern: '',
};

it('lazyAction runs the action after its code is loaded', async () => {
  const action = lazyAction(async () => ({ action: async ({ request }) => request.method }));
  // The cast is safe: only fields that actions do not read are missing.
  await expect(action(args as unknown as Parameters<typeof action>[0])).resolves.toBe('POST');
});

it("lazyAction returns a failed result if the action's code cannot be loaded", async () => {
  const action = lazyAction(() => Promise.reject(new Error('Loading chunk failed')));
  await expect(action(args as unknown as Parameters<typeof action>[0])).resolves.toMatchObject({
    data: { status: 'failed' },
    init: { status: 500 },
  });
});
