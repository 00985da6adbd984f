import { validateLogin } from './signIn';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('validateLogin', () => {
  // @spec 5.3
  it.each([
    ['01711000001', '+8801711000001'],
    ['+8801711000001', '+8801711000001'],
    [' 01711-000 001 ', '+8801711000001'],
    ['০১৭১১০০০০০১', '+8801711000001'],
    ['1711000001', '+8801711000001'],
    ['+880 01711-000001', '+8801711000001'],
    ['\u202A(+880)\u00A01711\u2011000001\u202C', '+8801711000001'],
    ['\u200Bayesha@mail.example\u2060', 'ayesha@mail.example'],
    ['ayesha@mail.example', 'ayesha@mail.example'],
  ])('accepts %j and returns %j', (typed, sent) => {
    const form = formOf({ emailOrPhone: typed, password: 'Passw0rd!' });
    expect(validateLogin(form).credentials).toEqual({ emailOrPhone: sent, password: 'Passw0rd!' });
  });

  it('keeps spaces in a password', () => {
    const form = formOf({ emailOrPhone: 'a@b.example', password: ' a b ' });
    expect(validateLogin(form).credentials?.password).toBe(' a b ');
  });

  // @spec 5.1
  it.each([
    [{ emailOrPhone: '', password: '' }, ['emailOrPhone', 'password']],
    [{ emailOrPhone: '   ', password: 'x' }, ['emailOrPhone']],
    [{ emailOrPhone: '\u200B\u3164', password: 'x' }, ['emailOrPhone']],
    [{ emailOrPhone: '01711000001', password: '' }, ['password']],
    [{}, ['emailOrPhone', 'password']],
  ])('rejects %j', (fields: Record<string, string>, wrong) => {
    const { errors, credentials } = validateLogin(formOf(fields));
    expect(Object.keys(errors)).toEqual(wrong);
    expect(credentials).toBeUndefined();
  });
});
