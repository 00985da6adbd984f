import { BuildErrors } from './BuildErrors';

describe('the errors of builds', () => {
  it('include those of sources that only the server runs', () => {
    const all = new BuildErrors();
    expect(all.note({ part: 'shell', side: 'server', errors: ['head.ts:7'] })).toEqual([
      'head.ts:7',
    ]);
    expect(all.note({ part: 'shell', side: 'client', errors: [] })).toEqual(['head.ts:7']);
    expect(all.note({ part: 'shell', side: 'server', errors: [] })).toEqual([]);
  });

  it('name once an error that both sides have, and no error of another part', () => {
    const all = new BuildErrors();
    all.note({ part: 'mf_content', side: 'client', errors: ['Contact.tsx:3'] });
    all.note({ part: 'shell', side: 'client', errors: ['head.ts:7'] });
    expect(all.note({ part: 'mf_content', side: 'server', errors: ['Contact.tsx:3'] })).toEqual([
      'Contact.tsx:3',
    ]);
  });
});
