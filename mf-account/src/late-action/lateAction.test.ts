import { lateAction } from './lateAction';

const args = {
  request: new Request('http://shop.test/profile', { method: 'POST' }),
  params: {},
  context: {},
  unstable_pattern: '',
};

it('hands the form to the action once its code is there', async () => {
  const action = lateAction(async () => ({ action: async ({ request }) => request.method }));
  // Only the two fields that actions read; the rest is the router's own.
  await expect(action(args as unknown as Parameters<typeof action>[0])).resolves.toBe('POST');
});

it('tells the form that its code could not be had', async () => {
  const action = lateAction(() => Promise.reject(new Error('Loading chunk failed')));
  await expect(action(args as unknown as Parameters<typeof action>[0])).resolves.toMatchObject({
    data: { status: 'failed' },
    init: { status: 500 },
  });
});
