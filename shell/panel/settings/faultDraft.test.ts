import { describeFault, FIRST_FAULT, faultOf } from './faultDraft';

it.each([
  [{ call: 'placeOrder' }, { call: 'placeOrder', reply: { status: 503 } }, 'placeOrder: 503'],
  [
    { call: 'placeOrder', status: '409', code: 'out-of-stock', times: '1', delayMs: '20' },
    {
      call: 'placeOrder',
      reply: { status: 409, code: 'out-of-stock' },
      times: 1,
      delayMs: 20,
    },
    'placeOrder: 409 out-of-stock after 20 ms once',
  ],
  [
    { call: 'listBlogs', reply: 'offline' as const },
    { call: 'listBlogs', reply: 'offline' },
    'listBlogs: offline',
  ],
  [
    { call: 'listBlogs', reply: '' as const, delayMs: '5000' },
    { call: 'listBlogs', delayMs: 5000 },
    'listBlogs: answers after 5000 ms',
  ],
  [
    { hits: 'remote' as const, remote: 'mf_content', call: 'listBlogs' },
    { remote: 'mf_content', fails: 'missing' },
    'mf_content: missing',
  ],
  [
    {
      hits: 'remote' as const,
      remote: 'mf_content',
      on: 'browser' as const,
      fails: '' as const,
      delayMs: '900',
    },
    { remote: 'mf_content', on: 'browser', delayMs: 900 },
    'mf_content in the browser: loads after 900 ms',
  ],
])('the fields %j describe the fault %j', (fields, fault, line) => {
  expect(faultOf({ ...FIRST_FAULT, ...fields })).toEqual(fault);
  expect(describeFault(faultOf({ ...FIRST_FAULT, ...fields }))).toBe(line);
});
