import { readApiOrigins } from './readApiOrigins';

describe('readApiOrigins', () => {
  it.each([
    [undefined, ['http://127.0.0.1:4000']],
    ['', ['http://127.0.0.1:4000']],
    ['https://api.example/', ['https://api.example']],
    [
      'http://10.0.0.1:4000, http://10.0.0.2:4000/',
      ['http://10.0.0.1:4000', 'http://10.0.0.2:4000'],
    ],
    ['http://a:1/api,http://b:1/api/,http://a:1/api', ['http://a:1/api', 'http://b:1/api']],
  ])('reads %j', (text, expected) => {
    expect(readApiOrigins(text)).toEqual(expected);
  });

  it.each([
    ['api', 'API_ORIGIN is "api"; it must be an address such as https://api.example.com.'],
    [
      'http://a:1,b, ,ftp://c,http://d?x',
      'API_ORIGIN holds "b" and "" and "ftp://c" and "http://d?x"; it must be addresses with commas between them, such as https://api.example.com.',
    ],
    [
      'http://a/api,http://b,http://c/',
      'API_ORIGIN holds "http://b" and "http://c"; all its addresses must have the same path as http://a/api.',
    ],
  ])('names all that is wrong in %j', (text, message) => {
    expect(() => readApiOrigins(text)).toThrow(message);
  });
});
