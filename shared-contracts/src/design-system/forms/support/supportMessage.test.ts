import { validateSupport } from './supportMessage';

const draft = { name: 'Rahima', emailOrPhone: '01711223344', message: 'Hello' };

describe('validateSupport', () => {
  it.each([
    ['01711223344', '+8801711223344'],
    ['০১৭১১২২৩৩৪৪', '+8801711223344'],
    [' rahima@mail.example ', 'rahima@mail.example'],
  ])('normalises the contact %j to %j', (emailOrPhone, sent) => {
    expect(validateSupport({ ...draft, emailOrPhone }).body?.emailOrPhone).toBe(sent);
  });

  it.each([
    [{ name: '  ' }, ['name']],
    [{ name: '\u200B', message: '\u3164' }, ['name', 'message']],
    [{ emailOrPhone: '' }, ['emailOrPhone']],
    [{ emailOrPhone: 'rahima' }, ['emailOrPhone']],
    [{ emailOrPhone: 'rahima@' }, ['emailOrPhone']],
    [{ emailOrPhone: '12' }, ['emailOrPhone']],
    [{ message: '\n ' }, ['message']],
    [{ name: '', message: '' }, ['name', 'message']],
  ])('refuses a draft with %j because of the fields %j', (changes, wrong) => {
    const { errors, body } = validateSupport({ ...draft, ...changes });
    expect(Object.keys(errors)).toEqual(wrong);
    expect(body).toBeUndefined();
  });
});
